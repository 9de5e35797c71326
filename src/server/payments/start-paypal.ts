import type { PaypalStarted } from '../../contract/payment.ts';
import type { PaypalOrder } from '../providers/paypal-wire.ts';
import type { ProviderResult } from '../providers/provider-result.ts';
import { adoptProviderOrder, setAttemptStatus } from './attempts.store.ts';
import { type Begun, beginAttempt, type NotPayable } from './begin-attempt.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { quoteUsd, todaysRate } from './quote-usd.ts';
import { settlePayment } from './settle-payment.ts';

type Rejection =
  | NotPayable
  | 'paypal-not-offered'
  | 'payment-not-started'
  | 'payment-pending'
  | 'provider-away';

/** PayPal's order for ours, at the price in dollars that the customer was shown. */
export async function startPaypal(
  deps: PaymentDeps,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<PaypalStarted | Rejection> {
  if (!deps.offersPaypal) return 'paypal-not-offered';
  const rate = await todaysRate(deps);
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
  if (typeof begun === 'string') return begun;
  const { attempt } = begun;
  const result = await askForOrder(deps, begun);
  if (result.is === 'unreachable') return 'provider-away';
  if (result.is === 'rejected' || result.value.status === 'voided') {
    const code = result.is === 'rejected' ? result.code : 'VOIDED';
    deps.log.warn({ code, attempt: attempt.id }, 'PayPal refused an order');
    await setAttemptStatus(deps.db, attempt.id, 'failed');
    return 'payment-not-started';
  }
  const providerOrderId = await adoptProviderOrder(deps.db, attempt.id, result.value.id);
  if (result.value.captures.length > 0) {
    const settled = await settlePayment(deps, { ...attempt, providerOrderId }, { actor: 'provider' });
    if (settled.is === 'unreachable') return 'provider-away';
    return result.value.captures.some(({ status }) => status === 'pending')
      ? 'payment-pending'
      : 'order-paid';
  }
  return { orderId: providerOrderId, amount: attempt.amountMinor / 100, currency: 'USD' };
}

/** The same request id gives the same order: a lost answer can be asked for again. */
async function askForOrder(
  { paypal, sender }: PaymentDeps,
  { order, attempt }: Begun,
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
