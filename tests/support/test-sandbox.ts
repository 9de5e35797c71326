import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createPaypal, type Paypal } from '../../extensions/paypal/paypal-client.ts';
import { createRazorpay, type Razorpay } from '../../extensions/razorpay/razorpay-client.ts';
import { type PaymentSandbox, type PaymentSandboxOptions, paymentSandbox } from '../../sandbox/payments.ts';
import type { HttpSettings } from '../../src/extension/http-settings.ts';
import { DEMO_KEYS } from './payment-settings.ts';

export interface ReceivedWebhook {
  provider: 'razorpay' | 'paypal';
  headers: Headers;
  body: Uint8Array;
}

export interface TestSandbox {
  /** Where the sandbox is mounted. */
  url: string;
  razorpay: Razorpay;
  paypal: Paypal;
  /** The same shop with shorter timeouts. */
  impatient: { razorpay: Razorpay; paypal: Paypal };
  /** Received webhooks, in order. */
  received: ReceivedWebhook[];
  /** Statuses for the next webhooks; then 200. */
  responses: number[];
  post(path: string, body?: object): Promise<{ status: number; body: Record<string, unknown> }>;
  get(path: string): Promise<Response>;
  /** Resolves when every pending webhook has arrived. */
  idle(): Promise<void>;
  /** The sandbox after a restart. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Retries follow at once; the time is long enough for a busy machine. */
export const QUICK: HttpSettings = { timeoutMs: 10_000, tries: 3, backoffMs: 1 };
/** Short timeouts, for calls that are scripted to hang. */
export const IMPATIENT: HttpSettings = { timeoutMs: 1000, tries: 2, backoffMs: 1 };

export type ProviderCredentials = Pick<PaymentSandboxOptions, 'razorpay' | 'paypal'>;

/** Credentials shared by demo mode and sandbox. */
export const sandboxKeys: ProviderCredentials = {
  razorpay: {
    keyId: DEMO_KEYS.RAZORPAY_KEY_ID,
    keySecret: DEMO_KEYS.RAZORPAY_KEY_SECRET,
    webhookSecret: DEMO_KEYS.RAZORPAY_WEBHOOK_SECRET,
  },
  paypal: {
    clientId: DEMO_KEYS.PAYPAL_CLIENT_ID,
    clientSecret: DEMO_KEYS.PAYPAL_CLIENT_SECRET,
    webhookId: DEMO_KEYS.PAYPAL_WEBHOOK_ID,
    merchantId: DEMO_KEYS.PAYPAL_MERCHANT_ID,
  },
};

/** The payment sandbox with a stub shop that only receives webhooks, on its own port. */
export async function openTestSandbox(): Promise<TestSandbox> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'chekku-sandbox-'));
  const received: ReceivedWebhook[] = [];
  const responses: number[] = [];
  let sandbox: PaymentSandbox | undefined;
  let app = new Hono();
  const { server, origin } = await listen((request) => app.fetch(request));

  const start = () => {
    sandbox = paymentSandbox({ dataDir, shopUrl: origin, ...sandboxKeys, retryDelaysMs: [1, 1] });
    app = new Hono();
    for (const provider of ['razorpay', 'paypal'] as const) {
      app.post(`/api/webhooks/${provider}`, async (context) => {
        const body = new Uint8Array(await context.req.arrayBuffer());
        received.push({ provider, headers: new Headers(context.req.raw.headers), body });
        return new Response(null, { status: responses.shift() ?? 200 });
      });
    }
    app.route('/sandbox', sandbox.app);
  };
  start();

  const url = `${origin}/sandbox`;
  const adapters = (settings: HttpSettings) => ({
    razorpay: createRazorpay({ apiUrl: `${url}/razorpay`, ...sandboxKeys.razorpay }, settings),
    paypal: createPaypal({ apiUrl: `${url}/paypal`, ...sandboxKeys.paypal }, settings),
  });
  return {
    url,
    ...adapters(QUICK),
    impatient: adapters(IMPATIENT),
    received,
    responses,
    post: async (to, body = {}) => {
      const response = await fetch(url + to, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: await response.json() };
    },
    get: (from) => fetch(url + from),
    idle: async () => sandbox?.idle(),
    restart: async () => {
      await sandbox?.stop();
      start();
    },
    close: async () => {
      await sandbox?.stop();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A server on its own port. */
export function listen(fetch: (request: Request) => Response | Promise<Response>) {
  return new Promise<{ server: ReturnType<typeof serve>; origin: string }>((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ server, origin: `http://127.0.0.1:${port}` }),
    );
  });
}

/** The value of a success; anything else fails the test with its details. */
export function good<T>(result: { is: 'ok'; value: T } | { is: string }): T {
  if (result.is === 'ok' && 'value' in result) return result.value;
  throw new Error(`expected ok, got ${JSON.stringify(result)}`);
}
