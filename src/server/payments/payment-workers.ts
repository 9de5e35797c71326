import { type Queue, type Worker, worker } from '../platform/jobs.ts';
import { cancelUnpaid } from './cancel-unpaid.ts';
import type { PaymentParts } from './payment-deps.ts';
import { eventQueue, lookBackQueue, reconcileQueue, refundQueue, unpaidQueue } from './payment-queues.ts';
import { processEvent } from './process-event.ts';
import { reconcile, reconcileDays } from './reconcile.ts';
import { sendRefund } from './send-refund.ts';

export const paymentQueues: Queue<object>[] = [
  eventQueue,
  refundQueue,
  reconcileQueue,
  lookBackQueue,
  unpaidQueue,
];

/** What payments need done beside requests. */
export function paymentWorkers(parts: PaymentParts): Worker[] {
  return [
    worker(eventQueue, (key) => processEvent(parts, key)),
    worker(refundQueue, (refund) => sendRefund(parts, refund)),
    worker(reconcileQueue, () => reconcile(parts), '* * * * *'),
    worker(lookBackQueue, () => reconcileDays(parts), '29 * * * *'),
    worker(unpaidQueue, () => cancelUnpaid(parts), '* * * * *'),
  ];
}
