import { createRoute } from '@hono/zod-openapi';
import {
  phoneOrder,
  phoneOrderPreview,
  phoneOrderPreviewQuery,
} from '../../../contract/admin/phone-order.ts';
import type { Seller } from '../../../contract/invoice.ts';
import { idempotencyKey, order } from '../../../contract/order.ts';
import type { Sender } from '../../emails/email-layout.ts';
import { reject, rejectWith } from '../../http/api-error.ts';
import { getCurrentUser } from '../../http/current-user.ts';
import { jsonBody } from '../../http/json-body.ts';
import { errorResponse, jsonResponse } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { orderResponses, placedOrderResponse } from '../order-response.ts';
import { placeOrder } from '../place-order.ts';
import { previewPhoneOrder } from './preview-phone-order.ts';

const tags = ['Orders (admin)'];

const previewRoute = createRoute({
  method: 'post',
  path: '/figures',
  tags,
  summary: 'What an order by phone would cost, and what stands in its way; nothing is written',
  request: { body: jsonBody(phoneOrderPreviewQuery) },
  responses: { 200: jsonResponse(phoneOrderPreview, 'The figures'), 400: errorResponse('bad-request') },
});

const createOrderRoute = createRoute({
  method: 'post',
  path: '/',
  tags,
  summary: 'Order for a customer on the phone. A repeat with the same key answers the first order',
  request: { headers: idempotencyKey, body: jsonBody(phoneOrder) },
  responses: {
    201: jsonResponse(order, 'The order, to be paid'),
    400: errorResponse('invalid-product'),
    404: errorResponse('user-not-found'),
    409: errorResponse('price-changed'),
    422: errorResponse('key-reused'),
  },
});

export function phoneOrdersRoutes(deps: {
  db: Db;
  jobs: Jobs;
  sender: (db: Db) => Promise<Sender>;
  seller: (db: Db) => Promise<Seller>;
}) {
  const { db, jobs, sender, seller } = deps;
  return createRouter()
    .openapi(previewRoute, async (context) =>
      context.json(await previewPhoneOrder(db, context.req.valid('json')), 200),
    )
    .openapi(createOrderRoute, async (context) => {
      const { customerId: userId, ...input } = context.req.valid('json');
      const outcome = await placeOrder(
        { db, jobs, sender, seller },
        {
          userId,
          input: { ...input, addressLatLng: null },
          key: context.req.valid('header')['idempotency-key'],
          adminId: getCurrentUser(context).id,
        },
      );
      if ('order' in outcome) {
        if (outcome.isRepeat) context.header('Idempotent-Replayed', 'true');
        const { order, items } = outcome;
        const [made] = items ? [placedOrderResponse(order, items)] : await orderResponses(db, [order]);
        return made ? context.json(made, 201) : reject(context, 'order-was-deleted');
      }
      if (outcome.code === 'not-signed-in') return reject(context, 'user-not-found');
      return rejectWith(context, outcome.code, {}, 'message' in outcome ? outcome.message : undefined);
    });
}
