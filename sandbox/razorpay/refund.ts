import { z } from 'zod';
import { razorpayId } from '../kit/ids.ts';
import { nowInSeconds, RazorpayError, type Refund } from './entities.ts';
import { razorpayEvent } from './events.ts';
import { type LedgerDeps, recordRefund } from './ledger.ts';

const request = z.object({
  amount: z.int('The amount must be an integer.').min(100, 'The amount must be at least INR 1.00').optional(),
  notes: z.record(z.string(), z.string()).optional(),
  receipt: z.string().max(40).optional(),
});
const KEY = /^[A-Za-z0-9_-]{10,}$/;

/** Refunds a payment. Idempotent: the same key with the same request returns the same refund. */
export async function refundPayment(
  deps: LedgerDeps,
  paymentId: string,
  body: unknown,
  key: string | undefined,
): Promise<Refund> {
  const { store, scenarios, dispatcher } = deps;
  const payment = store.payment(paymentId);
  const input = request.parse(body ?? {});
  if (key !== undefined && !KEY.test(key)) throw new RazorpayError('The idempotency key is not valid');
  const asked = JSON.stringify([paymentId, input]);
  const stored = key === undefined ? undefined : store.data.refundKeys[key];
  if (stored) {
    if (stored.asked === asked) return store.refund(stored.refundId);
    throw new RazorpayError('Different request with the same idempotency key has already been processed.', {
      status: 409,
    });
  }
  if (!payment.captured)
    throw new RazorpayError('The payment status should be captured for action to be taken');
  const refundable = payment.amount - payment.amount_refunded;
  if (refundable === 0) throw new RazorpayError('The payment has been fully refunded already');
  const amount = input.amount ?? refundable;
  if (amount > refundable)
    throw new RazorpayError('The refund amount provided is greater than amount captured');

  const scenario = scenarios.nextRefund();
  const refund: Refund = {
    id: razorpayId('rfnd_'),
    entity: 'refund',
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: input.notes ?? [],
    receipt: input.receipt ?? null,
    acquirer_data: { arn: null },
    created_at: nowInSeconds(),
    batch_id: null,
    status: scenario.refund,
    speed_processed: 'normal',
    speed_requested: 'normal',
  };
  store.data.refunds[refund.id] = refund;
  if (key !== undefined) store.data.refundKeys[key] = { asked, refundId: refund.id };
  if (scenario.refund !== 'failed') recordRefund(payment, amount);
  const created = razorpayEvent('refund.created', { refund: { ...refund, status: 'pending' }, payment });
  const completed =
    scenario.refund === 'pending' ? [] : [razorpayEvent(`refund.${scenario.refund}`, { refund, payment })];
  await dispatcher.post([created, ...completed], scenario);
  return refund;
}
