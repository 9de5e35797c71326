import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import { tooManyRequests } from '../http/api-error.ts';
import type { AppEnv } from '../http/app-env.ts';
import { respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { Provider } from './payment-source.ts';
import { receiveWebhook } from './receive-webhook.ts';
import type { WebhookRateLimits } from './webhook-rate-limits.ts';

const received = z.object({ received: z.literal(true) });

const webhookRoute = <Path extends string>(path: Path, name: string) =>
  createRoute({
    method: 'post',
    path,
    tags: ['Webhooks'],
    summary: `Events of ${name}, signed over the body's bytes`,
    responses: {
      200: jsonResponse(received, 'Saved; a job processes it'),
      400: errorResponse('bad-signature'),
      429: errorResponse('too-many'),
      503: errorResponse('provider-away'),
    },
  });

const razorpayRoute = webhookRoute('/razorpay', 'Razorpay');
const paypalRoute = webhookRoute('/paypal', 'PayPal');

export function webhooksRoutes(deps: PaymentDeps, limits: WebhookRateLimits) {
  const receive = async (context: Context<AppEnv>, provider: Provider) => {
    const result = await receiveWebhook(deps, limits, provider, {
      body: new Uint8Array(await context.req.raw.arrayBuffer()),
      headers: context.req.raw.headers,
      address: context.get('address'),
    });
    if (result.ok) return context.json({ received: true as const }, 200);
    return 'seconds' in result ? tooManyRequests(context, result.seconds) : respondWithError(context, result);
  };
  return createRouter()
    .openapi(razorpayRoute, (context) => receive(context, 'razorpay'))
    .openapi(paypalRoute, (context) => receive(context, 'paypal'));
}
