import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import type { Seller } from '../../contract/invoice.ts';
import {
  idempotencyKey,
  order,
  orderConflict,
  orderCreate,
  orderPage,
  reorderResponse,
} from '../../contract/order.ts';
import { isOrderStatus, orderStatuses } from '../../rules/order-status.ts';
import type { Sender } from '../emails/email-layout.ts';
import { reject, rejectWith, tooManyRequests } from '../http/api-error.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Database, Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { createRateLimit, type RateLimit } from '../platform/rate-limits.ts';
import { deleteOrder } from './delete-order.ts';
import { freshTotals } from './fresh-totals.ts';
import { orderResponses, placedOrderResponse } from './order-response.ts';
import { placeOrder } from './place-order.ts';
import { purchaseCount } from './purchase-count.ts';
import { getOrder, listOrders } from './read-orders.ts';
import { reorder } from './reorder.ts';

const tags = ['Orders'];
const idParam = z.object({ id: z.string() });
const missing = { 400: errorResponse('invalid-order-id'), 404: errorResponse('order-not-found') };

const createOrderRoute = createRoute({
  method: 'post',
  path: '/create',
  tags,
  summary: 'Order what is in my cart. With an Idempotency-Key a repeat answers the first order',
  request: {
    headers: idempotencyKey.partial(),
    body: jsonBody(orderCreate),
  },
  responses: {
    201: jsonResponse(order, 'The order, to be paid; one that costs nothing is paid already'),
    400: errorResponse('invalid-product'),
    401: errorResponse('not-signed-in'),
    409: jsonResponse(
      orderConflict,
      'Prices or cart changed, or too few are left: the figures of now; nothing was written',
    ),
    422: errorResponse('key-reused'),
    429: errorResponse('too-many'),
  },
});

const statusesRoute = createRoute({
  method: 'get',
  path: '/allstatus',
  tags,
  summary: 'Every status, in the order of the machine',
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
  responses: { 200: jsonResponse(z.array(order), 'Orders'), 400: errorResponse('bad-request') },
});

const oneRoute = createRoute({
  method: 'get',
  path: '/order/{id}',
  tags,
  summary: 'One of my orders',
  request: { params: idParam },
  responses: { 200: jsonResponse(order, 'The order'), ...missing },
});

const filteredRoute = createRoute({
  method: 'get',
  path: '/{x}',
  tags,
  summary: 'My orders of one status, or one of my orders by its id',
  request: { params: z.object({ x: z.string() }), query: orderPage },
  responses: { 200: jsonResponse(z.union([z.array(order), order]), 'Orders, or the order'), ...missing },
});

const deleteRoute = createRoute({
  method: 'delete',
  path: '/{id}',
  tags,
  summary: 'Delete an order that is not paid',
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
  summary: "Put what is still sold of an order into my cart, at today's price",
  request: { params: idParam },
  responses: { 200: jsonResponse(reorderResponse, 'The cart, and what was skipped'), ...missing },
});

interface Deps {
  database: Database;
  jobs: Jobs;
  sender: (db: Db) => Promise<Sender>;
  seller: (db: Db) => Promise<Seller>;
  guesses: RateLimit;
}

export function ordersRoutes({ database: { db, pool }, jobs, sender, seller, guesses }: Deps) {
  // an unpaid order keeps its foods from others
  const placed = createRateLimit(pool, 'orders', { points: 60, seconds: 600 });

  return createRouter()
    .openapi(createOrderRoute, async (context) => {
      const { id: userId } = getCurrentUser(context);
      const input = context.req.valid('json');
      const key = context.req.valid('header')['idempotency-key'];
      const waits = await Promise.all([
        placed.consume(userId),
        input.couponCode ? guesses.consume(userId) : 0,
      ]);
      const wait = Math.max(...waits);
      if (wait > 0) return tooManyRequests(context, wait);
      const outcome = await placeOrder({ db, jobs, sender, seller }, { userId, input, key });
      if ('order' in outcome) {
        if (outcome.isRepeat) context.header('Idempotent-Replayed', 'true');
        const { order, items } = outcome;
        const [made] = items ? [placedOrderResponse(order, items)] : await orderResponses(db, [order]);
        return made ? context.json(made, 201) : reject(context, 'order-was-deleted');
      }
      switch (outcome.code) {
        case 'cart-changed':
        case 'price-changed':
          return rejectWith(context, outcome.code, {
            fresh: await freshTotals(db, { userId, input }),
          });
        case 'out-of-stock':
          return rejectWith(
            context,
            outcome.code,
            { fresh: await freshTotals(db, { userId, input }) },
            outcome.message,
          );
        case 'wrong-state':
          return rejectWith(context, outcome.code, { fields: { state: outcome.message } }, outcome.message);
        case 'coupon-refused':
        case 'not-served':
        case 'too-many-held':
        case 'too-many-unpaid':
          return rejectWith(context, outcome.code, {}, outcome.message);
        default:
          return reject(context, outcome.code);
      }
    })
    .openapi(statusesRoute, (context) => context.json([...orderStatuses], 200))
    .openapi(countRoute, async (context) =>
      context.json({ count: await purchaseCount(db, getCurrentUser(context).id) }, 200),
    )
    .openapi(mineRoute, async (context) =>
      context.json(await listOrders(db, getCurrentUser(context).id, context.req.valid('query')), 200),
    )
    .openapi(oneRoute, async (context) => {
      const { id } = context.req.valid('param');
      if (!isId(id)) return reject(context, 'invalid-order-id');
      const found = await getOrder(db, getCurrentUser(context).id, id);
      return found ? context.json(found, 200) : reject(context, 'order-not-found');
    })
    .openapi(filteredRoute, async (context) => {
      const { id: userId } = getCurrentUser(context);
      const { x } = context.req.valid('param');
      const status = x.toUpperCase();
      if (isOrderStatus(status)) {
        return context.json(await listOrders(db, userId, { ...context.req.valid('query'), status }), 200);
      }
      if (!isId(x)) return reject(context, 'invalid-order-id');
      const found = await getOrder(db, userId, x);
      return found ? context.json(found, 200) : reject(context, 'order-not-found');
    })
    .openapi(deleteRoute, async (context) => {
      const { id } = context.req.valid('param');
      if (!isId(id)) return reject(context, 'invalid-order-id');
      const outcome = await deleteOrder(db, getCurrentUser(context).id, id);
      if (outcome !== 'deleted') return reject(context, outcome);
      return context.json({ message: 'Order deleted.' }, 200);
    })
    .openapi(reorderRoute, async (context) => {
      const { id } = context.req.valid('param');
      if (!isId(id)) return reject(context, 'invalid-order-id');
      const done = await reorder(db, getCurrentUser(context).id, id);
      return done ? context.json(done, 200) : reject(context, 'order-not-found');
    });
}

function isId(text: string): boolean {
  return z.uuid().safeParse(text).success;
}
