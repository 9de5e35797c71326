import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import type { Seller } from '../../contract/invoice.ts';
import {
  idempotencyKey,
  order,
  orderConflict,
  orderCreate,
  orderPage,
  reorderAnswer,
} from '../../contract/order.ts';
import { isOrderStatus, orderStatuses } from '../../rules/order-status.ts';
import type { Sender } from '../emails/email-layout.ts';
import { refuse, refuseWith, tooMany } from '../http/api-error.ts';
import { callerOf } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { answer, refusal } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Database, Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { createLimit, type Limit } from '../platform/rate-limits.ts';
import { deleteOrder } from './delete-order.ts';
import { freshFigures } from './fresh-totals.ts';
import { orderAnswers, placedAnswer } from './order-response.ts';
import { placeOrder } from './place-order.ts';
import { purchaseCount } from './purchase-count.ts';
import { getOrder, listOrders } from './read-orders.ts';
import { reorder } from './reorder.ts';

const tags = ['Orders'];
const idParam = z.object({ id: z.string() });
const missing = { 400: refusal('invalid-order-id'), 404: refusal('order-not-found') };

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
    201: answer(order, 'The order, to be paid; one that costs nothing is paid already'),
    400: refusal('invalid-product'),
    401: refusal('not-signed-in'),
    409: answer(
      orderConflict,
      'Prices or cart changed, or too few are left: the figures of now; nothing was written',
    ),
    422: refusal('key-reused'),
    429: refusal('too-many'),
  },
});

const statusesRoute = createRoute({
  method: 'get',
  path: '/allstatus',
  tags,
  summary: 'Every status, in the order of the machine',
  responses: { 200: answer(z.array(z.enum(orderStatuses)), 'Statuses') },
});

const countRoute = createRoute({
  method: 'get',
  path: '/user-purchase-count',
  tags,
  summary: 'How many paid orders I have',
  responses: { 200: answer(z.object({ count: z.number() }), 'Paid orders') },
});

const mineRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'My orders, newest first',
  request: { query: orderPage },
  responses: { 200: answer(z.array(order), 'Orders'), 400: refusal('bad-request') },
});

const oneRoute = createRoute({
  method: 'get',
  path: '/order/{id}',
  tags,
  summary: 'One of my orders',
  request: { params: idParam },
  responses: { 200: answer(order, 'The order'), ...missing },
});

const filteredRoute = createRoute({
  method: 'get',
  path: '/{x}',
  tags,
  summary: 'My orders of one status, or one of my orders by its id',
  request: { params: z.object({ x: z.string() }), query: orderPage },
  responses: { 200: answer(z.union([z.array(order), order]), 'Orders, or the order'), ...missing },
});

const deleteRoute = createRoute({
  method: 'delete',
  path: '/{id}',
  tags,
  summary: 'Delete an order that is not paid',
  request: { params: idParam },
  responses: {
    200: answer(z.object({ message: z.string() }), 'Deleted'),
    ...missing,
    409: refusal('order-not-deletable'),
  },
});

const reorderRoute = createRoute({
  method: 'post',
  path: '/{id}/reorder',
  tags,
  summary: "Put what is still sold of an order into my cart, at today's price",
  request: { params: idParam },
  responses: { 200: answer(reorderAnswer, 'The cart, and what was skipped'), ...missing },
});

interface Parts {
  database: Database;
  jobs: Jobs;
  sender: (db: Db) => Promise<Sender>;
  seller: (db: Db) => Promise<Seller>;
  guesses: Limit;
}

export function ordersRoutes({ database: { db, pool }, jobs, sender, seller, guesses }: Parts) {
  // an unpaid order keeps its foods from others
  const placed = createLimit(pool, 'orders', { points: 60, seconds: 600 });

  return createRouter()
    .openapi(createOrderRoute, async (context) => {
      const { id: userId } = callerOf(context);
      const given = context.req.valid('json');
      const key = context.req.valid('header')['idempotency-key'];
      const waits = await Promise.all([placed.take(userId), given.couponCode ? guesses.take(userId) : 0]);
      const wait = Math.max(...waits);
      if (wait > 0) return tooMany(context, wait);
      const outcome = await placeOrder({ db, jobs, sender, seller }, { userId, given, key });
      if ('order' in outcome) {
        if (outcome.isRepeat) context.header('Idempotent-Replayed', 'true');
        const { order, items } = outcome;
        const [made] = items ? [placedAnswer(order, items)] : await orderAnswers(db, [order]);
        return made ? context.json(made, 201) : refuse(context, 'order-was-deleted');
      }
      switch (outcome.code) {
        case 'cart-changed':
        case 'price-changed':
          return refuseWith(context, outcome.code, {
            fresh: await freshFigures(db, { userId, given }),
          });
        case 'out-of-stock':
          return refuseWith(
            context,
            outcome.code,
            { fresh: await freshFigures(db, { userId, given }) },
            outcome.words,
          );
        case 'wrong-state':
          return refuseWith(context, outcome.code, { fields: { state: outcome.words } }, outcome.words);
        case 'coupon-refused':
        case 'not-served':
        case 'too-many-held':
        case 'too-many-unpaid':
          return refuseWith(context, outcome.code, {}, outcome.words);
        default:
          return refuse(context, outcome.code);
      }
    })
    .openapi(statusesRoute, (context) => context.json([...orderStatuses], 200))
    .openapi(countRoute, async (context) =>
      context.json({ count: await purchaseCount(db, callerOf(context).id) }, 200),
    )
    .openapi(mineRoute, async (context) =>
      context.json(await listOrders(db, callerOf(context).id, context.req.valid('query')), 200),
    )
    .openapi(oneRoute, async (context) => {
      const { id } = context.req.valid('param');
      if (!isId(id)) return refuse(context, 'invalid-order-id');
      const found = await getOrder(db, callerOf(context).id, id);
      return found ? context.json(found, 200) : refuse(context, 'order-not-found');
    })
    .openapi(filteredRoute, async (context) => {
      const { id: userId } = callerOf(context);
      const { x } = context.req.valid('param');
      const status = x.toUpperCase();
      if (isOrderStatus(status)) {
        return context.json(await listOrders(db, userId, { ...context.req.valid('query'), status }), 200);
      }
      if (!isId(x)) return refuse(context, 'invalid-order-id');
      const found = await getOrder(db, userId, x);
      return found ? context.json(found, 200) : refuse(context, 'order-not-found');
    })
    .openapi(deleteRoute, async (context) => {
      const { id } = context.req.valid('param');
      if (!isId(id)) return refuse(context, 'invalid-order-id');
      const outcome = await deleteOrder(db, callerOf(context).id, id);
      if (outcome !== 'deleted') return refuse(context, outcome);
      return context.json({ message: 'Order deleted.' }, 200);
    })
    .openapi(reorderRoute, async (context) => {
      const { id } = context.req.valid('param');
      if (!isId(id)) return refuse(context, 'invalid-order-id');
      const done = await reorder(db, callerOf(context).id, id);
      return done ? context.json(done, 200) : refuse(context, 'order-not-found');
    });
}

function isId(text: string): boolean {
  return z.uuid().safeParse(text).success;
}
