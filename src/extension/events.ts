export const eventNames = [
  'order.placed',
  'order.paid',
  'order.shipped',
  'order.delivered',
  'order.cancelled',
  'order.refunded',
  'stock.low',
  'review.written',
] as const;

export type EventName = (typeof eventNames)[number];

/** What happened, as it was committed. The body of outgoing webhooks is the same. */
export interface ShopEvent<Name extends EventName = EventName> {
  /** Repeated deliveries have the same id. */
  id: string;
  name: Name;
  /** ISO 8601. */
  at: string;
  data: EventData[Name];
}

/** Amounts are in paise. */
export interface OrderEventData {
  orderId: string;
  number: string;
  status: string;
  paymentStatus: string;
  total: number;
  currency: 'INR';
  items: { foodId: string; name: string; size: string; quantity: number; price: number }[];
  /** Of a refund. */
  refunded?: number;
}

export interface EventData {
  'order.placed': OrderEventData;
  'order.paid': OrderEventData;
  'order.shipped': OrderEventData;
  'order.delivered': OrderEventData;
  'order.cancelled': OrderEventData;
  'order.refunded': OrderEventData;
  'stock.low': { foodId: string; name: string; size: string; left: number };
  'review.written': { foodId: string; reviewId: string; rating: number };
}

/**
 * Receives events after their transaction was committed: at least once, and those of one order in order. A receiver that
 * throws is called again later; the events of that order wait for it.
 */
export type EventReceiver<Name extends EventName> = (
  event: ShopEvent<Name>,
  tools: { log: { info(details: object, message: string): void }; keys: Partial<Record<string, string>> },
) => Promise<void>;

export type EventReceivers = { [Name in EventName]?: EventReceiver<Name> };
