import type { EventType } from '../rules/event-types.ts';

/** What happened, as it was committed. It is also the body of outgoing webhooks. */
export interface ShopEvent<Type extends EventType = EventType> {
  /** Repeated deliveries have the same id: what was done for it is not done again. */
  id: string;
  type: Type;
  /** When it happened, in ISO 8601. */
  timestamp: string;
  data: EventData[Type];
}

/** The order as its transaction left it. Amounts are in paise. It has no personal data. */
export interface OrderEventData {
  orderId: string;
  number: string;
  status: string;
  paymentStatus: string;
  total: number;
  currency: 'INR';
  items: { foodId: string; name: string; size: string; quantity: number; price: number }[];
}

export interface EventData {
  'order.placed': OrderEventData;
  'order.paid': OrderEventData;
  'order.shipped': OrderEventData;
  'order.delivered': OrderEventData;
  /** Also when a customer deletes an unpaid order. A payment that was on its way can still make it a paid one. */
  'order.cancelled': OrderEventData;
  /** The amount of this refund is in paise or cents; an order can have several. */
  'order.refunded': OrderEventData & { refunded: { amount: number; currency: string } };
  /** Once until the size is restocked, and again when it is sold out. */
  'stock.low': { foodId: string; name: string; size: string; left: number };
  'review.written': { foodId: string; reviewId: string; rating: number };
}

export interface ReceiverTools {
  log: { info(details: object, message: string): void };
  /** The keys that the extension declares. */
  keys: Partial<Record<string, string>>;
}

/**
 * Receives events after their transaction was committed: at least once, and those of one order in order. A receiver that
 * throws, or takes longer than a minute, is called again later; the events of that order wait for it.
 */
export type EventReceiver<Type extends EventType> = (
  event: ShopEvent<Type>,
  tools: ReceiverTools,
) => Promise<void>;

export type EventReceivers = { [Type in EventType]?: EventReceiver<Type> };

/** A module that exports `receivers`. It is server code: name it `*.server.ts`, so that it is never part of the pages. */
export type EventModule = () => Promise<{ receivers: EventReceivers }>;
