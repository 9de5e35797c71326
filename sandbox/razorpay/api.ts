import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { razorpayId } from '../kit/ids.ts';
import { paymentScenario } from '../kit/scenarios.ts';
import { collectionOf, nowInSeconds, type Order, RazorpayError } from './entities.ts';
import { capturePayment, type LedgerDeps, payOrder } from './ledger.ts';
import { refundPayment } from './refund.ts';

const newOrder = z.object({
  amount: z.int('The amount must be an integer.').min(100, 'The amount must be at least INR 1.00'),
  currency: z.literal('INR', 'Currency is not supported'),
  receipt: z.string().max(40, 'The receipt may not be greater than 40 characters.').optional(),
  notes: z.record(z.string().max(256), z.string().max(256)).optional(),
  payment: z.object({ capture: z.enum(['automatic', 'manual']) }).optional(),
});
const capture = z.object({ amount: z.int('The amount must be an integer.'), currency: z.string() });
const simulation = z.object({
  outcome: paymentScenario.shape.payment.optional(),
  webhook: paymentScenario.shape.webhook.optional(),
  browser: paymentScenario.shape.browser.optional(),
  amountMinor: paymentScenario.shape.amountMinor,
  currency: paymentScenario.shape.currency,
  again: z.boolean().default(false),
  email: z.string().max(254).default('customer@example.com'),
  contact: z.string().max(20).default('+919000090000'),
});

/** Razorpay's API, plus a `simulate` call that acts as the customer. */
export function razorpayApi(
  deps: LedgerDeps,
  key: { id: string; secret: string },
  breakCalls: MiddlewareHandler,
): Hono {
  const { store } = deps;
  const app = new Hono();

  app.onError((error, context) => {
    if (error instanceof RazorpayError) return context.json({ error: error.details }, error.status);
    if (error instanceof z.ZodError || error instanceof SyntaxError) {
      const [issue] = error instanceof z.ZodError ? error.issues : [];
      const field = issue?.path.join('.') ?? null;
      return context.json(
        { error: { code: 'BAD_REQUEST_ERROR', description: issue?.message ?? 'The body is no JSON', field } },
        400,
      );
    }
    throw error;
  });

  // before authentication: the customer's browser has no API keys
  app.post('/v1/orders/:id/simulate', async (context) => {
    const { outcome, again, email, contact, ...rest } = simulation.parse(await bodyOf(context.req.raw));
    const scenarioInput = { ...rest, ...(outcome && { payment: outcome }) };
    const reply = await payOrder(deps, context.req.param('id'), scenarioInput, { again, email, contact });
    if (reply.is === 'failed') return context.json({ error: reply.error });
    if (reply.is === 'silent') return context.json({ silent: true }, 202);
    const { is: _, ...confirmation } = reply;
    return context.json(confirmation);
  });

  app.use('/v1/*', basicAuth(key));
  app.use('/v1/*', breakCalls);

  app.post('/v1/orders', async (context) => {
    const input = newOrder.parse(await bodyOf(context.req.raw));
    const order: Order = {
      id: razorpayId('order_'),
      entity: 'order',
      amount: input.amount,
      amount_paid: 0,
      amount_due: input.amount,
      currency: input.currency,
      receipt: input.receipt ?? null,
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: input.notes ?? [],
      created_at: nowInSeconds(),
    };
    store.data.orders[order.id] = order;
    if (input.payment?.capture === 'manual') store.data.manual.push(order.id);
    await store.save();
    return context.json(order);
  });
  app.get('/v1/orders', (context) => {
    const { receipt, count = '10', skip = '0' } = context.req.query();
    const from = Number(skip);
    return context.json(
      collectionOf(store.ordersOf(receipt).slice(from, from + Math.min(Number(count), 100))),
    );
  });
  app.get('/v1/orders/:id', (context) => context.json(store.order(context.req.param('id'))));
  app.get('/v1/orders/:id/payments', (context) =>
    context.json(collectionOf(store.paymentsOf(store.order(context.req.param('id')).id))),
  );
  app.get('/v1/payments/:id', (context) => context.json(store.payment(context.req.param('id'))));
  app.post('/v1/payments/:id/capture', async (context) => {
    const input = capture.parse(await bodyOf(context.req.raw));
    return context.json(await capturePayment(deps, context.req.param('id'), input));
  });
  app.post('/v1/payments/:id/refund', async (context) => {
    const idempotencyKey = context.req.header('X-Refund-Idempotency');
    const body = await bodyOf(context.req.raw);
    return context.json(await refundPayment(deps, context.req.param('id'), body, idempotencyKey));
  });
  app.get('/v1/payments/:id/refunds', (context) =>
    context.json(collectionOf(store.refundsOf(store.payment(context.req.param('id')).id))),
  );
  app.get('/v1/payments/:id/refunds/:refundId', (context) =>
    context.json(store.refund(context.req.param('refundId'))),
  );
  app.all('/v1/*', () => {
    throw new RazorpayError('The requested URL was not found on the server.');
  });
  return app;
}

/** The scheme `Basic` is case-sensitive, as with Razorpay. */
function basicAuth({ id, secret }: { id: string; secret: string }): MiddlewareHandler {
  const expected = hash(`Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`);
  return async (context, next) => {
    if (!timingSafeEqual(hash(context.req.header('Authorization') ?? ''), expected))
      throw new RazorpayError('Authentication failed', { status: 401, reason: 'NA' });
    await next();
  };
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  return text === '' ? {} : JSON.parse(text);
}
