import type { StartedPayment } from '../../extension/payment-actions.ts';
import { onlineTotal } from '../../rules/cash-on-delivery.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { type AttemptRow, saveProviderOrder, setAttemptStatus } from './attempts.store.ts';
import { type AttemptCode, beginAttempt } from './begin-attempt.ts';
import type { MountedPayment } from './mount-payments.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { currentRate, quoteUsd } from './quote-usd.ts';
import { settlePayment } from './settle-payment.ts';

type Code = AttemptCode | 'payment-not-started' | 'payment-pending' | 'provider-away';

interface Started extends Pick<StartedPayment, 'providerOrderId' | 'browser'> {
  attempt: AttemptRow;
}

/** Starts a payment: with the provider's open order, or a new one. */
export async function startPayment(
  deps: PaymentDeps,
  { payment, server }: MountedPayment,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<Result<Started, Code>> {
  // requested before any row is locked
  const rate = payment.currency === 'USD' ? await currentRate(deps) : undefined;
  const begun = await beginAttempt(deps, {
    userId,
    orderId,
    payment,
    price: async (tx, order) => {
      if (!rate) return { amountMinor: onlineTotal(order), currency: 'INR' };
      const quote = await quoteUsd(tx, order, rate);
      return {
        amountMinor: quote.cents,
        currency: 'USD',
        exchangeRate: quote.rate,
        validUntil: quote.validUntil,
      };
    },
  });
  if (!begun.ok) return begun;
  const { attempt, order, isNew } = begun.value;
  const { shopName, shopUrl } = await deps.sender();
  const result = await server().start({ order, attempt, isNew, shopName, shopUrl });
  if (result.is === 'unreachable') return failure('provider-away');
  if (result.is === 'rejected' || result.value.state === 'over') {
    const code = result.is === 'rejected' ? result.code : 'OVER';
    deps.log.warn({ code, attempt: attempt.id }, `${payment.provider} rejected an order`);
    await setAttemptStatus(deps.db, attempt.id, 'failed');
    return failure('payment-not-started');
  }
  const { state, browser } = result.value;
  const providerOrderId = await saveProviderOrder(deps.db, attempt.id, result.value.providerOrderId);
  if (state === 'open') return success({ attempt, providerOrderId, browser });
  const settled = await settlePayment(deps, { ...attempt, providerOrderId }, { actor: 'provider' });
  if (settled.is === 'unreachable') return failure('provider-away');
  return failure(state === 'pending' ? 'payment-pending' : 'order-paid');
}
