import type { Queue } from '../platform/jobs.ts';
import type { EventKey } from './provider-events.store.ts';

/** A provider may be unreachable for hours; events and refunds wait for it. */
const PATIENT = {
  retryLimit: 20,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 300,
};
/** No retries: the next run comes soon anyway. */
const SCHEDULED = { retryLimit: 0, expireInSeconds: 300 };

export const eventQueue: Queue<EventKey> = { name: 'provider-event', options: PATIENT };
export const refundQueue: Queue<{ refundId: string }> = { name: 'refund', options: PATIENT };
export const reconcileQueue: Queue<object> = { name: 'reconcile', options: SCHEDULED };
export const reconcileDaysQueue: Queue<object> = { name: 'reconcile-days', options: SCHEDULED };
export const unpaidQueue: Queue<object> = { name: 'cancel-unpaid', options: SCHEDULED };
