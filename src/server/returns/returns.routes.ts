import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  afterSale,
  orderRequest,
  requestListQuery,
  returnDecision,
  returnRequest,
  returnSent,
  returnStep,
} from '../../contract/returns.ts';
import { apiResults } from '../../messages/api-results.ts';
import type { Sender } from '../emails/email-layout.ts';
import { tooManyRequests } from '../http/api-error.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { respond, respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Database } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { createRateLimit } from '../platform/rate-limits.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { advanceReturn } from './admin/advance-return.ts';
import { decideReturn } from './admin/decide-return.ts';
import { cancelOrder } from './cancel-order.ts';
import { getAfterSale, listReturns } from './get-return-options.ts';
import { requestReturn } from './request-return.ts';
import { sendBack } from './send-back.ts';

const params = z.object({ id: z.uuid() });
const missing = { 400: errorResponse('bad-request'), 404: errorResponse('order-not-found') };

const getRoute = createRoute({
  method: 'get',
  path: '/{id}/after-sale',
  tags: ['Orders'],
  summary: 'What I can still do with my order, with its requests and refunds',
  request: { params },
  responses: { 200: jsonResponse(afterSale, 'Cancelling, requests, refunds'), ...missing },
});

const cancelRoute = createRoute({
  method: 'post',
  path: '/{id}/cancel',
  tags: ['Orders'],
  summary: 'Cancel my order, within the policy',
  request: { params },
  responses: {
    200: jsonResponse(afterSale, 'Cancelled'),
    ...missing,
    409: errorResponse('cancel-not-possible'),
  },
});

const askRoute = createRoute({
  method: 'post',
  path: '/{id}/requests',
  tags: ['Orders'],
  summary: 'Request a cancellation, return or exchange, or report damage',
  request: { params, body: jsonBody(orderRequest) },
  responses: {
    200: jsonResponse(afterSale, 'Requested'),
    ...missing,
    409: errorResponse('request-not-possible'),
    413: errorResponse('picture-too-large'),
    429: errorResponse('too-many'),
  },
});

const sentRoute = createRoute({
  method: 'post',
  path: '/{id}/requests/{requestId}/sent',
  tags: ['Orders'],
  summary: 'I have sent the goods of an accepted return back',
  request: { params: params.extend({ requestId: z.uuid() }), body: jsonBody(returnSent) },
  responses: {
    200: jsonResponse(afterSale, 'Noted'),
    ...missing,
    409: errorResponse('request-not-possible'),
  },
});

interface Deps {
  database: Database;
  jobs: Jobs;
  storage: Storage;
  sender: () => Promise<Sender>;
  /** Where a refund of a provider goes, in the language of the request. */
  refundTarget: (provider: string) => string;
}

export function returnsRoutes({ database: { db, pool }, jobs, storage, sender, refundTarget }: Deps) {
  const requestLimit = createRateLimit(pool, 'order-requests', { points: 20, seconds: 3600 });
  return createRouter()
    .openapi(getRoute, async (context) => {
      const { id: userId } = getCurrentUser(context);
      return respond(
        context,
        await getAfterSale(db, refundTarget, context.req.valid('param').id, userId),
        200,
      );
    })
    .openapi(cancelRoute, async (context) => {
      const { id: userId } = getCurrentUser(context);
      const { id: orderId } = context.req.valid('param');
      const result = await cancelOrder({ db, jobs, sender: await sender() }, { orderId, userId });
      if (!result.ok) return respondWithError(context, result);
      return respond(context, await getAfterSale(db, refundTarget, orderId, userId), 200);
    })
    .openapi(askRoute, async (context) => {
      const { id: userId } = getCurrentUser(context);
      const { id: orderId } = context.req.valid('param');
      const wait = await requestLimit.consume(userId);
      if (wait > 0) return tooManyRequests(context, wait);
      const input = context.req.valid('json');
      const result = await requestReturn(
        { db, jobs, storage, sender: await sender() },
        { orderId, userId, input },
      );
      if (!result.ok) return respondWithError(context, result);
      return respond(context, await getAfterSale(db, refundTarget, orderId, userId), 200);
    })
    .openapi(sentRoute, async (context) => {
      const { id: userId } = getCurrentUser(context);
      const { id: orderId, requestId } = context.req.valid('param');
      const { tracking } = context.req.valid('json');
      const result = await sendBack(db, { orderId, userId, requestId, tracking });
      if (!result.ok) return respondWithError(context, result);
      return respond(context, await getAfterSale(db, refundTarget, orderId, userId), 200);
    });
}

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags: ['Orders (admin)'],
  summary: 'Requests of customers, newest first',
  request: { query: requestListQuery },
  responses: { 200: jsonResponse(z.array(returnRequest), 'Requests'), 400: errorResponse('bad-request') },
});

const decideRoute = createRoute({
  method: 'post',
  path: '/{id}/answer',
  tags: ['Orders (admin)'],
  summary: 'Accept or decline a request; an accepted cancellation is carried out',
  request: { params, body: jsonBody(returnDecision) },
  responses: {
    200: jsonResponse(z.object({ message: z.string() }), 'Decided'),
    400: errorResponse('bad-request'),
    404: errorResponse('request-not-found'),
    409: errorResponse('order-changed'),
  },
});

const stepRoute = createRoute({
  method: 'post',
  path: '/{id}/steps',
  tags: ['Orders (admin)'],
  summary: 'The next step of an accepted return: goods received, refunded, or closed without a refund',
  request: { params, body: jsonBody(returnStep) },
  responses: {
    200: jsonResponse(z.object({ message: z.string() }), 'Done'),
    400: errorResponse('bad-request'),
    404: errorResponse('request-not-found'),
    409: errorResponse('order-changed'),
  },
});

export function returnsAdminRoutes({
  database: { db },
  jobs,
  sender,
}: Pick<Deps, 'database' | 'jobs' | 'sender'>) {
  return createRouter()
    .openapi(listRoute, async (context) =>
      context.json(await listReturns(db, context.req.valid('query')), 200),
    )
    .openapi(decideRoute, async (context) => {
      const input = { requestId: context.req.valid('param').id, ...context.req.valid('json') };
      const result = await decideReturn({ db, jobs, sender: await sender() }, getCurrentUser(context), input);
      return result.ok
        ? context.json({ message: apiResults.replied }, 200)
        : respondWithError(context, result);
    })
    .openapi(stepRoute, async (context) => {
      const { id } = context.req.valid('param');
      const step = context.req.valid('json');
      const result = await advanceReturn(
        { db, jobs, sender: await sender() },
        getCurrentUser(context),
        id,
        step,
      );
      return result.ok ? context.json({ message: apiResults.done }, 200) : respondWithError(context, result);
    });
}
