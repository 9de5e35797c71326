import { Hono } from 'hono';
import { z } from 'zod';
import type { ExchangeRateSandbox } from '../exchange-rate/exchange-rate.ts';
import { fault, paymentScenario, refundScenario, type Scenarios, times } from '../kit/scenarios.ts';
import type { WebhookDispatcher } from '../kit/webhook-dispatcher.ts';
import { PaypalError } from '../paypal/entities.ts';
import * as paypalLedger from '../paypal/ledger.ts';
import { RazorpayError } from '../razorpay/entities.ts';
import * as razorpayLedger from '../razorpay/ledger.ts';

export interface Controlled {
  razorpay: razorpayLedger.LedgerDeps;
  paypal: paypalLedger.PaypalDeps;
  exchangeRate: ExchangeRateSandbox;
}

/** Plans scenarios and faults, lists payments and webhooks, and triggers delayed events. */
export function controlApi({ razorpay, paypal, exchangeRate }: Controlled): Hono {
  const app = new Hono();

  app.onError((error, context) => {
    if (error instanceof z.ZodError) return context.json({ error: z.prettifyError(error) }, 400);
    const isExpected =
      error instanceof RazorpayError || error instanceof PaypalError || error instanceof SyntaxError;
    if (isExpected) return context.json({ error: error.message }, 400);
    throw error;
  });
  app.use(async (context, next) => {
    // CSRF protection: a form of another site cannot send JSON
    const isJson = context.req.header('Content-Type')?.startsWith('application/json');
    if (context.req.method === 'POST' && !isJson) return context.json({ error: 'Send JSON' }, 415);
    return next();
  });

  app.get('/state', (context) =>
    context.json({
      razorpay: razorpay.store.data,
      paypal: paypal.store.data,
      exchangeRate: { rate: exchangeRate.current() },
    }),
  );
  app.post('/clear', async (context) => {
    for (const { scenarios } of [razorpay, paypal, exchangeRate]) scenarios.clear();
    exchangeRate.set(undefined);
    await Promise.all([razorpay.store.save(), paypal.store.save()]);
    return context.json({ done: true });
  });

  for (const [name, { scenarios, store, dispatcher }] of Object.entries({ razorpay, paypal })) {
    app.route(
      `/${name}`,
      scenarioRoutes(scenarios, () => store.save()),
    );
    app.route(`/${name}/webhooks`, webhookRoutes(dispatcher));
  }
  app.route(
    '/exchange-rate',
    scenarioRoutes(exchangeRate.scenarios, async () => {}),
  );
  app.post('/exchange-rate/tell', async (context) => {
    const { rate } = z.object({ rate: z.unknown() }).parse(await context.req.json());
    exchangeRate.set(rate);
    return context.json({ rate: exchangeRate.current() });
  });

  app.post('/razorpay/payments/:id/pay-late', async (context) =>
    context.json(await razorpayLedger.payLate(razorpay, context.req.param('id'))),
  );
  app.post('/razorpay/refunds/:id/end', async (context) => {
    const { status } = z.object({ status: z.enum(['processed', 'failed']) }).parse(await context.req.json());
    return context.json(await razorpayLedger.endRefund(razorpay, context.req.param('id'), status));
  });
  app.post('/paypal/captures/:id/end', async (context) => {
    const { status } = z
      .object({ status: z.enum(['COMPLETED', 'DECLINED']) })
      .parse(await context.req.json());
    return context.json(await paypalLedger.endCapture(paypal, context.req.param('id'), status));
  });
  app.post('/paypal/refunds/:id/end', async (context) => {
    const { status } = z.object({ status: z.enum(['COMPLETED', 'FAILED']) }).parse(await context.req.json());
    return context.json(await paypalLedger.endRefund(paypal, context.req.param('id'), status));
  });
  app.all('*', (context) => context.json({ error: 'There is no such call' }, 404));
  return app;
}

function scenarioRoutes(scenarios: Scenarios, save: () => Promise<void>): Hono {
  const app = new Hono();
  app.post('/next', async (context) => {
    const { times: count, ...scenario } = paymentScenario.extend(times.shape).parse(await context.req.json());
    scenarios.plan(scenario, count);
    await save();
    return context.json({ planned: scenario, times: count });
  });
  app.post('/next-refund', async (context) => {
    const { times: count, ...scenario } = refundScenario.extend(times.shape).parse(await context.req.json());
    scenarios.addRefund(scenario, count);
    await save();
    return context.json({ planned: scenario, times: count });
  });
  app.post('/fault', async (context) => {
    const { times: count, ...broken } = fault.extend(times.shape).parse(await context.req.json());
    scenarios.break(broken, count);
    await save();
    return context.json({ planned: broken, times: count });
  });
  return app;
}

function webhookRoutes(dispatcher: WebhookDispatcher): Hono {
  const app = new Hono();
  app.get('/', (context) => context.json(dispatcher.list));
  app.post('/release', async (context) => context.json(await dispatcher.releaseHeld()));
  app.post('/:id/send', async (context) => {
    const sent = await dispatcher.send(context.req.param('id'));
    return sent ? context.json(sent) : context.json({ error: 'There is no such webhook' }, 404);
  });
  return app;
}
