import path from 'node:path';
import { Hono } from 'hono';
import { controlApi } from './control/control-api.ts';
import { controlPage } from './control/control-page.ts';
import { exchangeRateSandbox } from './exchange-rate/exchange-rate.ts';
import { browserFile } from './kit/browser-file.ts';
import { paypalSandbox } from './paypal/paypal.ts';
import { razorpaySandbox } from './razorpay/razorpay.ts';

export interface PaymentSandboxOptions {
  /** The sandbox keeps its books in `sandbox/` of this folder. */
  dataDir: string;
  /** Where the shop's server is reached from its own machine: webhooks go there. */
  shopUrl: string;
  /** Where the app itself is reached, when that is not at the shop. */
  ownUrl?: string;
  /** Where the app is mounted at the shop. */
  mountPath?: string;
  webhookPaths?: { razorpay: string; paypal: string };
  razorpay: { keyId: string; keySecret: string; webhookSecret: string };
  paypal: { clientId: string; clientSecret: string; webhookId: string; merchantId: string | undefined };
  /** Waits before a webhook that the shop did not take is sent again. */
  retryDelaysMs?: readonly number[];
  /** A call that is scripted to hang ends by itself after this time. */
  maxHangMs?: number;
}

export interface PaymentSandbox {
  app: Hono;
  /** Resolves when every webhook on its way has its first answer. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/** The rhythm that was measured at Razorpay. */
const RETRY_DELAYS_MS = [250, 6000, 13_000, 20_000, 43_000, 82_000];

/** Stand-ins for every provider that a payment needs, to be mounted at the demo shop. */
export function paymentSandbox(options: PaymentSandboxOptions): PaymentSandbox {
  const { shopUrl, mountPath = '/sandbox' } = options;
  const webhookPaths = options.webhookPaths ?? {
    razorpay: '/api/webhooks/razorpay',
    paypal: '/api/webhooks/paypal',
  };
  const stopping = new AbortController();
  const shared = {
    dataDir: path.join(options.dataDir, 'sandbox'),
    retryDelaysMs: options.retryDelaysMs ?? RETRY_DELAYS_MS,
    maxHangMs: options.maxHangMs ?? 30_000,
    stopped: stopping.signal,
  };
  const razorpay = razorpaySandbox({
    ...shared,
    ...options.razorpay,
    webhookUrl: shopUrl + webhookPaths.razorpay,
  });
  const paypal = paypalSandbox({
    ...shared,
    ...options.paypal,
    merchantId: options.paypal.merchantId ?? 'SANDBOXMERCHANT',
    webhookUrl: shopUrl + webhookPaths.paypal,
    ownUrl: `${options.ownUrl ?? shopUrl}${mountPath}/paypal`,
  });
  const exchangeRate = exchangeRateSandbox(shared.stopped, shared.maxHangMs);
  const controlled = { razorpay: razorpay.deps, paypal: paypal.deps, exchangeRate };

  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
  });
  app.get('/', (context) => context.html(controlPage(controlled, mountPath)));
  app.get('/control/control.js', browserFile('control.js'));
  app.route('/control', controlApi(controlled));
  app.route('/razorpay', razorpay.app);
  app.route('/paypal', paypal.app);
  app.route('/exchange-rate', exchangeRate.app);

  const desks = [razorpay.deps.dispatcher, paypal.deps.dispatcher];
  const idle = async () => {
    await Promise.all(desks.map((dispatcher) => dispatcher.idle()));
  };
  return {
    app,
    idle,
    stop: async () => {
      stopping.abort();
      await idle();
      await Promise.all([razorpay.deps.store.save(), paypal.deps.store.save()]);
    },
  };
}
