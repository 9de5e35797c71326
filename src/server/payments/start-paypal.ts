import type { PaypalStarted } from '../../contract/payment.ts';
import { failure, type Result, success } from '../platform/result.ts';
import type { PaypalOrder } from '../providers/paypal-wire.ts';
import type { ProviderResult } from '../providers/provider-result.ts';
import { saveProviderOrder, setAttemptStatus } from './attempts.store.ts';
import { type AttemptCode, beginAttempt, type StartedAttempt } from './begin-attempt.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { currentRate, quoteUsd } from './quote-usd.ts';
import { settlePayment } from './settle-payment.ts';

type Code = AttemptCode | 'paypal-not-offered' | 'payment-not-started' | 'payment-pending' | 'provider-away';

/** Starts a payment with PayPal, at the price in dollars that the customer was shown. */
export async function startPaypal(
  deps: PaymentDeps,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<Result<PaypalStarted, Code>> {
  if (!deps.offersPaypal) return failure('paypal-not-offered');
  const rate = await currentRate(deps);
  const begun = await beginAttempt(deps, {
    userId,
    orderId,
    provider: 'paypal',
    price: async (tx, order) => {
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
  const { attempt } = begun.value;
  const result = await providerOrder(deps, begun.value);
  if (result.is === 'unreachable') return failure('provider-away');
  if (result.is === 'rejected' || result.value.status === 'voided') {
    const code = result.is === 'rejected' ? result.code : 'VOIDED';
    deps.log.warn({ code, attempt: attempt.id }, 'PayPal rejected an order');
    await setAttemptStatus(deps.db, attempt.id, 'failed');
    return failure('payment-not-started');
  }
  const providerOrderId = await saveProviderOrder(deps.db, attempt.id, result.value.id);
  if (result.value.captures.length > 0) {
    const settled = await settlePayment(deps, { ...attempt, providerOrderId }, { actor: 'provider' });
    if (settled.is === 'unreachable') return failure('provider-away');
    const isPending = result.value.captures.some(({ status }) => status === 'pending');
    return failure(isPending ? 'payment-pending' : 'order-paid');
  }
  return success({ orderId: providerOrderId, amount: attempt.amountMinor / 100, currency: 'USD' });
}

/** The same request id returns the same order, so a lost response can be requested again. */
async function providerOrder(
  { paypal, sender }: PaymentDeps,
  { order, attempt }: StartedAttempt,
): Promise<ProviderResult<PaypalOrder>> {
  if (attempt.providerOrderId) return paypal.getOrder(attempt.providerOrderId);
  const { shopName, shopUrl } = await sender();
  return paypal.createOrder({
    amountCents: attempt.amountMinor,
    shopOrderId: order.id,
    invoiceId: `${order.number}-${attempt.id}`,
    description: `${shopName}, order ${order.number}`,
    returnUrl: `${shopUrl}/payment/${order.id}`,
    cancelUrl: `${shopUrl}/payment/${order.id}`,
    requestId: `create-${attempt.id}`,
  });
}
