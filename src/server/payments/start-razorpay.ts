import type { RazorpayStarted } from '../../contract/payment.ts';
import type { ProviderResult } from '../providers/provider-result.ts';
import type { RazorpayOrder } from '../providers/razorpay-wire.ts';
import { type AttemptRow, adoptProviderOrder, setAttemptStatus } from './attempts.store.ts';
import { type Begun, beginAttempt, type NotPayable } from './begin-attempt.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { settlePayment } from './settle-payment.ts';

type Rejection = NotPayable | 'payment-not-started' | 'provider-away';

/** Razorpay's order for ours: the one that is open, or a new one. */
export async function startRazorpay(
  deps: PaymentDeps,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<RazorpayStarted | Rejection> {
  const begun = await beginAttempt(deps, {
    userId,
    orderId,
    provider: 'razorpay',
    price: async (_, { total }) => ({ amountMinor: total, currency: 'INR' }),
  });
  if (typeof begun === 'string') return begun;
  const { attempt } = begun;
  const result = await askForOrder(deps, begun);
  if (result.is === 'unreachable') return 'provider-away';
  if (result.is === 'rejected') {
    deps.log.warn({ code: result.code, attempt: attempt.id }, 'Razorpay refused an order');
    await setAttemptStatus(deps.db, attempt.id, 'failed');
    return 'payment-not-started';
  }
  const providerOrderId = await adoptProviderOrder(deps.db, attempt.id, result.value.id);
  if (result.value.status === 'paid') {
    const settled = await settlePayment(deps, { ...attempt, providerOrderId }, { actor: 'provider' });
    return settled.is === 'unreachable' ? 'provider-away' : 'order-paid';
  }
  return {
    orderId: providerOrderId,
    amount: attempt.amountMinor,
    currency: 'INR',
    keyId: deps.razorpay.keyId,
  };
}

/** An earlier question whose answer was lost may have made an order: Razorpay knows it by our attempt's id. */
async function askForOrder(
  { razorpay }: PaymentDeps,
  { order, attempt, isNew }: Begun,
): Promise<ProviderResult<RazorpayOrder>> {
  if (attempt.providerOrderId) return razorpay.getOrder(attempt.providerOrderId);
  const earlier = isNew ? undefined : await razorpay.findOrders(attempt.id);
  if (earlier && earlier.is !== 'ok') return earlier;
  const made = earlier?.value.find((candidate) => isFor(candidate, attempt));
  if (made) return { is: 'ok', value: made };
  return razorpay.createOrder({
    amountMinor: attempt.amountMinor,
    receipt: attempt.id,
    shopOrderId: order.id,
  });
}

function isFor(candidate: RazorpayOrder, { id, amountMinor, currency }: AttemptRow): boolean {
  return candidate.receipt === id && candidate.amountMinor === amountMinor && candidate.currency === currency;
}
