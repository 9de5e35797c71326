/** Every status of an order, in the order of the machine. */
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

/** A payment is recorded for the provider who says so, or by the job that asks the provider. */
const paid: readonly OrderActor[] = ['provider', 'system'];
const anyoneButProvider: readonly OrderActor[] = ['customer', 'admin', 'system'];
const shop: readonly OrderActor[] = ['admin'];

/** From, to, and who may do it; there is no other change. An order paid by other means is confirmed first. */
const transitions: Readonly<
  Record<OrderStatus, Readonly<Partial<Record<OrderStatus, readonly OrderActor[]>>>>
> = {
  NEW: { CONFIRMED: shop, PAYMENT: paid, CANCELLED: anyoneButProvider },
  PENDING: { CONFIRMED: shop, PAYMENT: paid, CANCELLED: anyoneButProvider },
  CONFIRMED: { PAYMENT: [...paid, ...shop], CANCELLED: anyoneButProvider },
  PAYMENT: { SHIPPED: shop, CANCELLED: anyoneButProvider },
  SHIPPED: { DELIVERED: shop },
  DELIVERED: {},
  CANCELLED: {},
};

export function mayChange(from: OrderStatus, to: OrderStatus, actor: OrderActor): boolean {
  return transitions[from][to]?.includes(actor) ?? false;
}

/** Where somebody can take the order from here. */
export function nextStatuses(from: OrderStatus, actor: OrderActor): OrderStatus[] {
  return orderStatuses.filter((to) => mayChange(from, to, actor));
}

/** The parcel has a number from when it is shipped; a wrong one is corrected also after delivery. */
export function mayCorrectTracking(status: OrderStatus): boolean {
  return status === 'SHIPPED' || status === 'DELIVERED';
}

/** Until the parcel has arrived. An unpaid order is placed anew instead: the address decides its delivery charge. */
export function mayCorrectAddress(status: OrderStatus): boolean {
  return status === 'PAYMENT' || status === 'SHIPPED';
}

/** Only a pending order can be paid online or deleted. */
export function isPayable(order: { status: OrderStatus; paymentStatus: string }): boolean {
  return order.status === 'PENDING' && order.paymentStatus === 'PENDING';
}

export function isOrderStatus(text: string): text is OrderStatus {
  return orderStatuses.some((status) => status === text);
}
