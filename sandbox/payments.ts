import path from 'node:path';
import { Hono } from 'hono';
import { controlApi } from './control/control-api.ts';
import { controlPage } from './control/control-page.ts';
import { exchangeRateSandbox } from './exchange-rate/exchange-rate.ts';
import { browserFile } from './kit/browser-file.ts';
import { paypalSandbox } from './paypal/paypal.ts';
import { razorpaySandbox } from './razorpay/razorpay.ts';

export interface PaymentSandboxOptions {
  /** The sandbox stores its data in `sandbox/` of this folder. */
  dataDir: string;
  /** Local URL of the shop, for webhooks. */
  shopUrl: string;
  /** URL of the sandbox, if it is not mounted at the shop. */
  ownUrl?: string;
  /** Mount path at the shop. */
  mountPath?: string;
  webhookPaths?: { razorpay: string; paypal: string };
  razorpay: { keyId: string; keySecret: string; webhookSecret: string };
  paypal: { clientId: string; clientSecret: string; webhookId: string; merchantId: string | undefined };
  /** Delays before the retries of a failed webhook delivery. */
  retryDelaysMs?: readonly number[];
  /** Maximum duration of a call that a fault lets hang. */
  maxHangMs?: number;
}

export interface PaymentSandbox {
  app: Hono;
  /** Resolves when every pending webhook has its first response. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/** As measured with Razorpay. */
const RETRY_DELAYS_MS = [250, 6000, 13_000, 20_000, 43_000, 82_000];

/** Simulated payment and exchange-rate providers, mounted at the demo shop. */
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

  const dispatchers = [razorpay.deps.dispatcher, paypal.deps.dispatcher];
  const idle = async () => {
    await Promise.all(dispatchers.map((dispatcher) => dispatcher.idle()));
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
