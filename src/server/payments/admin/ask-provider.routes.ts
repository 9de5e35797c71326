import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { asked, askForm } from '../../../contract/admin/orders.ts';
import { refuse, tooMany } from '../../http/api-error.ts';
import { callerOf } from '../../http/current-user.ts';
import { jsonBody } from '../../http/json-body.ts';
import { answer, refusal } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import { orderNumbers } from '../../orders/order-numbers.ts';
import type { Limit } from '../../platform/rate-limits.ts';
import type { PaymentParts } from '../payment-deps.ts';
import { askProvider } from './ask-provider.ts';

const askRoute = createRoute({
  method: 'post',
  path: '/{id}/ask-provider',
  tags: ['Orders (admin)'],
  summary: 'Ask the payment provider what became of the payments that were begun for an order',
  request: { params: z.object({ id: z.uuid() }), body: jsonBody(askForm) },
  responses: {
    200: answer(asked, 'What the provider says'),
    400: refusal('bad-request'),
    404: refusal('order-not-found'),
    409: refusal('nothing-to-ask'),
    429: refusal('too-many'),
  },
});

/** `limit` counts per order and provider. */
export function askProviderRoutes(parts: PaymentParts, limit: Limit) {
  return createRouter().openapi(askRoute, async (context) => {
    const { id: orderId } = context.req.valid('param');
    const { provider } = context.req.valid('json');
    if ((await orderNumbers(parts.db, [orderId])).size === 0) return refuse(context, 'order-not-found');
    const wait = await limit.take(`${orderId} ${provider}`);
    if (wait > 0) return tooMany(context, wait);
    const outcome = await askProvider(parts, { adminId: callerOf(context).id, orderId, provider });
    return outcome === 'nothing-to-ask' ? refuse(context, outcome) : context.json({ outcome }, 200);
  });
}
