import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { publicFields } from '../../contract/extra-fields.ts';
import type { Seller } from '../../contract/invoice.ts';
import {
  idempotencyKey,
  type Order,
  order,
  orderConflict,
  orderPage,
  reorderResponse,
} from '../../contract/order.ts';
import { orderCreate } from '../../contract/order-create.ts';
import type { FieldDefinition } from '../../extension/field-definitions.ts';
import { apiResults } from '../../messages/api-results.ts';
import type { DeliveryRates } from '../../rules/delivery-charge.ts';
import type { Language } from '../../rules/languages.ts';
import { isOrderStatus, orderStatuses } from '../../rules/order-status.ts';
import { rememberAddress } from '../addresses/remember-address.ts';
import type { Sender } from '../emails/email-layout.ts';
import { withPublicFields } from '../extra-fields/public-fields.ts';
import { reject, rejectWith, tooManyRequests } from '../http/api-error.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { requestLanguage } from '../http/request-language.ts';
import { respond, respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Database, Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { consumeTogether, createRateLimit, type RateLimit } from '../platform/rate-limits.ts';
import { success } from '../platform/result.ts';
import { deleteOrder } from './delete-order.ts';
import { freshTotals } from './fresh-totals.ts';
import { placedOrderResponse } from './order-response.ts';
import { placeCartOrder } from './place-cart-order.ts';
import { deliveryPlace } from './price-order.ts';
import { countPurchases, getOrder, listOrders } from './read-orders.ts';
import { reorder } from './reorder.ts';

const tags = ['Orders'];
const orderWithFields = order.extend({ fields: publicFields });
const idParam = z.object({ id: z.string() });
const missing = { 400: errorResponse('invalid-order-id'), 404: errorResponse('order-not-found') };

const createOrderRoute = createRoute({
  method: 'post',
  path: '/create',
  tags,
  summary: 'Place an order from my cart. With an Idempotency-Key a repeated request returns the first order',
  request: {
    headers: idempotencyKey.partial(),
    body: jsonBody(orderCreate),
  },
  responses: {
    201: jsonResponse(order, 'The unpaid order; a free order is paid already'),
    400: errorResponse('invalid-product'),
    401: errorResponse('not-signed-in'),
    409: jsonResponse(
      orderConflict,
      'Prices or cart changed, or the stock is too low: the current totals; nothing was saved',
    ),
    422: errorResponse('key-reused'),
    429: errorResponse('too-many'),
  },
});

const statusesRoute = createRoute({
  method: 'get',
  path: '/allstatus',
  tags,
  summary: 'Every status, in the order of the workflow',
  responses: { 200: jsonResponse(z.array(z.enum(orderStatuses)), 'Statuses') },
});

const countRoute = createRoute({
  method: 'get',
  path: '/user-purchase-count',
  tags,
  summary: 'How many paid orders I have',
  responses: { 200: jsonResponse(z.object({ count: z.number() }), 'Paid orders') },
});

const mineRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'My orders, newest first',
  request: { query: orderPage },
  responses: { 200: jsonResponse(z.array(orderWithFields), 'Orders'), 400: errorResponse('bad-request') },
});

const oneRoute = createRoute({
  method: 'get',
  path: '/order/{id}',
  tags,
  summary: 'One of my orders',
  request: { params: idParam },
  responses: { 200: jsonResponse(orderWithFields, 'The order'), ...missing },
});

const filteredRoute = createRoute({
  method: 'get',
  path: '/{x}',
  tags,
  summary: 'My orders of one status, or one order by its id',
  request: { params: z.object({ x: z.string() }), query: orderPage },
  responses: {
    200: jsonResponse(z.union([z.array(orderWithFields), orderWithFields]), 'Orders, or the order'),
    ...missing,
  },
});

const deleteRoute = createRoute({
  method: 'delete',
  path: '/{id}',
  tags,
  summary: 'Delete an unpaid order',
  request: { params: idParam },
  responses: {
    200: jsonResponse(z.object({ message: z.string() }), 'Deleted'),
    ...missing,
    409: errorResponse('order-not-deletable'),
  },
});

const reorderRoute = createRoute({
  method: 'post',
  path: '/{id}/reorder',
  tags,
  summary: "Put the lines of an order that are still sold into my cart, at today's price",
  request: { params: idParam },
  responses: { 200: jsonResponse(reorderResponse, 'The cart and the skipped lines'), ...missing },
});

interface Deps {
  database: Database;
  jobs: Jobs;
  sender: (db: Db) => Promise<Sender>;
  seller: (db: Db) => Promise<Seller>;
  guesses: RateLimit;
  isOpen: () => boolean;
  rates: DeliveryRates | undefined;
  /** Extra fields of extensions. */
  fields: readonly FieldDefinition[];
}

export function ordersRoutes({
  database: { db, pool },
  jobs,
  sender,
  seller,
  guesses,
  isOpen,
  rates,
  fields,
}: Deps) {
  const withFields = (found: Order[]) => withPublicFields(db, fields, 'order', found);
  const oneOf = async (userId: string, id: string, language: Language) => {
    const result = await getOrder(db, userId, id, language);
    if (!result.ok) return result;
    const [found = result.value] = await withFields([result.value]);
    return success(found);
  };
  // unpaid orders hold stock that other customers cannot buy
  const placed = createRateLimit(pool, 'orders', { points: 60, seconds: 600 });

  return createRouter()
    .openapi(createOrderRoute, async (context) => {
      const { id: userId } = getCurrentUser(context);
      const input = context.req.valid('json');
      const key = context.req.valid('header')['idempotency-key'];
      const counted = input.couponCode ? [placed, guesses] : [placed];
      const wait = await consumeTogether(db, userId, counted);
      if (wait > 0) return tooManyRequests(context, wait);
      const result = await placeCartOrder(
        { db, pool, jobs, sender, seller, isOpen, rates },
        { userId, input, key, language: requestLanguage(context) },
      );
      if (result.ok) {
        if (result.value.isRepeat) context.header('Idempotent-Replayed', 'true');
        await rememberAddress(db, userId, {
          ...input,
          address: { ...input.address, ...deliveryPlace(input) },
          point: input.addressLatLng,
          label: input.addressLabel,
        });
        return respond(context, await placedOrderResponse(db, result.value, requestLanguage(context)), 201);
      }
      switch (result.code) {
        case 'cart-changed':
        case 'price-changed':
        case 'out-of-stock': {
          const fresh = await freshTotals(db, { userId, input, rates, language: requestLanguage(context) });
          return rejectWith(context, result.code, { fresh }, result.message);
        }
        default:
          return respondWithError(context, result);
      }
    })
    .openapi(statusesRoute, (context) => context.json([...orderStatuses], 200))
    .openapi(countRoute, async (context) =>
      context.json(await countPurchases(db, getCurrentUser(context).id), 200),
    )
    .openapi(mineRoute, async (context) =>
      context.json(
        await withFields(
          await listOrders(
            db,
            getCurrentUser(context).id,
            context.req.valid('query'),
            requestLanguage(context),
          ),
        ),
        200,
      ),
    )
    .openapi(oneRoute, async (context) => {
      const { id } = context.req.valid('param');
      if (!isId(id)) return reject(context, 'invalid-order-id');
      return respond(context, await oneOf(getCurrentUser(context).id, id, requestLanguage(context)), 200);
    })
    .openapi(filteredRoute, async (context) => {
      const { id: userId } = getCurrentUser(context);
      const { x } = context.req.valid('param');
      const status = x.toUpperCase();
      if (isOrderStatus(status)) {
        const selection = { ...context.req.valid('query'), status };
        return context.json(
          await withFields(await listOrders(db, userId, selection, requestLanguage(context))),
          200,
        );
      }
      if (!isId(x)) return reject(context, 'invalid-order-id');
      return respond(context, await oneOf(userId, x, requestLanguage(context)), 200);
    })
    .openapi(deleteRoute, async (context) => {
      const { id } = context.req.valid('param');
      if (!isId(id)) return reject(context, 'invalid-order-id');
      const result = await deleteOrder(db, getCurrentUser(context).id, id);
      if (!result.ok) return respondWithError(context, result);
      return context.json({ message: apiResults.orderDeleted }, 200);
    })
    .openapi(reorderRoute, async (context) => {
      const { id } = context.req.valid('param');
      if (!isId(id)) return reject(context, 'invalid-order-id');
      return respond(
        context,
        await reorder(db, getCurrentUser(context).id, id, requestLanguage(context)),
        200,
      );
    });
}

function isId(text: string): boolean {
  return z.uuid().safeParse(text).success;
}
