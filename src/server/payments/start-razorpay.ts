import type { RazorpayStarted } from '../../contract/payment.ts';
import { failure, type Result, success } from '../platform/result.ts';
import type { ProviderResult } from '../providers/provider-result.ts';
import type { RazorpayOrder } from '../providers/razorpay-wire.ts';
import { type AttemptRow, saveProviderOrder, setAttemptStatus } from './attempts.store.ts';
import { type AttemptCode, beginAttempt, type StartedAttempt } from './begin-attempt.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { settlePayment } from './settle-payment.ts';

type Code = AttemptCode | 'payment-not-started' | 'provider-away';

/** Starts a payment with Razorpay: with its open order, or a new one. */
export async function startRazorpay(
  deps: PaymentDeps,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<Result<RazorpayStarted, Code>> {
  const begun = await beginAttempt(deps, {
    userId,
    orderId,
    provider: 'razorpay',
    price: async (_, { total }) => ({ amountMinor: total, currency: 'INR' }),
  });
  if (!begun.ok) return begun;
  const { attempt } = begun.value;
  const result = await providerOrder(deps, begun.value);
  if (result.is === 'unreachable') return failure('provider-away');
  if (result.is === 'rejected') {
    deps.log.warn({ code: result.code, attempt: attempt.id }, 'Razorpay rejected an order');
    await setAttemptStatus(deps.db, attempt.id, 'failed');
    return failure('payment-not-started');
  }
  const providerOrderId = await saveProviderOrder(deps.db, attempt.id, result.value.id);
  if (result.value.status === 'paid') {
    const settled = await settlePayment(deps, { ...attempt, providerOrderId }, { actor: 'provider' });
    return failure(settled.is === 'unreachable' ? 'provider-away' : 'order-paid');
  }
  return success({
    orderId: providerOrderId,
    amount: attempt.amountMinor,
    currency: 'INR',
    keyId: deps.razorpay.keyId,
  });
}

/** An earlier request whose response was lost may have created an order: Razorpay finds it by the attempt's id. */
async function providerOrder(
  { razorpay }: PaymentDeps,
  { order, attempt, isNew }: StartedAttempt,
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
