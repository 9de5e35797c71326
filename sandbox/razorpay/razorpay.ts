import { Hono } from 'hono';
import { browserFile } from '../kit/browser-file.ts';
import { faults } from '../kit/faults.ts';
import { Scenarios } from '../kit/scenarios.ts';
import { WebhookDispatcher } from '../kit/webhook-dispatcher.ts';
import { razorpayApi } from './api.ts';
import { checkoutErrorPage, checkoutPage } from './checkout-page.ts';
import { RazorpayError } from './entities.ts';
import { signRazorpay } from './events.ts';
import type { LedgerDeps } from './ledger.ts';
import { RazorpayStore } from './store.ts';

export interface RazorpaySandboxOptions {
  dataDir: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  webhookUrl: string;
  retryDelaysMs: readonly number[];
  maxHangMs: number;
  stopped: AbortSignal;
}

/** Simulates Razorpay: API, payment window and webhooks. */
export function razorpaySandbox(options: RazorpaySandboxOptions): { app: Hono; deps: LedgerDeps } {
  const { keyId, keySecret, stopped } = options;
  const store = new RazorpayStore(options.dataDir);
  const scenarios = new Scenarios(store.data);
  const dispatcher = new WebhookDispatcher({
    url: options.webhookUrl,
    records: store.data.webhooks,
    save: () => store.save(),
    sign: signRazorpay(options.webhookSecret),
    retryDelaysMs: options.retryDelaysMs,
    stopped,
  });
  const deps = { store, scenarios, dispatcher, keySecret };
  const app = new Hono();

  app.get('/checkout.js', browserFile('checkout.js'));
  app.get('/payment-window.js', browserFile('payment-window.js'));
  app.get('/sandbox.css', browserFile('sandbox.css'));
  app.get('/checkout', (context) => {
    const { key, order_id = '', name = '', description = '', email = '', contact = '' } = context.req.query();
    const opensApp = context.req.query('flow') === 'intent';
    if (key !== keyId) return context.html(checkoutErrorPage('The key is not known here.'), 400);
    try {
      const order = store.order(order_id);
      if (order.status === 'paid') return context.html(checkoutErrorPage('The order is already paid.'), 400);
      return context.html(checkoutPage(order, { name, description, email, contact, opensApp }));
    } catch (error) {
      if (error instanceof RazorpayError) return context.html(checkoutErrorPage(error.message), 400);
      throw error;
    }
  });
  app.route(
    '/',
    razorpayApi(deps, { id: keyId, secret: keySecret }, faults(scenarios, stopped, options.maxHangMs)),
  );
  return { app, deps };
}
