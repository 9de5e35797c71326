import type { TrackingStatus } from './tracking-status.ts';

/** The parcel is with the courier, or was. */
const left: ReadonlySet<TrackingStatus> = new Set([
  'picked-up',
  'in-transit',
  'out-for-delivery',
  'undelivered',
  'delivered',
  'coming-back',
  'returned',
]);
/** Somebody has to act: call the customer, unpack, or claim the loss. */
const tasks = ['undelivered', 'returned', 'lost', 'damaged'] as const satisfies TrackingStatus[];
type ParcelTask = (typeof tasks)[number];
/** Nothing follows, so the courier is no longer asked. */
export const finalStatuses = ['delivered', 'returned', 'void'] as const;
/** What customers see; the rest are the courier's own steps. */
const shown: ReadonlySet<TrackingStatus> = new Set([...left, 'lost', 'damaged']);

interface Report {
  status: TrackingStatus;
  at: Date | string;
}

export interface ParcelProgress {
  hasLeft: boolean;
  isDelivered: boolean;
  /** The newest report that says where the parcel is. */
  status: TrackingStatus | undefined;
  task: ParcelTask | undefined;
}

/** Reports may come twice, late and in any order: their times decide. */
export function parcelProgress(reports: readonly Report[]): ParcelProgress {
  const known = reports
    .filter(({ status }) => status !== 'other')
    .toSorted((one, other) => timeOf(one) - timeOf(other));
  const status = known.at(-1)?.status;
  return {
    hasLeft: known.some((report) => left.has(report.status)),
    isDelivered: status === 'delivered',
    status,
    task: tasks.find((task) => task === status),
  };
}

export function isShownToCustomers(status: TrackingStatus): boolean {
  return shown.has(status);
}

/** Our order at the courier: its number, and `-2` for the second parcel. */
export function parcelReference(number: number | string, parcel: number): string {
  return parcel === 1 ? String(number) : `${number}-${parcel}`;
}

const timeOf = ({ at }: Report) => new Date(at).getTime();
