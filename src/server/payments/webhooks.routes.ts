import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { answer, refusal } from '../http/answers.ts';
import { refuse } from '../http/refusal.ts';
import { createRouter } from '../http/router.ts';
import type { PaymentParts } from './payment-parts.ts';
import type { Provider } from './payment-source.ts';
import { takeWebhook } from './take-webhook.ts';

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
      503: refusal('provider-away'),
    },
  });

const razorpayRoute = webhookRoute('/razorpay', 'Razorpay');
const paypalRoute = webhookRoute('/paypal', 'PayPal');

export function webhooksRoutes(parts: PaymentParts) {
  const take = async (provider: Provider, request: Request) =>
    takeWebhook(parts, provider, {
      body: new Uint8Array(await request.arrayBuffer()),
      headers: request.headers,
    });
  return createRouter()
    .openapi(razorpayRoute, async (context) => {
      const taken = await take('razorpay', context.req.raw);
      return taken === 'taken' ? context.json({ received: true as const }, 200) : refuse(context, taken);
    })
    .openapi(paypalRoute, async (context) => {
      const taken = await take('paypal', context.req.raw);
      return taken === 'taken' ? context.json({ received: true as const }, 200) : refuse(context, taken);
    });
}
