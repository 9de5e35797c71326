import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { type Mailbox, openMailbox } from '../../sandbox/mail/mailbox.ts';
import { paymentSandbox } from '../../sandbox/payments.ts';
import { freePort } from './shop-process.ts';
import { type ProviderCredentials, sandboxKeys } from './test-sandbox.ts';

/** Money that a provider holds for the shop. */
export interface HeldMoney {
  provider: 'razorpay' | 'paypal';
  id: string;
  amount: number;
  refunded: number;
}

/** Providers and mail server in the test process: they outlive a killed shop. */
export interface OutsideWorld {
  /** Environment that points the shop to them. */
  environment: Record<string, string>;
  origin: string;
  mailbox: Mailbox;
  request: (path: string, init?: RequestInit) => Promise<Response>;
  /** Every payment in the providers' ledgers. */
  money: () => Promise<HeldMoney[]>;
  /** Providers refuse every connection until they are up again. */
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
  close: () => Promise<void>;
}

/** Faster retries than in production, and as many. */
const RETRY_DELAYS_MS = [50, 100, 200, 400, 800, 1500, 3000, 5000, 5000, 5000];
const MAILS = 50_000;

interface Books {
  razorpay: { payments: Record<string, { amount: number; captured: boolean; amount_refunded: number }> };
  paypal: {
    captures: Record<string, { status: string; amount: { value: string }; refundedMinor: number }>;
  };
}

/** `keys` are the credentials that the providers accept. */
export async function openOutsideWorld(
  shopPort: number,
  keys: ProviderCredentials = sandboxKeys,
): Promise<OutsideWorld> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'chekku-world-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const mailbox = await openMailbox({ max: MAILS });
  const payments = paymentSandbox({
    dataDir,
    shopUrl: `http://127.0.0.1:${shopPort}`,
    ownUrl: origin,
    ...keys,
    retryDelaysMs: RETRY_DELAYS_MS,
  });
  const app = new Hono().route('/sandbox', payments.app);
  const server = createServer(getRequestListener(app.fetch));
  const comeBack = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const goAway = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await comeBack();
  return {
    origin,
    environment: {
      RAZORPAY_API_URL: `${origin}/sandbox/razorpay`,
      PAYPAL_API_URL: `${origin}/sandbox/paypal`,
      EXCHANGE_RATE_URL: `${origin}/sandbox/exchange-rate/v1/latest?base=INR&symbols=USD`,
      SMTP_URL: mailbox.smtpUrl,
    },
    mailbox,
    request: async (to, init) => app.request(to, init),
    money: async () => {
      const { razorpay, paypal } = (await (await app.request('/sandbox/control/state')).json()) as Books;
      return [
        ...Object.entries(razorpay.payments)
          .filter(([, { captured }]) => captured)
          .map(([id, { amount, amount_refunded }]) => ({
            provider: 'razorpay' as const,
            id,
            amount,
            refunded: amount_refunded,
          })),
        ...Object.entries(paypal.captures)
          .filter(([, { status }]) => status !== 'DECLINED' && status !== 'PENDING')
          .map(([id, { amount, refundedMinor }]) => ({
            provider: 'paypal' as const,
            id,
            amount: Math.round(Number(amount.value) * 100),
            refunded: refundedMinor,
          })),
      ];
    },
    goAway,
    comeBack,
    close: async () => {
      await payments.stop();
      await goAway();
      await mailbox.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
