import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { HttpSettings } from '../../src/extension/http-settings.ts';
import type { ProviderRefund, WebhookReading } from '../../src/extension/payment-source.ts';
import type { ProviderResult, Unreachable } from '../../src/extension/provider-result.ts';
import type { RequestHeaders } from '../../src/extension/request-headers.ts';
import { callProvider } from '../../src/extension/server/provider-http.ts';
import { dollarsText } from '../../src/rules/usd.ts';
import { paypalTokens } from './paypal-token.ts';
import { type PrecheckedWebhook, precheckPaypalWebhook } from './paypal-webhook.ts';
import {
  type PaypalCapture,
  type PaypalOrder,
  paypalCapture,
  paypalOrder,
  paypalRefund,
  readPaypalError,
  verification,
} from './paypal-wire.ts';

export interface PaypalKeys {
  apiUrl: string;
  clientId: string;
  clientSecret: string;
  webhookId: string;
}

interface NewPaypalOrder {
  amountCents: number;
  shopOrderId: string;
  /** Unique per attempt: PayPal rejects a second payment of the same invoice. */
  invoiceId: string;
  description: string;
  returnUrl: string;
  cancelUrl: string;
  /** Idempotency key, valid for six hours. */
  requestId: string;
}

export interface Paypal {
  /** Public: the browser loads the PayPal SDK with it. */
  clientId: string;
  /** Whether PayPal accepts the client id and secret; changes nothing. */
  checkKeys(): Promise<ProviderResult<unknown>>;
  createOrder(order: NewPaypalOrder): Promise<ProviderResult<PaypalOrder>>;
  getOrder(id: string): Promise<ProviderResult<PaypalOrder>>;
  /** Also `ok` when the order was captured before. Check the captures: only `captured` means paid. */
  captureOrder(id: string): Promise<ProviderResult<PaypalOrder>>;
  getCapture(id: string): Promise<ProviderResult<PaypalCapture>>;
  refund(refund: {
    captureId: string;
    amountCents: number;
    requestId: string;
  }): Promise<ProviderResult<ProviderRefund>>;
  getRefund(id: string): Promise<ProviderResult<ProviderRefund>>;
  /** Local checks without a call to PayPal; `body` is the raw request body. */
  precheckWebhook(request: { body: Uint8Array; headers: RequestHeaders }): PrecheckedWebhook;
  /** Lets PayPal verify the signature. */
  verifyWebhook(webhook: PrecheckedWebhook & { is: 'plausible' }): Promise<WebhookReading | Unreachable>;
}

const ID = /^[A-Za-z0-9-]{1,64}$/;

interface ApiCall<T> {
  method: 'GET' | 'POST';
  path: string;
  response: z.ZodType<T>;
  body?: string;
  requestId?: string;
  isIdempotent?: boolean;
}

export function createPaypal(input: PaypalKeys, settings: HttpSettings = {}): Paypal {
  const keys = { ...input, apiUrl: input.apiUrl.replace(/\/+$/, '') };
  const tokens = paypalTokens(keys, settings);

  async function request<T>(call: ApiCall<T>): Promise<ProviderResult<T>> {
    const first = await requestOnce(call);
    // a token can be revoked early: retry once with a new one
    return first.is === 'rejected' && first.status === 401 ? requestOnce(call) : first;
  }

  async function requestOnce<T>({ method, path, response, body, requestId, isIdempotent }: ApiCall<T>) {
    const token = await tokens.get();
    if (token.is !== 'ok') return token;
    const result = await callProvider(
      {
        method,
        url: keys.apiUrl + path,
        headers: {
          Authorization: `Bearer ${token.value}`,
          Prefer: 'return=representation',
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(requestId !== undefined && { 'PayPal-Request-Id': requestId }),
        },
        ...(body !== undefined && { body }),
        response,
        isIdempotent: isIdempotent ?? (method === 'GET' || requestId !== undefined),
        readError: readPaypalError,
      },
      settings,
    );
    if (result.is === 'rejected' && result.status === 401) tokens.clear(token.value);
    return result;
  }

  const getOrder = (id: string) =>
    withValidId(id, () =>
      request({ method: 'GET', path: `/v2/checkout/orders/${id}`, response: paypalOrder }),
    );

  return {
    clientId: keys.clientId,
    // a new token: a cached one says nothing about the keys
    checkKeys: () => paypalTokens(keys, settings).get(),
    createOrder: (order) =>
      request({
        method: 'POST',
        path: '/v2/checkout/orders',
        response: paypalOrder,
        body: JSON.stringify(orderBody(order)),
        requestId: order.requestId,
      }),
    getOrder,
    captureOrder: (id) =>
      withValidId(id, async () => {
        const captured = await request({
          method: 'POST',
          path: `/v2/checkout/orders/${id}/capture`,
          response: paypalOrder,
          body: '{}',
          // a new key per call: after a decline, the same key would return the same decline again
          requestId: `capture-${randomUUID()}`,
        });
        const isCaptured = captured.is === 'rejected' && captured.code === 'ORDER_ALREADY_CAPTURED';
        return isCaptured ? getOrder(id) : captured;
      }),
    getCapture: (id) =>
      withValidId(id, () =>
        request({ method: 'GET', path: `/v2/payments/captures/${id}`, response: paypalCapture }),
      ),
    refund: ({ captureId, amountCents, requestId }) =>
      withValidId(captureId, () =>
        request({
          method: 'POST',
          path: `/v2/payments/captures/${captureId}/refund`,
          response: paypalRefund,
          body: JSON.stringify({ amount: { value: dollarsText(amountCents), currency_code: 'USD' } }),
          requestId,
        }),
      ),
    getRefund: (id) =>
      withValidId(id, () =>
        request({ method: 'GET', path: `/v2/payments/refunds/${id}`, response: paypalRefund }),
      ),
    precheckWebhook: (webhook) => precheckPaypalWebhook(webhook, keys.apiUrl),
    verifyWebhook: async ({ event, text, transmission }) => {
      const fields = JSON.stringify({ ...transmission, webhook_id: keys.webhookId });
      const result = await request({
        method: 'POST',
        path: '/v1/notifications/verify-webhook-signature',
        response: verification,
        body: `${fields.slice(0, -1)},"webhook_event":${text}}`,
        isIdempotent: true,
      });
      if (result.is === 'unreachable') return result;
      const isGenuine = result.is === 'ok' && result.value.verification_status === 'SUCCESS';
      return isGenuine ? { is: 'genuine', event } : { is: 'forged' };
    },
  };
}

function orderBody(order: NewPaypalOrder): object {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: order.shopOrderId,
        invoice_id: order.invoiceId,
        description: order.description.slice(0, 127),
        amount: { currency_code: 'USD', value: dollarsText(order.amountCents) },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: order.returnUrl,
          cancel_url: order.cancelUrl,
        },
      },
    },
  };
}

/** Ids may come from the browser: one like `..` would change the URL path. */
async function withValidId<T>(id: string, run: () => Promise<ProviderResult<T>>): Promise<ProviderResult<T>> {
  if (ID.test(id)) return run();
  return { is: 'rejected', status: 404, code: 'INVALID_RESOURCE_ID', message: 'There is no such id' };
}
