import { Hono } from 'hono';
import { browserFile } from '../kit/browser-file.ts';
import { faults } from '../kit/faults.ts';
import { Scenarios } from '../kit/scenarios.ts';
import { WebhookDispatcher } from '../kit/webhook-dispatcher.ts';
import { paypalApi } from './api.ts';
import { approvalPage, noApprovalPage } from './approval-page.ts';
import type { PaypalDeps } from './ledger.ts';
import { PaypalSigner } from './signer.ts';
import { PaypalStore } from './store.ts';
import { paypalWire } from './wire.ts';

export interface PaypalSandboxOptions {
  dataDir: string;
  clientId: string;
  clientSecret: string;
  webhookId: string;
  merchantId: string;
  webhookUrl: string;
  /** URL under which the shop reaches this sandbox, also for its certificate. */
  ownUrl: string;
  retryDelaysMs: readonly number[];
  maxHangMs: number;
  stopped: AbortSignal;
}

/** Simulates PayPal: API, button SDK, approval window and webhooks. */
export function paypalSandbox(options: PaypalSandboxOptions): { app: Hono; deps: PaypalDeps } {
  const { clientId, clientSecret, stopped } = options;
  const store = new PaypalStore(options.dataDir);
  const scenarios = new Scenarios(store.data);
  const signer = new PaypalSigner(options.webhookId, `${options.ownUrl}/v1/notifications/certs/CERT-sandbox`);
  const dispatcher = new WebhookDispatcher({
    url: options.webhookUrl,
    records: store.data.webhooks,
    save: () => store.save(),
    sign: (webhook) => signer.headersFor(webhook),
    retryDelaysMs: options.retryDelaysMs,
    stopped,
  });
  const deps = { store, scenarios, dispatcher, wire: paypalWire(store, options.merchantId, options.ownUrl) };
  const app = new Hono();

  const sdk = browserFile('paypal-sdk.js');
  app.get('/sdk/js', (context, next) => {
    if (context.req.query('client-id') === clientId) return sdk(context, next);
    return context.text('// client-id not recognized', 400, { 'Content-Type': 'text/javascript' });
  });
  app.get('/buttons.css', browserFile('buttons.css'));
  app.get('/approval-window.js', browserFile('approval-window.js'));
  app.get('/sandbox.css', browserFile('sandbox.css'));
  app.get('/checkoutnow', (context) => {
    const id = context.req.query('token') ?? '';
    const order = Object.hasOwn(store.data.orders, id) ? store.order(id) : undefined;
    if (!order || order.status === 'COMPLETED') return context.html(noApprovalPage(), 400);
    return context.html(approvalPage(order));
  });
  const client = { id: clientId, secret: clientSecret };
  app.route('/', paypalApi(deps, client, signer, faults(scenarios, stopped, options.maxHangMs)));
  return { app, deps };
}
