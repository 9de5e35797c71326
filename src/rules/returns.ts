import { returns } from '../messages/returns.ts';
import type { OrderStatus } from './order-status.ts';
import type { ShopPolicy } from './policy.ts';

const HOUR_MS = 3600 * 1000;

export const requestKinds = ['cancel', 'return', 'exchange', 'damage'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** Progress of an accepted return, exchange or damage report. */
export const returnStages = ['accepted', 'received', 'refunded', 'closed'] as const;
export type ReturnStage = (typeof returnStages)[number];
export type ReturnStep = 'send' | 'receive' | 'refund' | 'close';

/** Pieces of one line of the order, from 0. */
export interface ReturnedItem {
  line: number;
  quantity: number;
}

/** The admin's possible next steps. Damaged goods may be refunded before they come back, or without coming back. */
export function nextReturnSteps(
  kind: RequestKind,
  stage: ReturnStage | null,
  goodsStay = false,
): Exclude<ReturnStep, 'send'>[] {
  if (stage === 'accepted' && goodsStay) return ['refund', 'close'];
  if (stage === 'accepted') return kind === 'damage' ? ['refund', 'receive', 'close'] : ['receive', 'close'];
  if (stage === 'received') return ['refund', 'close'];
  return [];
}

/** The stage and the next step, as the customer reads it. */
export function returnStageText(
  kind: RequestKind,
  stage: ReturnStage,
  { isSent = false, goodsStay = false }: { isSent?: boolean; goodsStay?: boolean } = {},
): string {
  if (stage === 'refunded') return returns.stageRefunded;
  if (stage === 'closed') return returns.stageClosed;
  const isExchange = kind === 'exchange';
  if (stage === 'received') return isExchange ? returns.receivedThenExchange : returns.receivedThenRefund;
  if (kind === 'damage' || goodsStay) return returns.nextRefund;
  if (isSent) return returns.onItsWay;
  return isExchange ? returns.sendBackThenExchange : returns.sendBackThenRefund;
}

export type ReturnMark = Parameters<typeof returns.step>[0];

/** The steps of a request, as the customer and the shop see them; `isDone` for those that are behind. */
export function returnProgress({
  status,
  stage,
  kind,
  goodsStay,
  sentAt,
}: {
  status: 'open' | 'accepted' | 'declined';
  stage: ReturnStage | null;
  kind: RequestKind;
  goodsStay: boolean;
  /** When the goods left the customer. */
  sentAt: string | null;
}): { name: ReturnMark; isDone: boolean }[] {
  const asked = { name: 'asked' as const, isDone: true };
  if (status === 'declined') return [asked, { name: 'declined', isDone: true }];
  const isEnd = stage === 'refunded' || stage === 'closed';
  // a cancellation is settled when it is accepted
  const isSettled = isEnd || (status === 'accepted' && stage === null);
  const isReceived = stage === 'received' || isEnd;
  const last = stage === 'closed' || kind === 'exchange' || kind === 'cancel' ? 'settled' : 'refunded';
  return [
    asked,
    { name: 'accepted', isDone: status === 'accepted' },
    ...(goodsStay || kind === 'cancel'
      ? []
      : [
          { name: 'sent' as const, isDone: sentAt !== null || isReceived },
          { name: 'received' as const, isDone: isReceived },
        ]),
    { name: last, isDone: isSettled },
  ];
}

interface OrderTimes {
  status: OrderStatus;
  paymentStatus: string;
  createdAt: Date;
  deliveredAt?: Date | undefined;
  /** Paid in cash or by bank transfer, which the admin must refund manually. */
  isPaidOutside: boolean;
}

/** Until then, cancelling refunds the full amount without a request. */
export function freeCancelUntil(createdAt: Date, policy: Pick<ShopPolicy, 'freeCancellationHours'>): Date {
  return new Date(createdAt.getTime() + policy.freeCancellationHours * HOUR_MS);
}

/** How the customer can cancel: immediately, by a request to the admin, or not at all after shipping. */
export function cancelPath(
  { status, paymentStatus, createdAt, isPaidOutside }: OrderTimes,
  now: Date,
  policy: Pick<ShopPolicy, 'freeCancellationHours'>,
): 'at-once' | 'ask' | 'none' {
  const isBeforeShipping =
    status === 'PENDING' || status === 'CONFIRMED' || status === 'PAYMENT' || status === 'NEW';
  if (!isBeforeShipping) return 'none';
  if (paymentStatus !== 'COMPLETED') return 'at-once';
  return now <= freeCancelUntil(createdAt, policy) && !isPaidOutside ? 'at-once' : 'ask';
}

/** Requests that the policy currently allows for this order. */
export function allowedRequests(order: OrderTimes, now: Date, policy: ShopPolicy): RequestKind[] {
  if (cancelPath(order, now, policy) === 'ask') return ['cancel'];
  const { status, deliveredAt } = order;
  if (status !== 'DELIVERED' || !deliveredAt) return [];
  const hours = (now.getTime() - deliveredAt.getTime()) / HOUR_MS;
  return [
    ...(hours <= policy.returnDays * 24 ? (['return', 'exchange'] as const) : []),
    ...(hours <= policy.discrepancyHours ? (['damage'] as const) : []),
  ];
}
