import { expireOrder } from '../orders/expire-order.ts';
import { overdueOrders } from '../orders/overdue-orders.ts';
import { getUnpaidTerms } from '../shop/unpaid-terms.ts';
import { selectCheckable, setChecked } from './attempts.store.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { LATEST_AUTHORISATION } from './reconcile.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Runs each minute: cancels orders that were not paid in time. First it checks every started payment at its provider: a
 * captured payment pays the order, and an order whose provider is unreachable stays. After a crash the order is as it
 * was, for the run of the next minute.
 */
export async function cancelUnpaid(deps: PaymentDeps): Promise<void> {
  const { cancelHours } = await getUnpaidTerms(deps.db);
  const from = await deps.sender();
  const unreachable = new Set<string>();
  for await (const orderId of overdueOrders(deps.db, cancelHours)) {
    try {
      if (await areAttemptsSettled(deps, { orderId, cancelHours, unreachable })) {
        await expireOrder({ db: deps.db, jobs: deps.jobs, from }, orderId, cancelHours);
      }
    } catch (error) {
      // a failure must not stop the others
      deps.log.warn({ error, order: orderId }, 'an unpaid order could not be cancelled');
    }
  }
}

/** Whether the providers reported the result of every payment attempt for the order. */
async function areAttemptsSettled(
  deps: PaymentDeps,
  { orderId, cancelHours, unreachable }: { orderId: string; cancelHours: number; unreachable: Set<string> },
): Promise<boolean> {
  const oldest = Math.max(LATEST_AUTHORISATION, cancelHours * 60) + LATEST_AUTHORISATION;
  for (const attempt of await selectCheckable(deps.db, orderId, oldest)) {
    if (unreachable.has(attempt.provider)) return false;
    const settled = await settlePayment(deps, attempt, { actor: 'system', isBrowserSilent: true });
    if (settled.is === 'unreachable' || isUnauthorised(settled)) {
      unreachable.add(attempt.provider);
      return false;
    }
    await setChecked(deps.db, attempt.id);
  }
  return true;
}

/** With wrong keys a provider reports nothing about the payment. */
function isUnauthorised(settled: Awaited<ReturnType<typeof settlePayment>>): boolean {
  return settled.is === 'rejected' && (settled.status === 401 || settled.status === 403);
}
