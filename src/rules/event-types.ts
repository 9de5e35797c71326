/** What happens in a shop that others may want to know. */
export const eventTypes = [
  'order.placed',
  'order.paid',
  'order.shipped',
  'order.delivered',
  'order.cancelled',
  'order.refunded',
  'stock.low',
  'review.written',
] as const;

export type EventType = (typeof eventTypes)[number];

/** Sent to an endpoint when an admin tests it. */
export const TEST_EVENT = 'webhook.test';

export const MAX_WEBHOOKS = 20;
