import { createRoute } from '@hono/zod-openapi';
import {
  phoneOrder,
  phoneOrderPreview,
  phoneOrderPreviewQuery,
} from '../../../contract/admin/phone-order.ts';
import type { Seller } from '../../../contract/invoice.ts';
import { idempotencyKey, order } from '../../../contract/order.ts';
import type { DeliveryRates } from '../../../rules/delivery-charge.ts';
import { DEFAULT_LANGUAGE } from '../../../rules/languages.ts';
import type { Sender } from '../../emails/email-layout.ts';
import { getCurrentUser } from '../../http/current-user.ts';
import { jsonBody } from '../../http/json-body.ts';
import { respond, respondWithError } from '../../http/respond.ts';
import { errorResponse, jsonResponse } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { failure } from '../../platform/result.ts';
import { placedOrderResponse } from '../order-response.ts';
import { placeOrder } from '../place-order.ts';
import { previewPhoneOrder } from './preview-phone-order.ts';

const tags = ['Orders (admin)'];

const previewRoute = createRoute({
  method: 'post',
  path: '/figures',
  tags,
  summary: 'Price of a phone order and the problems it would have; nothing is saved',
  request: { body: jsonBody(phoneOrderPreviewQuery) },
  responses: { 200: jsonResponse(phoneOrderPreview, 'The totals'), 400: errorResponse('bad-request') },
});

const createOrderRoute = createRoute({
  method: 'post',
  path: '/',
  tags,
  summary: 'Place a phone order. A repeated request with the same key returns the first order',
  request: { headers: idempotencyKey, body: jsonBody(phoneOrder) },
  responses: {
    201: jsonResponse(order, 'The unpaid order'),
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
  isOpen: () => boolean;
  rates: DeliveryRates | undefined;
}) {
  const { db, rates } = deps;
  return createRouter()
    .openapi(previewRoute, async (context) =>
      context.json(await previewPhoneOrder(db, context.req.valid('json'), rates), 200),
    )
    .openapi(createOrderRoute, async (context) => {
      const { customerId: userId, minimumNote = '', ...input } = context.req.valid('json');
      const result = await placeOrder(deps, {
        userId,
        input: { ...input, addressLatLng: null },
        key: context.req.valid('header')['idempotency-key'],
        adminId: getCurrentUser(context).id,
        minimumNote,
        language: DEFAULT_LANGUAGE,
      });
      if (result.ok) {
        if (result.value.isRepeat) context.header('Idempotent-Replayed', 'true');
        return respond(context, await placedOrderResponse(db, result.value, DEFAULT_LANGUAGE), 201);
      }
      const { code, message } = result;
      return respondWithError(
        context,
        code === 'not-signed-in' ? failure('user-not-found') : failure(code, { message }),
      );
    });
}
