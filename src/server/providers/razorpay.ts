import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { isHmac } from './hmac.ts';
import { callProvider, type HttpSettings } from './provider-http.ts';
import type { ProviderPayment, ProviderRefund, WebhookReading } from './provider-payment.ts';
import type { ProviderResult } from './provider-result.ts';
import {
  collection,
  type RazorpayOrder,
  razorpayOrder,
  razorpayPayment,
  razorpayRefund,
  readRazorpayError,
  readRazorpayEvent,
} from './razorpay-wire.ts';

export interface RazorpayKeys {
  apiUrl: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** The one before, while it is changed. */
  previousWebhookSecret?: string | undefined;
  accountId?: string | undefined;
}

export interface Razorpay {
  /** Public: the browser needs it to open the payment window. */
  keyId: string;
  /** The shop's own account, where it is known. */
  accountId: string | undefined;
  createOrder(order: {
    amountMinor: number;
    receipt: string;
    shopOrderId: string;
  }): Promise<ProviderResult<RazorpayOrder>>;
  getOrder(id: string): Promise<ProviderResult<RazorpayOrder>>;
  /** Finds what an earlier, unanswered `createOrder` made: Razorpay has no idempotency key for orders. */
  findOrders(receipt: string): Promise<ProviderResult<RazorpayOrder[]>>;
  getOrderPayments(orderId: string): Promise<ProviderResult<ProviderPayment[]>>;
  getPayment(id: string): Promise<ProviderResult<ProviderPayment>>;
  capture(payment: {
    id: string;
    amountMinor: number;
    currency: string;
  }): Promise<ProviderResult<ProviderPayment>>;
  refund(refund: {
    paymentId: string;
    amountMinor: number;
    idempotencyKey: string;
  }): Promise<ProviderResult<ProviderRefund>>;
  getRefunds(paymentId: string): Promise<ProviderResult<ProviderRefund[]>>;
  /** `orderId` is the one that we stored, never the one the browser sends: the signature proves a pair, not its owner. */
  isCheckoutSignature(token: { orderId: string; paymentId: string; signature: unknown }): boolean;
  /**
   * `body` is the request's raw bytes: a parsed and rewritten body has another signature. The event's id is a hash of them,
   * since Razorpay repeats an event with the same bytes and does not sign the id in its header.
   */
  readWebhook(request: {
    body: Uint8Array;
    signature: string | undefined;
    eventId: string | undefined;
  }): WebhookReading;
}

const ID = /^[A-Za-z0-9_]{1,64}$/;

export function createRazorpay(keys: RazorpayKeys, settings: HttpSettings = {}): Razorpay {
  const { keyId, keySecret, accountId } = keys;
  const webhookSecrets = [keys.webhookSecret, keys.previousWebhookSecret ?? ''];
  const base = `${keys.apiUrl.replace(/\/+$/, '')}/v1`;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  function ask<T>(path: string, result: z.ZodType<T>): Promise<ProviderResult<T>> {
    const headers = { Authorization: authorization };
    return callProvider(
      {
        method: 'GET',
        url: base + path,
        headers,
        response: result,
        mayRepeat: true,
        readError: readRazorpayError,
      },
      settings,
    );
  }

  function notify<T>(
    path: string,
    body: object,
    result: z.ZodType<T>,
    idempotency?: Record<string, string>,
  ): Promise<ProviderResult<T>> {
    const headers = { Authorization: authorization, 'Content-Type': 'application/json', ...idempotency };
    return callProvider(
      {
        method: 'POST',
        url: base + path,
        headers,
        body: JSON.stringify(body),
        response: result,
        mayRepeat: idempotency !== undefined,
        readError: readRazorpayError,
      },
      settings,
    );
  }

  return {
    keyId,
    accountId,
    createOrder: ({ amountMinor, receipt, shopOrderId }) =>
      notify(
        '/orders',
        { amount: amountMinor, currency: 'INR', receipt, notes: { shop_order_id: shopOrderId } },
        razorpayOrder,
      ),
    getOrder: (id) => withId(id, () => ask(`/orders/${id}`, razorpayOrder)),
    findOrders: (receipt) =>
      ask(`/orders?receipt=${encodeURIComponent(receipt)}&count=100`, collection(razorpayOrder)),
    getOrderPayments: (id) => withId(id, () => ask(`/orders/${id}/payments`, collection(razorpayPayment))),
    getPayment: (id) => withId(id, () => ask(`/payments/${id}`, razorpayPayment)),
    capture: ({ id, amountMinor, currency }) =>
      withId(id, () => notify(`/payments/${id}/capture`, { amount: amountMinor, currency }, razorpayPayment)),
    refund: ({ paymentId, amountMinor, idempotencyKey }) =>
      withId(paymentId, () =>
        notify(`/payments/${paymentId}/refund`, { amount: amountMinor }, razorpayRefund, {
          'X-Refund-Idempotency': idempotencyKey,
        }),
      ),
    getRefunds: (id) => withId(id, () => ask(`/payments/${id}/refunds`, collection(razorpayRefund))),
    isCheckoutSignature: ({ orderId, paymentId, signature }) =>
      isHmac(keySecret, `${orderId}|${paymentId}`, signature),
    readWebhook: ({ body, signature, eventId }) => {
      if (!webhookSecrets.some((secret) => isHmac(secret, body, signature))) return { is: 'forged' };
      // the header's id is not signed: whoever saw one event could store it under every other event's id
      const signedId = createHash('sha256').update(body).digest('hex');
      const event = eventId ? readRazorpayEvent(signedId, Buffer.from(body).toString('utf8')) : undefined;
      return event ? { is: 'genuine', event } : { is: 'unreadable' };
    },
  };
}

/** Ids come from browsers too: one like `..` would ask another address than the one meant. */
async function withId<T>(id: string, act: () => Promise<ProviderResult<T>>): Promise<ProviderResult<T>> {
  if (ID.test(id)) return act();
  return { is: 'refused', status: 400, code: 'BAD_ID', message: 'The id provided does not exist' };
}
