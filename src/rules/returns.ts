import type { OrderStatus } from './order-status.ts';
import { policy } from './policy.ts';

const HOUR_MS = 3600 * 1000;

export const requestKinds = ['cancel', 'return', 'exchange', 'damage'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** How far an accepted return, exchange or damage has come. */
export const returnStages = ['accepted', 'received', 'refunded', 'closed'] as const;
export type ReturnStage = (typeof returnStages)[number];
export type ReturnStep = 'receive' | 'refund' | 'close';

/** What the shop does next. A broken bottle need not come back before its money does. */
export function nextReturnSteps(kind: RequestKind, stage: ReturnStage | null): ReturnStep[] {
  if (stage === 'accepted') return kind === 'damage' ? ['refund', 'receive', 'close'] : ['receive', 'close'];
  if (stage === 'received') return ['refund', 'close'];
  return [];
}

/** The stage and the next step in the customer's words. */
export function returnStageText(kind: RequestKind, stage: ReturnStage): string {
  if (stage === 'refunded') return 'Your refund is on its way.';
  if (stage === 'closed') return 'This is settled.';
  const next = kind === 'exchange' ? 'we send you the exchange' : 'we send your refund';
  if (stage === 'received') return `We have received the goods. Next: ${next}.`;
  return kind === 'damage' ? `Next: ${next}.` : `Next: please send the goods back to us. Then ${next}.`;
}

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
export function cancelPath(
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
  if (cancelPath(order, now) === 'ask') return ['cancel'];
  const { status, deliveredAt } = order;
  if (status !== 'DELIVERED' || !deliveredAt) return [];
  const hours = (now.getTime() - deliveredAt.getTime()) / HOUR_MS;
  return [
    ...(hours <= policy.returnDays * 24 ? (['return', 'exchange'] as const) : []),
    ...(hours <= policy.discrepancyHours ? (['damage'] as const) : []),
  ];
}
