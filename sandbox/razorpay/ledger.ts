import { createHmac } from 'node:crypto';
import { razorpayId } from '../kit/ids.ts';
import type { PaymentScenario, PaymentScenarioInput, Scenarios } from '../kit/scenarios.ts';
import type { WebhookDispatcher } from '../kit/webhook-dispatcher.ts';
import { nowInSeconds, type Payment, RazorpayError, type Refund } from './entities.ts';
import { capturedEvents, razorpayEvent } from './events.ts';
import type { RazorpayStore } from './store.ts';

export interface LedgerDeps {
  store: RazorpayStore;
  scenarios: Scenarios;
  dispatcher: WebhookDispatcher;
  keySecret: string;
}

export interface Payer {
  email: string;
  contact: string;
  /** Pays an order that is already paid, as with two open payment windows. */
  again: boolean;
}

/** Response to the payment window. */
export type WindowResponse =
  | { is: 'paid'; razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }
  | { is: 'failed'; error: object }
  | { is: 'silent' };

const FEE_PERCENT = 2;

/** The customer pays, with the outcome of the next scenario. */
export async function payOrder(
  deps: LedgerDeps,
  orderId: string,
  input: PaymentScenarioInput,
  payer: Payer,
): Promise<WindowResponse> {
  const { store, scenarios, dispatcher } = deps;
  const order = store.order(orderId);
  if (order.status === 'paid' && !payer.again) {
    throw new RazorpayError(
      'Your payment has been declined as the order is already paid. Please initiate the payment with a new order.',
      { reason: 'order_already_paid' },
    );
  }
  const scenario = scenarios.nextPayment(input);
  const payment = newPayment(
    orderId,
    scenario.amountMinor ?? order.amount,
    scenario.currency ?? order.currency,
    payer,
  );
  store.data.payments[payment.id] = payment;
  order.attempts += 1;
  if (order.status === 'created') order.status = 'attempted';
  if (scenario.payment === 'fail' || scenario.payment === 'decline') {
    failPayment(payment);
    await dispatcher.post([razorpayEvent('payment.failed', { payment })], scenario);
  } else if (
    scenario.payment === 'authorise' ||
    (scenario.payment === 'pay' && store.data.manual.includes(orderId))
  ) {
    payment.status = 'authorized';
    await dispatcher.post([razorpayEvent('payment.authorized', { payment })], scenario);
  } else if (scenario.payment === 'pay') {
    settlePayment(deps, payment);
    await dispatcher.post(capturedEvents(payment, order), scenario);
  }
  await store.save();
  return replyFor(deps, scenario, payment);
}

/** A pending or failed payment succeeds after all, possibly days later. */
export async function payLate(deps: LedgerDeps, paymentId: string): Promise<Payment> {
  const payment = deps.store.payment(paymentId);
  if (payment.status !== 'created' && payment.status !== 'failed')
    throw new RazorpayError(`A payment that is ${payment.status} cannot come late`);
  settlePayment(deps, payment);
  await deps.dispatcher.post(capturedEvents(payment, deps.store.order(payment.order_id)), {
    webhook: 'after',
  });
  return payment;
}

export async function capturePayment(
  deps: LedgerDeps,
  paymentId: string,
  input: { amount: number; currency: string },
): Promise<Payment> {
  const payment = deps.store.payment(paymentId);
  if (payment.captured) throw new RazorpayError('This payment has already been captured');
  if (payment.status !== 'authorized')
    throw new RazorpayError('Only payments which have been authorized can be captured');
  if (input.amount !== payment.amount || input.currency !== payment.currency)
    throw new RazorpayError('Capture amount must be equal to the amount authorized', { field: 'amount' });
  settlePayment(deps, payment);
  const [, ...events] = capturedEvents(payment, deps.store.order(payment.order_id));
  await deps.dispatcher.post(events, { webhook: 'after' });
  return payment;
}

/** Completes or fails a pending refund. */
export async function endRefund(
  deps: LedgerDeps,
  refundId: string,
  status: 'processed' | 'failed',
): Promise<Refund> {
  const refund = deps.store.refund(refundId);
  if (refund.status !== 'pending') throw new RazorpayError(`The refund is ${refund.status} already`);
  const payment = deps.store.payment(refund.payment_id);
  refund.status = status;
  if (status === 'failed') recordRefund(payment, -refund.amount);
  await deps.dispatcher.post([razorpayEvent(`refund.${status}`, { refund, payment })], { webhook: 'after' });
  return refund;
}

export function recordRefund(payment: Payment, amount: number): void {
  payment.amount_refunded += amount;
  const isFull = payment.amount_refunded === payment.amount;
  payment.status = isFull ? 'refunded' : 'captured';
  payment.refund_status = isFull ? 'full' : payment.amount_refunded > 0 ? 'partial' : null;
}

function settlePayment({ store }: LedgerDeps, payment: Payment): void {
  const order = store.order(payment.order_id);
  payment.status = 'captured';
  payment.captured = true;
  payment.fee = Math.round((payment.amount * FEE_PERCENT) / 100);
  payment.tax = Math.round((payment.fee * 18) / 118);
  payment.acquirer_data.rrn = String(payment.created_at).padStart(12, '0');
  Object.assign(payment, noError);
  order.status = 'paid';
  order.amount_paid = payment.amount;
  order.amount_due = Math.max(order.amount - payment.amount, 0);
}

const noError = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
};

function failPayment(payment: Payment): void {
  payment.status = 'failed';
  payment.error_code = 'BAD_REQUEST_ERROR';
  payment.error_description = 'Your payment was declined by your bank. You can try again.';
  payment.error_source = 'customer';
  payment.error_step = 'payment_authorization';
  payment.error_reason = 'payment_failed';
}

function replyFor({ keySecret }: LedgerDeps, scenario: PaymentScenario, payment: Payment): WindowResponse {
  if (scenario.browser === 'silent' || payment.status === 'created') return { is: 'silent' };
  if (payment.status === 'failed') {
    return {
      is: 'failed',
      error: {
        code: payment.error_code,
        description: payment.error_description,
        source: payment.error_source,
        step: payment.error_step,
        reason: payment.error_reason,
        metadata: { order_id: payment.order_id, payment_id: payment.id },
      },
    };
  }
  return {
    is: 'paid',
    razorpay_payment_id: payment.id,
    razorpay_order_id: payment.order_id,
    razorpay_signature: createHmac('sha256', keySecret)
      .update(`${payment.order_id}|${payment.id}`)
      .digest('hex'),
  };
}

function newPayment(orderId: string, amount: number, currency: string, payer: Payer): Payment {
  const vpa = 'customer@sandbox';
  return {
    id: razorpayId('pay_'),
    entity: 'payment',
    amount,
    currency,
    status: 'created',
    order_id: orderId,
    invoice_id: null,
    international: false,
    method: 'upi',
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: null,
    card_id: null,
    bank: null,
    wallet: null,
    vpa,
    email: payer.email,
    contact: payer.contact,
    notes: [],
    fee: null,
    tax: null,
    ...noError,
    acquirer_data: { rrn: null },
    created_at: nowInSeconds(),
    upi: { payer_account_type: 'bank_account', vpa, flow: 'intent' },
  };
}
