import { businessDaysLater, type DispatchingShop, deliveryDays, deliveryEstimate } from './delivery.ts';
import type { OrderStatus } from './order-status.ts';

/** Days in India, such as 2026-11-18. */
export interface DaySpan {
  earliest: string;
  latest: string;
}

interface SentOrder {
  status: OrderStatus;
  address: { state: string } | string;
  cashOnDelivery?: unknown;
  /** Oldest first. */
  history: readonly { status: OrderStatus; at: string }[];
}

/** How long after its payment an order's page still says thank you. */
const THANKS_MS = 30 * 60_000;

/**
 * When an order is expected at its door: counted from the payment or the choice of cash, and again from the handover to the courier. A pending
 * order is counted as if it were paid now. Undefined when nobody can say: the state is unknown, the order waits for the
 * shop, has ended, or is later than it was expected.
 */
export function arrivalOf(
  { status, address, history, cashOnDelivery }: SentOrder,
  now: Date,
  shop: DispatchingShop,
): DaySpan | undefined {
  const state = typeof address === 'string' ? '' : address.state.trim();
  const at = status === 'PENDING' ? now : timeOf(history, status);
  if (!state || !at) return undefined;
  const days = deliveryDays(state, shop);
  const span: Partial<Record<OrderStatus, DaySpan>> = {
    PENDING: deliveryEstimate(state, at, shop),
    PAYMENT: deliveryEstimate(state, at, shop),
    ...(cashOnDelivery !== undefined && { CONFIRMED: deliveryEstimate(state, at, shop) }),
    SHIPPED: { earliest: businessDaysLater(at, days.min), latest: businessDaysLater(at, days.max) },
  };
  const expected = span[status];
  return expected && expected.latest >= businessDaysLater(now, 0) ? expected : undefined;
}

/** The last day on which a paid order leaves the shop. */
export function dispatchDay(paidAt: string, { policy }: DispatchingShop): string {
  return businessDaysLater(new Date(paidAt), policy.processingBusinessDays.max);
}

/** When the order was paid or cash was chosen, if that was just now and it has not been sent or cancelled since. */
export function justPaidAt(
  { status, history, cashOnDelivery }: Omit<SentOrder, 'address'>,
  now: Date,
): string | undefined {
  const isSettled = status === 'PAYMENT' || (status === 'CONFIRMED' && cashOnDelivery !== undefined);
  const at = isSettled ? timeOf(history, status) : undefined;
  // in either direction: the clock of a phone may be wrong
  return at && Math.abs(now.getTime() - at.getTime()) < THANKS_MS ? at.toISOString() : undefined;
}

function timeOf(history: SentOrder['history'], status: OrderStatus): Date | undefined {
  const at = history.findLast((change) => change.status === status)?.at;
  return at ? new Date(at) : undefined;
}
