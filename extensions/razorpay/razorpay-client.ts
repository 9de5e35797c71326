import { createHash, createHmac } from 'node:crypto';
import type { z } from 'zod';
import type { HttpSettings } from '../../src/extension/http-settings.ts';
import type { ProviderPayment, ProviderRefund, WebhookReading } from '../../src/extension/payment-source.ts';
import type { ProviderResult } from '../../src/extension/provider-result.ts';
import { callProvider } from '../../src/extension/server/provider-http.ts';
import { verifyHmac } from '../../src/extension/server/verify-hmac.ts';
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
  /** The previous secret, during key rotation. */
  previousWebhookSecret?: string | undefined;
  accountId?: string | undefined;
}

export interface Razorpay {
  /** Public: the browser needs it to open the checkout. */
  keyId: string;
  /** The shop's own account, if configured. */
  accountId: string | undefined;
  createOrder(order: {
    amountMinor: number;
    receipt: string;
    shopOrderId: string;
  }): Promise<ProviderResult<RazorpayOrder>>;
  getOrder(id: string): Promise<ProviderResult<RazorpayOrder>>;
  /** Whether Razorpay accepts the key id and secret; changes nothing. */
  checkKeys(): Promise<ProviderResult<unknown>>;
  /** Finds the order of an earlier `createOrder` whose response was lost: Razorpay has no idempotency key for orders. */
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
  /** `orderId` must be our stored one, not the browser's: the signature only proves that order and payment belong together. */
  isCheckoutSignature(checkout: { orderId: string; paymentId: string; signature: unknown }): boolean;
  /** As Razorpay signs the body of a webhook. */
  signWebhook(body: string): string;
  /**
   * `body` is the raw request body: a parsed and serialized one has another signature. The event id is a hash of the body,
   * because Razorpay retries an event with the same bytes and does not sign the id in its header.
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

  function get<T>(path: string, response: z.ZodType<T>): Promise<ProviderResult<T>> {
    const headers = { Authorization: authorization };
    return callProvider(
      {
        method: 'GET',
        url: base + path,
        headers,
        response,
        isIdempotent: true,
        readError: readRazorpayError,
      },
      settings,
    );
  }

  function post<T>(
    path: string,
    body: object,
    response: z.ZodType<T>,
    idempotency?: Record<string, string>,
  ): Promise<ProviderResult<T>> {
    const headers = { Authorization: authorization, 'Content-Type': 'application/json', ...idempotency };
    return callProvider(
      {
        method: 'POST',
        url: base + path,
        headers,
        body: JSON.stringify(body),
        response,
        isIdempotent: idempotency !== undefined,
        readError: readRazorpayError,
      },
      settings,
    );
  }

  return {
    keyId,
    accountId,
    createOrder: ({ amountMinor, receipt, shopOrderId }) =>
      post(
        '/orders',
        { amount: amountMinor, currency: 'INR', receipt, notes: { shop_order_id: shopOrderId } },
        razorpayOrder,
      ),
    getOrder: (id) => withValidId(id, () => get(`/orders/${id}`, razorpayOrder)),
    checkKeys: () => get('/orders?count=1', collection(razorpayOrder)),
    findOrders: (receipt) =>
      get(`/orders?receipt=${encodeURIComponent(receipt)}&count=100`, collection(razorpayOrder)),
    getOrderPayments: (id) =>
      withValidId(id, () => get(`/orders/${id}/payments`, collection(razorpayPayment))),
    getPayment: (id) => withValidId(id, () => get(`/payments/${id}`, razorpayPayment)),
    capture: ({ id, amountMinor, currency }) =>
      withValidId(id, () =>
        post(`/payments/${id}/capture`, { amount: amountMinor, currency }, razorpayPayment),
      ),
    refund: ({ paymentId, amountMinor, idempotencyKey }) =>
      withValidId(paymentId, () =>
        post(`/payments/${paymentId}/refund`, { amount: amountMinor }, razorpayRefund, {
          'X-Refund-Idempotency': idempotencyKey,
        }),
      ),
    getRefunds: (id) => withValidId(id, () => get(`/payments/${id}/refunds`, collection(razorpayRefund))),
    isCheckoutSignature: ({ orderId, paymentId, signature }) =>
      verifyHmac(keySecret, `${orderId}|${paymentId}`, signature),
    signWebhook: (body) => createHmac('sha256', keys.webhookSecret).update(body).digest('hex'),
    readWebhook: ({ body, signature, eventId }) => {
      if (!webhookSecrets.some((secret) => verifyHmac(secret, body, signature))) return { is: 'forged' };
      // the id in the header is not signed: an attacker could replay one event under other ids
      const signedId = createHash('sha256').update(body).digest('hex');
      const event = eventId ? readRazorpayEvent(signedId, Buffer.from(body).toString('utf8')) : undefined;
      return event ? { is: 'genuine', event } : { is: 'unreadable' };
    },
  };
}

/** Ids may come from the browser: one like `..` would change the URL path. */
async function withValidId<T>(id: string, run: () => Promise<ProviderResult<T>>): Promise<ProviderResult<T>> {
  if (ID.test(id)) return run();
  return { is: 'rejected', status: 400, code: 'BAD_ID', message: 'The id provided does not exist' };
}
