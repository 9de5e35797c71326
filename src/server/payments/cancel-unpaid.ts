import { expireOrder } from '../orders/expire-order.ts';
import { overdueOrders } from '../orders/overdue-orders.ts';
import { getUnpaidTerms } from '../shop/unpaid-terms.ts';
import { selectAskable, setChecked } from './attempts.store.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { Provider } from './payment-source.ts';
import { LATEST_AUTHORISATION } from './reconcile.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Each minute: orders that were not paid in time are cancelled. First the providers are asked about every payment that
 * was begun for them: money that is there pays the order, and while nobody answers it stays. Dying between two lines
 * leaves the order as it was, for the next minute.
 */
export async function cancelUnpaid(deps: PaymentDeps): Promise<void> {
  const { cancelHours } = await getUnpaidTerms(deps.db);
  const from = await deps.sender();
  const away = new Set<Provider>();
  for await (const orderId of overdueOrders(deps.db, cancelHours)) {
    try {
      if (await hasResponse(deps, { orderId, cancelHours, away })) {
        await expireOrder({ db: deps.db, jobs: deps.jobs, from }, orderId, cancelHours);
      }
    } catch (error) {
      // one that fails must not keep the others waiting
      deps.log.warn({ error, order: orderId }, 'an unpaid order could not be cancelled');
    }
  }
}

/** Whether the provider has said what became of every payment that was begun for the order. */
async function hasResponse(
  deps: PaymentDeps,
  { orderId, cancelHours, away }: { orderId: string; cancelHours: number; away: Set<Provider> },
): Promise<boolean> {
  const oldest = Math.max(LATEST_AUTHORISATION, cancelHours * 60) + LATEST_AUTHORISATION;
  for (const attempt of await selectAskable(deps.db, orderId, oldest)) {
    if (away.has(attempt.provider)) return false;
    const settled = await settlePayment(deps, attempt, { actor: 'system', isBrowserSilent: true });
    if (settled.is === 'unreachable' || isLockedOut(settled)) {
      away.add(attempt.provider);
      return false;
    }
    await setChecked(deps.db, attempt.id);
  }
  return true;
}

/** With wrong keys a provider says nothing about the payment. */
function isLockedOut(settled: Awaited<ReturnType<typeof settlePayment>>): boolean {
  return settled.is === 'rejected' && (settled.status === 401 || settled.status === 403);
}
