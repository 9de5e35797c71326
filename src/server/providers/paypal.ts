import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { dollarsText } from '../../rules/usd.ts';
import { paypalTokens } from './paypal-token.ts';
import { type InspectedWebhook, inspectPaypalWebhook } from './paypal-webhook.ts';
import {
  type PaypalCapture,
  type PaypalOrder,
  paypalCapture,
  paypalOrder,
  paypalRefund,
  readPaypalError,
  verification,
} from './paypal-wire.ts';
import { callProvider, type HttpSettings } from './provider-http.ts';
import type { ProviderRefund, WebhookReading } from './provider-payment.ts';
import type { ProviderResult, Unreachable } from './provider-result.ts';

export interface PaypalKeys {
  apiUrl: string;
  clientId: string;
  clientSecret: string;
  webhookId: string;
}

interface NewPaypalOrder {
  amountCents: number;
  shopOrderId: string;
  /** Unique for each attempt: PayPal refuses a second payment of the same invoice. */
  invoiceId: string;
  description: string;
  returnUrl: string;
  cancelUrl: string;
  /** The same again gives the same order, for six hours. */
  requestId: string;
}

export interface Paypal {
  /** Public: the browser's script is asked for with it. */
  clientId: string;
  createOrder(order: NewPaypalOrder): Promise<ProviderResult<PaypalOrder>>;
  getOrder(id: string): Promise<ProviderResult<PaypalOrder>>;
  /** Also `ok` when somebody captured it before: look at the captures, only a `captured` one is money. */
  captureOrder(id: string): Promise<ProviderResult<PaypalOrder>>;
  getCapture(id: string): Promise<ProviderResult<PaypalCapture>>;
  refund(refund: {
    captureId: string;
    amountCents: number;
    requestId: string;
  }): Promise<ProviderResult<ProviderRefund>>;
  getRefund(id: string): Promise<ProviderResult<ProviderRefund>>;
  /** Checks what can be checked without PayPal; `body` is the request's raw bytes. */
  inspectWebhook(request: { body: Uint8Array; headers: Headers }): InspectedWebhook;
  /** Asks PayPal: without its own word nothing is genuine. */
  confirmWebhook(webhook: InspectedWebhook & { is: 'plausible' }): Promise<WebhookReading | Unreachable>;
}

const ID = /^[A-Za-z0-9-]{1,64}$/;

interface ApiCall<T> {
  method: 'GET' | 'POST';
  path: string;
  response: z.ZodType<T>;
  body?: string;
  requestId?: string;
  mayRepeat?: boolean;
}

export function createPaypal(input: PaypalKeys, settings: HttpSettings = {}): Paypal {
  const keys = { ...input, apiUrl: input.apiUrl.replace(/\/+$/, '') };
  const tokens = paypalTokens(keys, settings);

  async function ask<T>(call: ApiCall<T>): Promise<ProviderResult<T>> {
    const first = await askOnce(call);
    // a token can end before its time; a new one is tried once
    return first.is === 'refused' && first.status === 401 ? askOnce(call) : first;
  }

  async function askOnce<T>({ method, path, response: reply, body, requestId, mayRepeat }: ApiCall<T>) {
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
        response: reply,
        mayRepeat: mayRepeat ?? (method === 'GET' || requestId !== undefined),
        readError: readPaypalError,
      },
      settings,
    );
    if (result.is === 'refused' && result.status === 401) tokens.clear(token.value);
    return result;
  }

  const getOrder = (id: string) =>
    withId(id, () => ask({ method: 'GET', path: `/v2/checkout/orders/${id}`, response: paypalOrder }));

  return {
    clientId: keys.clientId,
    createOrder: (order) =>
      ask({
        method: 'POST',
        path: '/v2/checkout/orders',
        response: paypalOrder,
        body: JSON.stringify(orderBody(order)),
        requestId: order.requestId,
      }),
    getOrder,
    captureOrder: (id) =>
      withId(id, async () => {
        const captured = await ask({
          method: 'POST',
          path: `/v2/checkout/orders/${id}/capture`,
          response: paypalOrder,
          body: '{}',
          // new with each call: after a declined wallet the same key would only tell the decline again
          requestId: `capture-${randomUUID()}`,
        });
        const isDone = captured.is === 'refused' && captured.code === 'ORDER_ALREADY_CAPTURED';
        return isDone ? getOrder(id) : captured;
      }),
    getCapture: (id) =>
      withId(id, () => ask({ method: 'GET', path: `/v2/payments/captures/${id}`, response: paypalCapture })),
    refund: ({ captureId, amountCents, requestId }) =>
      withId(captureId, () =>
        ask({
          method: 'POST',
          path: `/v2/payments/captures/${captureId}/refund`,
          response: paypalRefund,
          body: JSON.stringify({ amount: { value: dollarsText(amountCents), currency_code: 'USD' } }),
          requestId,
        }),
      ),
    getRefund: (id) =>
      withId(id, () => ask({ method: 'GET', path: `/v2/payments/refunds/${id}`, response: paypalRefund })),
    inspectWebhook: (request) => inspectPaypalWebhook(request, keys.apiUrl),
    confirmWebhook: async ({ event, text, transmission }) => {
      const about = JSON.stringify({ ...transmission, webhook_id: keys.webhookId });
      const reply = await ask({
        method: 'POST',
        path: '/v1/notifications/verify-webhook-signature',
        response: verification,
        body: `${about.slice(0, -1)},"webhook_event":${text}}`,
        mayRepeat: true,
      });
      if (reply.is === 'unreachable') return reply;
      const isGenuine = reply.is === 'ok' && reply.value.verification_status === 'SUCCESS';
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

/** Ids come from browsers too: one like `..` would ask another address than the one meant. */
async function withId<T>(id: string, act: () => Promise<ProviderResult<T>>): Promise<ProviderResult<T>> {
  if (ID.test(id)) return act();
  return { is: 'refused', status: 404, code: 'INVALID_RESOURCE_ID', message: 'There is no such id' };
}
