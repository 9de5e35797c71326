import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  afterSale,
  orderRequest,
  requestAnswer,
  requestListQuery,
  returnStep,
  shownRequest,
} from '../../contract/returns.ts';
import type { Sender } from '../emails/email-layout.ts';
import { refuse, refuseWith, tooMany } from '../http/api-error.ts';
import { callerOf } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { answer, refusal } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Database } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { createLimit } from '../platform/rate-limits.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { advanceReturn } from './admin/advance-return.ts';
import { answerRequest } from './admin/decide-return.ts';
import { cancelOrder } from './cancel-order.ts';
import { getAfterSale, listRequests } from './get-return-options.ts';
import { makeRequest } from './request-return.ts';

const params = z.object({ id: z.uuid() });
const missing = { 400: refusal('bad-request'), 404: refusal('order-not-found') };

const getRoute = createRoute({
  method: 'get',
  path: '/{id}/after-sale',
  tags: ['Orders'],
  summary: 'What can still be done about my order, and what was',
  request: { params },
  responses: { 200: answer(afterSale, 'Cancelling, requests, refunds'), ...missing },
});

const cancelRoute = createRoute({
  method: 'post',
  path: '/{id}/cancel',
  tags: ['Orders'],
  summary: 'Cancel my order, within the policy',
  request: { params },
  responses: { 200: answer(afterSale, 'Cancelled'), ...missing, 409: refusal('cancel-not-possible') },
});

const askRoute = createRoute({
  method: 'post',
  path: '/{id}/requests',
  tags: ['Orders'],
  summary: 'Ask for a cancellation, return or exchange, or report damage',
  request: { params, body: jsonBody(orderRequest) },
  responses: {
    200: answer(afterSale, 'Asked'),
    ...missing,
    409: refusal('request-not-possible'),
    413: refusal('picture-too-large'),
    429: refusal('too-many'),
  },
});

interface Parts {
  database: Database;
  jobs: Jobs;
  storage: Storage;
  sender: () => Promise<Sender>;
}

export function requestsRoutes({ database: { db, pool }, jobs, storage, sender }: Parts) {
  const asked = createLimit(pool, 'order-requests', { points: 20, seconds: 3600 });
  return createRouter()
    .openapi(getRoute, async (context) => {
      const found = await getAfterSale(db, context.req.valid('param').id, callerOf(context).id);
      return found ? context.json(found, 200) : refuse(context, 'order-not-found');
    })
    .openapi(cancelRoute, async (context) => {
      const { id: userId } = callerOf(context);
      const { id: orderId } = context.req.valid('param');
      const outcome = await cancelOrder({ db, jobs, sender: await sender() }, { orderId, userId });
      if (outcome !== 'cancelled') return refuse(context, outcome);
      const now = await getAfterSale(db, orderId, userId);
      return now ? context.json(now, 200) : refuse(context, 'order-not-found');
    })
    .openapi(askRoute, async (context) => {
      const { id: userId } = callerOf(context);
      const { id: orderId } = context.req.valid('param');
      const wait = await asked.take(userId);
      if (wait > 0) return tooMany(context, wait);
      const given = context.req.valid('json');
      const outcome = await makeRequest(
        { db, jobs, storage, sender: await sender() },
        { orderId, userId, given },
      );
      if (outcome !== 'made') return refuse(context, outcome);
      const now = await getAfterSale(db, orderId, userId);
      return now ? context.json(now, 200) : refuse(context, 'order-not-found');
    });
}

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags: ['Orders (admin)'],
  summary: 'What customers ask for, newest first',
  request: { query: requestListQuery },
  responses: { 200: answer(z.array(shownRequest), 'Requests'), 400: refusal('bad-request') },
});

const answerRoute = createRoute({
  method: 'post',
  path: '/{id}/answer',
  tags: ['Orders (admin)'],
  summary: 'Accept or decline a request; an accepted cancellation is carried out',
  request: { params, body: jsonBody(requestAnswer) },
  responses: {
    200: answer(z.object({ message: z.string() }), 'Answered'),
    400: refusal('bad-request'),
    404: refusal('request-not-found'),
    409: refusal('order-changed'),
  },
});

const stepRoute = createRoute({
  method: 'post',
  path: '/{id}/steps',
  tags: ['Orders (admin)'],
  summary: 'The next step of an accepted return: goods received, refunded, or closed without a refund',
  request: { params, body: jsonBody(returnStep) },
  responses: {
    200: answer(z.object({ message: z.string() }), 'Done'),
    400: refusal('bad-request'),
    404: refusal('request-not-found'),
    409: refusal('order-changed'),
  },
});

export function requestsAdminRoutes({ database: { db }, jobs }: Pick<Parts, 'database' | 'jobs'>) {
  return createRouter()
    .openapi(listRoute, async (context) =>
      context.json(await listRequests(db, context.req.valid('query')), 200),
    )
    .openapi(answerRoute, async (context) => {
      const given = { requestId: context.req.valid('param').id, ...context.req.valid('json') };
      const outcome = await answerRequest({ db, jobs }, callerOf(context), given);
      return outcome === 'answered' ? context.json({ message: 'Answered.' }, 200) : refuse(context, outcome);
    })
    .openapi(stepRoute, async (context) => {
      const { id } = context.req.valid('param');
      const outcome = await advanceReturn({ db, jobs }, callerOf(context), id, context.req.valid('json'));
      if (outcome === 'done') return context.json({ message: 'Done.' }, 200);
      return refuseWith(context, outcome.code, {}, outcome.words);
    });
}
