import { paypalId } from '../kit/ids.ts';
import {
  type PaymentScenario,
  type PaymentScenarioInput,
  paymentScenario,
  type Scenarios,
} from '../kit/scenarios.ts';
import type { NewWebhook, WebhookDispatcher } from '../kit/webhook-dispatcher.ts';
import { type Capture, minor, moneyOf, type Order, PaypalError, type Refund } from './entities.ts';
import type { PaypalStore } from './store.ts';
import type { PaypalWire } from './wire.ts';

/** A result with its webhooks, which are sent after the response is stored under its idempotency key. */
export interface Processed<T> {
  value: T;
  sendWebhooks: () => Promise<void>;
}

export interface PaypalDeps {
  store: PaypalStore;
  scenarios: Scenarios;
  dispatcher: WebhookDispatcher;
  wire: PaypalWire;
}

const CAPTURED = {
  pay: 'COMPLETED',
  fail: 'DECLINED',
  decline: 'DECLINED',
  wait: 'PENDING',
  authorise: 'PENDING',
} as const satisfies Record<PaymentScenario['payment'], Capture['status']>;

/** The buyer approves. A failing scenario shows up only at capture, as with a real wallet. */
export async function approveOrder(
  { store, scenarios, dispatcher, wire }: PaypalDeps,
  id: string,
  input: PaymentScenarioInput,
): Promise<PaymentScenario> {
  const order = store.order(id);
  if (order.status === 'COMPLETED') throw new PaypalError(422, 'ORDER_ALREADY_CAPTURED');
  const scenario = scenarios.nextPayment(input);
  order.plan = scenario;
  order.status = 'APPROVED';
  await dispatcher.post(
    [paypalEvent('CHECKOUT.ORDER.APPROVED', 'checkout-order', wire.order(order), id)],
    scenario,
  );
  return scenario;
}

/** Captures the payment of an approved order. */
export function captureOrder({ store, dispatcher, wire }: PaypalDeps, id: string): Processed<Order> {
  const order = store.order(id);
  if (order.captureId) throw new PaypalError(422, 'ORDER_ALREADY_CAPTURED', 'Order already captured.');
  if (order.status !== 'APPROVED')
    throw new PaypalError(422, 'ORDER_NOT_APPROVED', 'Payer has not yet approved the Order for payment.');
  const scenario = order.plan ?? paymentScenario.parse({});
  if (scenario.payment === 'fail') {
    // the buyer may choose another card and approve again
    order.status = 'PAYER_ACTION_REQUIRED';
    throw new PaypalError(422, 'INSTRUMENT_DECLINED', 'The instrument presented was declined.');
  }
  const capture: Capture = {
    id: paypalId(),
    orderId: id,
    status: CAPTURED[scenario.payment],
    amount: moneyOf(
      scenario.amountMinor ?? minor(order.amount),
      scenario.currency ?? order.amount.currency_code,
    ),
    refundedMinor: 0,
    customId: order.customId,
    invoiceId: order.invoiceId,
    createdAt: new Date().toISOString(),
  };
  store.data.captures[capture.id] = capture;
  order.captureId = capture.id;
  order.status = 'COMPLETED';
  return { value: order, sendWebhooks: () => dispatcher.post([captureEvent(wire, capture)], scenario) };
}

/** Completes or declines a capture that is pending review. */
export async function endCapture(
  { store, dispatcher, wire }: PaypalDeps,
  id: string,
  status: 'COMPLETED' | 'DECLINED',
): Promise<Capture> {
  const capture = store.capture(id);
  if (capture.status !== 'PENDING') throw new PaypalError(422, 'CAPTURE_NOT_PENDING');
  capture.status = status;
  await dispatcher.post([captureEvent(wire, capture)], { webhook: 'after' });
  return capture;
}

export function refundCapture(
  { store, scenarios, dispatcher, wire }: PaypalDeps,
  id: string,
  requested: { value: string; currency_code: string } | undefined,
): Processed<Refund> {
  const capture = store.capture(id);
  if (capture.status === 'PENDING') throw new PaypalError(422, 'PENDING_CAPTURE');
  if (capture.status === 'REFUNDED') throw new PaypalError(422, 'CAPTURE_FULLY_REFUNDED');
  if (capture.status === 'DECLINED') throw new PaypalError(422, 'INVALID_RESOURCE_ID');
  const currency = capture.amount.currency_code;
  if (requested && requested.currency_code !== currency) throw new PaypalError(422, 'CURRENCY_MISMATCH');
  const refundable = minor(capture.amount) - capture.refundedMinor;
  const amountMinor = requested ? minor(requested) : refundable;
  if (amountMinor <= 0) throw new PaypalError(422, 'CANNOT_BE_ZERO_OR_NEGATIVE');
  if (amountMinor > refundable) throw new PaypalError(422, 'REFUND_AMOUNT_EXCEEDED');

  const scenario = scenarios.nextRefund();
  const statuses = { processed: 'COMPLETED', pending: 'PENDING', failed: 'FAILED' } as const;
  const refund: Refund = {
    id: paypalId(),
    captureId: id,
    status: statuses[scenario.refund],
    amount: moneyOf(amountMinor, currency),
    createdAt: new Date().toISOString(),
  };
  store.data.refunds[refund.id] = refund;
  if (refund.status !== 'FAILED') recordRefund(capture, amountMinor);
  const events = refund.status === 'COMPLETED' ? [refundEvent(wire, refund, capture)] : [];
  return { value: refund, sendWebhooks: () => dispatcher.post(events, scenario) };
}

/** Completes or fails a pending refund. */
export async function endRefund(
  { store, dispatcher, wire }: PaypalDeps,
  id: string,
  status: 'COMPLETED' | 'FAILED',
): Promise<Refund> {
  const refund = store.refund(id);
  if (refund.status !== 'PENDING') throw new PaypalError(422, 'REFUND_NOT_PENDING');
  const capture = store.capture(refund.captureId);
  refund.status = status;
  if (status === 'FAILED') recordRefund(capture, -minor(refund.amount));
  await dispatcher.post(status === 'COMPLETED' ? [refundEvent(wire, refund, capture)] : [], {
    webhook: 'after',
  });
  return refund;
}

function recordRefund(capture: Capture, amountMinor: number): void {
  capture.refundedMinor += amountMinor;
  const isFull = capture.refundedMinor === minor(capture.amount);
  capture.status = isFull ? 'REFUNDED' : capture.refundedMinor > 0 ? 'PARTIALLY_REFUNDED' : 'COMPLETED';
}

function captureEvent(wire: PaypalWire, capture: Capture): NewWebhook {
  return paypalEvent(
    `PAYMENT.CAPTURE.${capture.status}`,
    'capture',
    wire.captureAlone(capture),
    capture.orderId,
  );
}

function refundEvent(wire: PaypalWire, refund: Refund, capture: Capture): NewWebhook {
  return paypalEvent('PAYMENT.CAPTURE.REFUNDED', 'refund', wire.refund(refund), capture.orderId);
}

function paypalEvent(type: string, resourceType: string, resource: object, about: string): NewWebhook {
  const id = `WH-${paypalId()}-${paypalId()}`;
  const body = JSON.stringify({
    id,
    event_version: '1.0',
    create_time: new Date().toISOString(),
    resource_type: resourceType,
    resource_version: '2.0',
    event_type: type,
    summary: `${type} of the sandbox`,
    resource,
    links: [],
  });
  return { id, event: type, about, body };
}
