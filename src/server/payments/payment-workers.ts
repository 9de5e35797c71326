import { type Queue, type Worker, worker } from '../platform/jobs.ts';
import { cancelUnpaid } from './cancel-unpaid.ts';
import type { PaymentDeps } from './payment-deps.ts';
import {
  eventQueue,
  reconcileDaysQueue,
  reconcileQueue,
  refundQueue,
  unpaidQueue,
} from './payment-queues.ts';
import { processEvent } from './process-event.ts';
import { reconcile, reconcileDays } from './reconcile.ts';
import { sendRefund } from './send-refund.ts';

export const paymentQueues: Queue<object>[] = [
  eventQueue,
  refundQueue,
  reconcileQueue,
  reconcileDaysQueue,
  unpaidQueue,
];

export function paymentWorkers(deps: PaymentDeps): Worker[] {
  return [
    worker(eventQueue, (key) => processEvent(deps, key)),
    worker(refundQueue, (refund) => sendRefund(deps, refund)),
    worker(reconcileQueue, () => reconcile(deps), '* * * * *'),
    worker(reconcileDaysQueue, () => reconcileDays(deps), '29 * * * *'),
    worker(unpaidQueue, () => cancelUnpaid(deps), '* * * * *'),
  ];
}
