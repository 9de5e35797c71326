import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { plainPage } from '../kit/plain-page.ts';
import type { ShiprocketOptions } from './options.ts';
import { courierFault, type SimulatedOrder } from './store.ts';
import { indianTime, labelOf, scanOf } from './wire.ts';

/** Shipment status ids, and when the webhook comes. */
const scanForm = z.object({
  status: z.string().regex(/^\d{1,2}$/),
  webhook: z.enum(['once', 'twice', 'never', 'forged']).default('once'),
  /** The time of the scan; scans may come late and in any order. */
  at: z.iso.datetime().optional(),
  location: z.string().max(80).default('Coimbatore'),
});

/** A demo user clicks through the journey of a parcel. */
const steps: [string, string][] = [
  ['42', 'Picked up'],
  ['18', 'In transit'],
  ['17', 'Out for delivery'],
  ['21', 'Not delivered'],
  ['7', 'Delivered'],
  ['9', 'Coming back'],
  ['10', 'Came back'],
  ['12', 'Lost'],
  ['25', 'Damaged'],
];

/** What happens to parcels, for demo users and tests. */
export function controlRoutes(options: ShiprocketOptions): Hono {
  const { store } = options;
  const app = new Hono();
  const scan = async (order: SimulatedOrder, input: z.infer<typeof scanForm>) => {
    const at = input.at ? new Date(input.at) : new Date();
    order.scans.push(scanOf(input.status, at, input.location));
    await store.save();
    const times = { once: 1, twice: 2, never: 0, forged: 1 }[input.webhook];
    const token = input.webhook === 'forged' ? 'a wrong token' : options.webhookToken;
    const responses = [];
    for (let n = 0; n < times; n++)
      responses.push(await post(options, webhookBody(order, input.status, at), token));
    return responses;
  };
  app.get('/', (context) => context.html(page(store.data.orders)));
  app.post('/parcels/:awb/step', async (context) => {
    const order = store.byNumber(context.req.param('awb'));
    const { status } = await context.req.parseBody();
    const input = scanForm.safeParse({ status });
    if (order && input.success) await scan(order, input.data);
    return context.redirect('/sandbox/shiprocket', 303);
  });
  app.post('/parcels/:awb/scans', async (context) => {
    const order = store.byNumber(context.req.param('awb'));
    const input = scanForm.safeParse(await context.req.json().catch(() => undefined));
    if (!order || !input.success) return context.json({ error: 'Unknown parcel or scan' }, 400);
    return context.json({ responses: await scan(order, input.data) });
  });
  app.post('/faults', async (context) => {
    const input = courierFault.safeParse(await context.req.json().catch(() => undefined));
    if (!input.success) return context.json({ error: z.prettifyError(input.error) }, 400);
    const { times, ...fault } = input.data;
    for (let n = 0; n < times; n++) store.data.faults.push(fault);
    return context.json({ planned: fault, times });
  });
  app.get('/state', (context) => context.json(store.data));
  return app;
}

function webhookBody(order: SimulatedOrder, status: string, at: Date): object {
  const [day = '', time = ''] = indianTime(at).split(' ');
  return {
    awb: order.awb,
    courier_name: order.courier,
    current_status: labelOf(status),
    // another numbering, which nobody should use
    current_status_id: 20,
    shipment_status: labelOf(status),
    shipment_status_id: Number(status),
    current_timestamp: `${day.split('-').toReversed().join(' ')} ${time}`,
    order_id: order.reference,
    sr_order_id: order.id,
    scans: order.scans,
    is_return: 0,
  };
}

async function post(
  { webhookUrl, stopped }: ShiprocketOptions,
  body: object,
  token: string,
): Promise<number> {
  try {
    const response = await fetch(webhookUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'x-api-key': token },
      body: JSON.stringify(body),
      signal: AbortSignal.any([stopped, AbortSignal.timeout(5000)]),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}

function page(orders: readonly SimulatedOrder[]) {
  const booked = orders.filter(({ awb }) => awb).toReversed();
  return plainPage(
    'Demo courier',
    html`<h1>Demo courier</h1>
      <p class="note">Parcels that the demo shop booked with Shiprocket; no real courier hears of them. Press what happens to one next.</p>
      ${booked.length === 0 ? html`<p class="card">No parcel yet.</p>` : booked.map(card)}`,
  );
}

function card({ reference, awb, courier, isCancelled, scans, reattempts = [] }: SimulatedOrder) {
  return html`<article class="card">
    <h2>Order ${reference}</h2>
    <dl><dt>Number</dt><dd>${awb}</dd><dt>Carrier</dt><dd>${courier}</dd><dt>State</dt>
    <dd>${isCancelled ? 'cancelled' : (scans.at(-1)?.['sr-status-label'] ?? 'booked')}</dd>
    ${reattempts.map(({ comments }) => html`<dt>Deliver again</dt><dd>${comments}</dd>`)}</dl>
    <form method="post" class="steps" action="/sandbox/shiprocket/parcels/${awb}/step">
      ${steps.map(([status, text]) => html`<button name="status" value="${status}">${text}</button>`)}
    </form>
  </article>`;
}
