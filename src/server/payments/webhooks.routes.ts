import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { tooManyRequests } from '../http/api-error.ts';
import { respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { receiveWebhook } from './receive-webhook.ts';
import type { WebhookRateLimits } from './webhook-rate-limits.ts';

const received = z.object({ received: z.literal(true) });

const webhookRoute = (id: string, provider: string) =>
  createRoute({
    method: 'post',
    path: `/${id}`,
    tags: ['Webhooks'],
    summary: `Events of ${provider}, signed over the body's bytes`,
    responses: {
      200: jsonResponse(received, 'Saved; a job processes it'),
      400: errorResponse('bad-signature'),
      429: errorResponse('too-many'),
      503: errorResponse('provider-away'),
    },
  });

/** One route for each payment method whose provider sends events. */
export function webhooksRoutes(deps: PaymentDeps, limits: WebhookRateLimits) {
  const router = createRouter();
  for (const mounted of deps.payments) {
    if (!mounted.server().webhook) continue;
    const { id, provider } = mounted.payment;
    router.openapi(webhookRoute(id, provider), async (context) => {
      const result = await receiveWebhook(deps, limits, mounted, {
        body: new Uint8Array(await context.req.raw.arrayBuffer()),
        headers: context.req.raw.headers,
        address: context.get('address'),
      });
      if (result.ok) return context.json({ received: true as const }, 200);
      return 'seconds' in result
        ? tooManyRequests(context, result.seconds)
        : respondWithError(context, result);
    });
  }
  return router;
}
