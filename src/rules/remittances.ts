/** Couriers whose payout files can be read. */
export const remittanceCouriers = ['shiprocket', 'delhivery'] as const;
export type RemittanceCourier = (typeof remittanceCouriers)[number];

/** A courier pays out within ten days of the delivery. */
export const OVERDUE_DAYS = 10;

/** Only a matched line is recorded; unclear, adjusted and differing ones wait for a person. */
export const lineStates = ['matched', 'settled', 'differs', 'adjusted', 'unclear', 'unknown'] as const;
export type LineState = (typeof lineStates)[number];

/** One parcel of a payout; amounts in paise. */
export interface RemittanceLine {
  crf: string;
  awb: string;
  amount: number;
  adjusted: number;
  /** How many lines of the file were added up. */
  count: number;
}

export interface Payout {
  crf: string;
  utr: string;
  paidOn: string | null;
  available: number | null;
  freight: number | null;
  early: number | null;
  instant: number | null;
  reversal: number | null;
  paid: number | null;
}

export interface Remittance {
  courier: RemittanceCourier;
  payouts: Payout[];
  lines: RemittanceLine[];
}

/** An order that a parcel with this number belongs to. */
export interface CashParcel {
  status: string;
  paymentStatus: string;
  total: number;
  isUndelivered: boolean;
}

/** Without spaces and dashes, in capitals: as people type it and as couriers print it are the same number. */
export function bareAwb(awb: string): string {
  return awb.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
}

/** Parcels are matched by their number alone, never by name or amount. */
export function stateOfLine(
  { amount, adjusted }: Pick<RemittanceLine, 'amount' | 'adjusted'>,
  parcels: readonly CashParcel[],
): LineState {
  const [parcel, second] = parcels;
  if (!parcel) return 'unknown';
  if (second) return 'unclear';
  if (parcel.paymentStatus !== 'PENDING') return 'settled';
  const isSent = parcel.status === 'SHIPPED' || parcel.status === 'DELIVERED';
  if (!isSent || parcel.isUndelivered) return 'unclear';
  if (adjusted !== 0) return 'adjusted';
  return amount === parcel.total ? 'matched' : 'differs';
}

/** By how many paise the sums of a payout are wrong; null where the file does not tell them. */
export function checkTotals(
  { available, freight, early, instant, reversal, paid }: Payout,
  lines: readonly Pick<RemittanceLine, 'amount'>[],
): { lines: number | null; paid: number | null } {
  const sum = lines.reduce((all, { amount }) => all + amount, 0);
  const deductions = (freight ?? 0) + (early ?? 0) + (instant ?? 0) + (reversal ?? 0);
  return {
    lines: available === null ? null : sum - available,
    paid: available === null || paid === null ? null : paid - (available - deductions),
  };
}
