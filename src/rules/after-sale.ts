import type { OrderStatus } from './order-status.ts';
import { policy } from './policy.ts';

const HOUR_MS = 3600 * 1000;

export const requestKinds = ['cancel', 'return', 'exchange', 'damage'] as const;
export type RequestKind = (typeof requestKinds)[number];

interface OrderTimes {
  status: OrderStatus;
  paymentStatus: string;
  createdAt: Date;
  deliveredAt?: Date | undefined;
  /** Cash or a bank transfer, which only the owner can give back. */
  isPaidOutside: boolean;
}

/** Until then cancelling brings the whole amount back without asking. */
export function freeCancelUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + policy.freeCancellationHours * HOUR_MS);
}

/** What the customer can do about cancelling: at once, by asking the owner, or nothing once it is on its way. */
export function cancelWay(
  { status, paymentStatus, createdAt, isPaidOutside }: OrderTimes,
  now: Date,
): 'at-once' | 'ask' | 'none' {
  const isBeforeShipping =
    status === 'PENDING' || status === 'CONFIRMED' || status === 'PAYMENT' || status === 'NEW';
  if (!isBeforeShipping) return 'none';
  if (paymentStatus !== 'COMPLETED') return 'at-once';
  return now <= freeCancelUntil(createdAt) && !isPaidOutside ? 'at-once' : 'ask';
}

/** Which requests the policy allows for this order now. */
export function openRequests(order: OrderTimes, now: Date): RequestKind[] {
  if (cancelWay(order, now) === 'ask') return ['cancel'];
  const { status, deliveredAt } = order;
  if (status !== 'DELIVERED' || !deliveredAt) return [];
  const hours = (now.getTime() - deliveredAt.getTime()) / HOUR_MS;
  return [
    ...(hours <= policy.returnDays * 24 ? (['return', 'exchange'] as const) : []),
    ...(hours <= policy.discrepancyHours ? (['damage'] as const) : []),
  ];
}
