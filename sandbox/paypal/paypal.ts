import { Hono } from 'hono';
import { browserFile } from '../kit/browser-file.ts';
import { faults } from '../kit/faults.ts';
import { Script } from '../kit/scenarios.ts';
import { WebhookDesk } from '../kit/webhook-dispatcher.ts';
import { paypalApi } from './api.ts';
import { approvalPage, noApprovalPage } from './approval-page.ts';
import type { PaypalParts } from './ledger.ts';
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
  /** Where the shop's server finds this PayPal; its certificate is named there. */
  ownUrl: string;
  retryDelaysMs: readonly number[];
  longestHangMs: number;
  stopped: AbortSignal;
}

/** A PayPal of one's own: the API, the buttons, the approval window and the webhooks. */
export function paypalSandbox(options: PaypalSandboxOptions): { app: Hono; parts: PaypalParts } {
  const { clientId, clientSecret, stopped } = options;
  const store = new PaypalStore(options.dataDir);
  const script = new Script(store.data);
  const signer = new PaypalSigner(options.webhookId, `${options.ownUrl}/v1/notifications/certs/CERT-sandbox`);
  const desk = new WebhookDesk({
    url: options.webhookUrl,
    records: store.data.webhooks,
    save: () => store.save(),
    sign: (webhook) => signer.headersFor(webhook),
    retryDelaysMs: options.retryDelaysMs,
    stopped,
  });
  const parts = { store, script, desk, wire: paypalWire(store, options.merchantId, options.ownUrl) };
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
  app.route('/', paypalApi(parts, client, signer, faults(script, stopped, options.longestHangMs)));
  return { app, parts };
}
