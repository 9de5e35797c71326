import { randomBytes } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { paypalId } from '../kit/ids.ts';
import { paymentScenario } from '../kit/scenarios.ts';
import { type Order, PaypalError } from './entities.ts';
import { approveOrder, captureOrder, type PaypalDeps, refundCapture } from './ledger.ts';
import { mockedIssue, withIdempotency } from './request-headers.ts';
import { type PaypalSigner, rawMember } from './signer.ts';
import { PAYER } from './wire.ts';

const money = z.object({
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  value: z.string().regex(/^\d+(\.\d{1,2})?$/, 'DECIMAL_PRECISION'),
});
const newOrder = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(
      z.object({
        amount: money,
        custom_id: z.string().max(127).optional(),
        invoice_id: z.string().max(127).optional(),
        description: z.string().max(127).optional(),
      }),
    )
    .length(1),
  payment_source: z.object({ paypal: z.looseObject({}) }).optional(),
});
const refund = z.object({ amount: money.optional() });
const transmission = z.object({
  auth_algo: z.literal('SHA256withRSA'),
  cert_url: z.url(),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.string(),
  webhook_id: z.string(),
  webhook_event: z.looseObject({}),
});
const simulation = z.object({
  outcome: z.enum(['approve', 'capture', 'decline', 'wait', 'cancel']).default('approve'),
  webhook: paymentScenario.shape.webhook.optional(),
  browser: paymentScenario.shape.browser.optional(),
  amountMinor: paymentScenario.shape.amountMinor,
  currency: paymentScenario.shape.currency,
});
const TOKEN_SECONDS = 32_400;

/** PayPal's API, plus a `simulate` call that acts as the buyer. */
export function paypalApi(
  deps: PaypalDeps,
  client: { id: string; secret: string },
  signer: PaypalSigner,
  breakCalls: MiddlewareHandler,
): Hono {
  const { store, wire } = deps;
  const tokens = new Set<string>();
  const app = new Hono();

  app.onError((error, context) => {
    const debugId = randomBytes(7).toString('hex').slice(0, 13);
    if (error instanceof PaypalError) return context.json(error.body(debugId), error.status);
    if (error instanceof z.ZodError || error instanceof SyntaxError) {
      const issue = error instanceof z.ZodError ? 'INVALID_PARAMETER_VALUE' : 'MALFORMED_REQUEST_JSON';
      return context.json(new PaypalError(400, issue, error.message).body(debugId), 400);
    }
    throw error;
  });

  // before the token check: a buyer has no token
  app.post('/v2/checkout/orders/:id/simulate', async (context) => {
    const id = context.req.param('id');
    const { outcome, ...scenarioInput } = simulation.parse(await bodyOf(context.req.raw));
    store.order(id);
    if (outcome === 'cancel') return context.json({ cancelled: true, orderID: id });
    const payment = outcome === 'decline' ? 'fail' : outcome === 'wait' ? 'wait' : 'pay';
    const scenario = await approveOrder(deps, id, { ...scenarioInput, payment });
    const captured = outcome === 'capture' ? captureOrder(deps, id) : undefined;
    await captured?.sendWebhooks();
    const captureID = captured?.value.captureId;
    if (scenario.browser === 'silent') return context.json({ silent: true }, 202);
    return context.json({ orderID: id, payerID: PAYER.id, ...(captureID && { captureID }) });
  });

  app.post('/v1/oauth2/token', breakCalls, async (context) => {
    const expected = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`;
    if (context.req.header('Authorization') !== expected)
      return context.json(
        { error: 'invalid_client', error_description: 'Client Authentication failed' },
        401,
      );
    const form = new URLSearchParams(await context.req.text());
    if (form.get('grant_type') !== 'client_credentials')
      return context.json({ error: 'unsupported_grant_type' }, 400);
    const token = `A21AA${randomBytes(32).toString('base64url')}`;
    tokens.add(token);
    return context.json({
      scope: 'https://uri.paypal.com/services/payments/payment',
      access_token: token,
      token_type: 'Bearer',
      app_id: 'APP-80W284485P519543T',
      expires_in: TOKEN_SECONDS,
      nonce: randomBytes(12).toString('base64url'),
    });
  });
  app.get('/v1/notifications/certs/:id', async (context) => context.text(await signer.publicKey()));

  const requireToken: MiddlewareHandler = async (context, next) => {
    const token = context.req.header('Authorization')?.replace(/^Bearer /, '') ?? '';
    if (!tokens.has(token)) throw new PaypalError(401, 'INVALID_TOKEN', 'The token passed in was not found.');
    await next();
  };
  for (const path of ['/v1/*', '/v2/*']) app.use(path, requireToken, breakCalls, mockedIssue);

  app.post('/v2/checkout/orders', async (context) => {
    const input = newOrder.parse(await bodyOf(context.req.raw));
    return withIdempotency(context, store, () => {
      const order = createOrder(input);
      store.data.orders[order.id] = order;
      return { value: orderResponse(context, order), sendWebhooks: async () => {} };
    });
  });
  app.get('/v2/checkout/orders/:id', (context) =>
    context.json(wire.order(store.order(context.req.param('id')))),
  );
  app.post('/v2/checkout/orders/:id/capture', (context) =>
    withIdempotency(context, store, () => {
      const { value, sendWebhooks } = captureOrder(deps, context.req.param('id'));
      return { value: orderResponse(context, value), sendWebhooks };
    }),
  );
  app.get('/v2/payments/captures/:id', (context) =>
    context.json(wire.captureAlone(store.capture(context.req.param('id')))),
  );
  app.post('/v2/payments/captures/:id/refund', async (context) => {
    const { amount } = refund.parse(await bodyOf(context.req.raw));
    return withIdempotency(context, store, () => {
      const { value, sendWebhooks } = refundCapture(deps, context.req.param('id'), amount);
      return { value: wire.refund(value), sendWebhooks };
    });
  });
  app.get('/v2/payments/refunds/:id', (context) =>
    context.json(wire.refund(store.refund(context.req.param('id')))),
  );
  app.post('/v1/notifications/verify-webhook-signature', async (context) => {
    const text = await context.req.text();
    const input = transmission.parse(JSON.parse(text));
    const rawEvent = rawMember(text, 'webhook_event');
    const isValid = rawEvent !== undefined && (await signer.verify(input, input.transmission_sig, rawEvent));
    return context.json({ verification_status: isValid ? 'SUCCESS' : 'FAILURE' });
  });

  const orderResponse = (context: Context, order: Order) =>
    context.req.header('Prefer') === 'return=representation' ? wire.order(order) : wire.shortOrder(order);
  return app;
}

function createOrder({ purchase_units: [unit], payment_source }: z.infer<typeof newOrder>): Order {
  if (!unit || Number(unit.amount.value) <= 0) throw new PaypalError(422, 'CANNOT_BE_ZERO_OR_NEGATIVE');
  return {
    id: paypalId(),
    status: payment_source ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
    amount: unit.amount,
    customId: unit.custom_id,
    invoiceId: unit.invoice_id,
    description: unit.description,
    createdAt: new Date().toISOString(),
    captureId: undefined,
    plan: undefined,
  };
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  return text === '' ? {} : JSON.parse(text);
}
