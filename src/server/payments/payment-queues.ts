import type { Queue } from '../platform/jobs.ts';
import type { EventKey } from './provider-events.store.ts';

/** A provider may be away for hours; events and refunds wait for it. */
const PATIENT = {
  retryLimit: 20,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 300,
};
/** The next minute brings the next one anyway. */
const BY_THE_CLOCK = { retryLimit: 0, expireInSeconds: 300 };

export const eventQueue: Queue<EventKey> = { name: 'provider-event', options: PATIENT };
export const refundQueue: Queue<{ refundId: string }> = { name: 'refund', options: PATIENT };
export const reconcileQueue: Queue<object> = { name: 'reconcile', options: BY_THE_CLOCK };
export const reconcileDaysQueue: Queue<object> = { name: 'reconcile-days', options: BY_THE_CLOCK };
export const unpaidQueue: Queue<object> = { name: 'cancel-unpaid', options: BY_THE_CLOCK };
