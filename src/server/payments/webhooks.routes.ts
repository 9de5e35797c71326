import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import { refuse, tooMany } from '../http/api-error.ts';
import type { AppEnv } from '../http/app-env.ts';
import { answer, refusal } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { PaymentParts } from './payment-deps.ts';
import type { Provider } from './payment-source.ts';
import { takeWebhook } from './receive-webhook.ts';
import type { WebhookLimits } from './webhook-rate-limits.ts';

const received = z.object({ received: z.literal(true) });

const webhookRoute = <Path extends string>(path: Path, name: string) =>
  createRoute({
    method: 'post',
    path,
    tags: ['Webhooks'],
    summary: `Events of ${name}, signed over the body's bytes`,
    responses: {
      200: answer(received, 'Kept; it is looked into by and by'),
      400: refusal('bad-signature'),
      429: refusal('too-many'),
      503: refusal('provider-away'),
    },
  });

const razorpayRoute = webhookRoute('/razorpay', 'Razorpay');
const paypalRoute = webhookRoute('/paypal', 'PayPal');

export function webhooksRoutes(parts: PaymentParts, limits: WebhookLimits) {
  const take = async (context: Context<AppEnv>, provider: Provider) =>
    takeWebhook(parts, limits, provider, {
      body: new Uint8Array(await context.req.raw.arrayBuffer()),
      headers: context.req.raw.headers,
      address: context.get('address'),
    });
  return createRouter()
    .openapi(razorpayRoute, async (context) => {
      const taken = await take(context, 'razorpay');
      if (typeof taken === 'object') return tooMany(context, taken.seconds);
      return taken === 'taken' ? context.json({ received: true as const }, 200) : refuse(context, taken);
    })
    .openapi(paypalRoute, async (context) => {
      const taken = await take(context, 'paypal');
      if (typeof taken === 'object') return tooMany(context, taken.seconds);
      return taken === 'taken' ? context.json({ received: true as const }, 200) : refuse(context, taken);
    });
}
