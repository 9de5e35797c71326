/** All order statuses, in the order of the state machine. */
export const orderStatuses = [
  'NEW',
  'PENDING',
  'CONFIRMED',
  'PAYMENT',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];
export type OrderActor = 'customer' | 'admin' | 'provider' | 'system';

/** A payment is recorded by the provider's webhook or by the reconciliation job. */
const paid: readonly OrderActor[] = ['provider', 'system'];
const anyoneButProvider: readonly OrderActor[] = ['customer', 'admin', 'system'];
const shop: readonly OrderActor[] = ['admin'];
/** A courier reports what it fetched and delivered. */
const shopOrCourier: readonly OrderActor[] = ['admin', 'provider'];

/** All allowed transitions and who may make them. An order paid offline is confirmed first. */
const transitions: Readonly<
  Record<OrderStatus, Readonly<Partial<Record<OrderStatus, readonly OrderActor[]>>>>
> = {
  NEW: { CONFIRMED: shop, PAYMENT: paid, CANCELLED: anyoneButProvider },
  PENDING: { CONFIRMED: shop, PAYMENT: paid, CANCELLED: anyoneButProvider },
  CONFIRMED: { PAYMENT: [...paid, ...shop], CANCELLED: anyoneButProvider },
  PAYMENT: { SHIPPED: shopOrCourier, CANCELLED: anyoneButProvider },
  SHIPPED: { DELIVERED: shopOrCourier },
  DELIVERED: {},
  CANCELLED: {},
};

/** More of them while an order waits for its cash on delivery: it ships unpaid, and its parcel may come back. */
const cashTransitions: Readonly<
  Partial<Record<OrderStatus, Readonly<Partial<Record<OrderStatus, readonly OrderActor[]>>>>>
> = {
  PENDING: { CONFIRMED: ['customer'] },
  CONFIRMED: { SHIPPED: shopOrCourier },
  SHIPPED: { CANCELLED: shop },
};

export function mayChange(
  from: OrderStatus,
  to: OrderStatus,
  actor: OrderActor,
  awaitsItsCash = false,
): boolean {
  const isUsual = transitions[from][to]?.includes(actor) ?? false;
  return isUsual || (awaitsItsCash && (cashTransitions[from]?.[to]?.includes(actor) ?? false));
}

/** Statuses that the actor can set next. */
export function nextStatuses(from: OrderStatus, actor: OrderActor, awaitsItsCash = false): OrderStatus[] {
  return orderStatuses.filter((to) => mayChange(from, to, actor, awaitsItsCash));
}

/** From shipping on, also after delivery. */
export function mayCorrectTracking(status: OrderStatus): boolean {
  return status === 'SHIPPED' || status === 'DELIVERED';
}

/** Until delivery. An unpaid order is placed again instead, because the address determines its delivery charge. */
export function mayCorrectAddress(status: OrderStatus, awaitsItsCash = false): boolean {
  return status === 'PAYMENT' || status === 'SHIPPED' || (status === 'CONFIRMED' && awaitsItsCash);
}

/** Only a pending order can be paid online or deleted. */
export function isPayable(order: { status: OrderStatus; paymentStatus: string }): boolean {
  return order.status === 'PENDING' && order.paymentStatus === 'PENDING';
}

/** Until it ships, an order with cash on delivery can be paid online instead. */
export function isPayableOnline(
  order: { status: OrderStatus; paymentStatus: string },
  isCashOnDelivery: boolean,
): boolean {
  const isConfirmedCash =
    isCashOnDelivery && order.status === 'CONFIRMED' && order.paymentStatus === 'PENDING';
  return isPayable(order) || isConfirmedCash;
}

export function isOrderStatus(text: string): text is OrderStatus {
  return orderStatuses.some((status) => status === text);
}
