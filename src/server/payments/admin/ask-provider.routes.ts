import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { providerCheck, providerCheckForm } from '../../../contract/admin/orders.ts';
import { reject, tooManyRequests } from '../../http/api-error.ts';
import { getCurrentUser } from '../../http/current-user.ts';
import { jsonBody } from '../../http/json-body.ts';
import { respond } from '../../http/respond.ts';
import { errorResponse, jsonResponse } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import { orderNumbers } from '../../orders/read-orders.ts';
import type { RateLimit } from '../../platform/rate-limits.ts';
import { findMounted, type PaymentDeps } from '../payment-deps.ts';
import { askProvider } from './ask-provider.ts';

const askRoute = createRoute({
  method: 'post',
  path: '/{id}/ask-provider',
  tags: ['Orders (admin)'],
  summary: 'Check the started payments of an order at the payment provider',
  request: { params: z.object({ id: z.uuid() }), body: jsonBody(providerCheckForm) },
  responses: {
    200: jsonResponse(providerCheck, 'The outcome that the provider reports'),
    400: errorResponse('bad-request'),
    404: errorResponse('order-not-found'),
    409: errorResponse('nothing-to-ask'),
    429: errorResponse('too-many'),
  },
});

/** `limit` counts per order and provider. */
export function askProviderRoutes(deps: PaymentDeps, limit: RateLimit) {
  return createRouter().openapi(askRoute, async (context) => {
    const { id: orderId } = context.req.valid('param');
    const { provider } = context.req.valid('json');
    if (!findMounted(deps, provider)) return reject(context, 'bad-request');
    if ((await orderNumbers(deps.db, [orderId])).size === 0) return reject(context, 'order-not-found');
    const wait = await limit.consume(`${orderId} ${provider}`);
    if (wait > 0) return tooManyRequests(context, wait);
    const { id: adminId } = getCurrentUser(context);
    return respond(context, await askProvider(deps, { adminId, orderId, provider }), 200);
  });
}
