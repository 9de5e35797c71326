import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  restockByEmail,
  restockCancel,
  restockRequest,
  restockResult,
  restockState,
  restockToken,
} from '../../contract/restock.ts';
import { restock } from '../../messages/restock.ts';
import type { Sender } from '../emails/email-layout.ts';
import { tooManyRequests } from '../http/api-error.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { requestLanguage } from '../http/request-language.ts';
import { respond, respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Database } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { consumeAll, createRateLimit } from '../platform/rate-limits.ts';
import { getMailAddress } from '../users/get-mail-address.ts';
import { cancelRequest } from './cancel-request.ts';
import { confirmRequest, getRequest, stopRequests } from './request-by-token.ts';
import { requestRestock } from './request-restock.ts';

const tags = ['Back in stock'];
const done = jsonResponse(z.object({ message: z.string() }), 'Done');
const results = {
  200: jsonResponse(restockResult, 'Whether an e-mail will come, or a link has to be opened first'),
  400: errorResponse('bad-request'),
  404: errorResponse('food-not-found'),
  409: errorResponse('size-in-stock'),
  429: errorResponse('too-many'),
};

const mineRoute = createRoute({
  method: 'post',
  path: '/',
  tags,
  summary: 'Email me once when a sold-out size is back, or costs less',
  request: { body: jsonBody(restockRequest) },
  responses: results,
});

const cancelRoute = createRoute({
  method: 'delete',
  path: '/{productId}/{size}',
  tags,
  summary: 'Take my request for a size back',
  request: restockCancel,
  responses: { 200: done, 400: errorResponse('bad-request') },
});

const byEmailRoute = createRoute({
  method: 'post',
  path: '/by-email',
  tags,
  summary: 'The same for a visitor, who confirms it by a link',
  request: { body: jsonBody(restockByEmail) },
  responses: results,
});

const stateRoute = createRoute({
  method: 'get',
  path: '/{token}',
  tags,
  summary: 'What the link of an e-mail is about',
  request: { params: restockToken },
  responses: { 200: jsonResponse(restockState, 'The request'), 404: errorResponse('not-found') },
});

const confirmRoute = createRoute({
  // another site cannot send it without asking first
  method: 'put',
  path: '/{token}/confirm',
  tags,
  summary: 'Confirm the e-mail address',
  request: { params: restockToken },
  responses: { 200: done, 404: errorResponse('not-found') },
});

const stopRoute = createRoute({
  method: 'delete',
  path: '/{token}',
  tags,
  summary: 'End all requests of this kind of this e-mail address',
  request: { params: restockToken },
  responses: { 200: done },
});

const HOUR = 3600;

export function restockRoutes({ db, pool }: Database, jobs: Jobs, sender: () => Promise<Sender>) {
  const perCustomer = createRateLimit(pool, 'restock-customer', { points: 60, seconds: HOUR });
  const perNetwork = createRateLimit(pool, 'restock-network', { points: 20, seconds: HOUR });
  // against flooding the mailbox of a stranger
  const perEmail = createRateLimit(pool, 'restock-email', { points: 5, seconds: 24 * HOUR });
  const deps = async () => ({ db, jobs, sender: await sender() });

  return createRouter()
    .openapi(mineRoute, async (context) => {
      const { id } = getCurrentUser(context);
      const wait = await perCustomer.consume(id);
      if (wait > 0) return tooManyRequests(context, wait);
      const found = await getMailAddress(db, id);
      if (!found.ok) return respondWithError(context, found);
      const { isVerified, ...address } = found.value;
      const person = { ...address, ...(isVerified && { userId: id }) };
      return respond(context, await requestRestock(await deps(), context.req.valid('json'), person), 200);
    })
    .openapi(cancelRoute, async (context) => {
      const wanted = { ...context.req.valid('param'), ...context.req.valid('query') };
      await cancelRequest(db, getCurrentUser(context).id, wanted);
      return context.json({ message: restock.takenBack }, 200);
    })
    .openapi(byEmailRoute, async (context) => {
      const { email, ...wanted } = context.req.valid('json');
      const wait = await consumeAll([perNetwork, context.get('address')], [perEmail, email.toLowerCase()]);
      if (wait > 0) return tooManyRequests(context, wait);
      const person = { email, language: requestLanguage(context) };
      return respond(context, await requestRestock(await deps(), wanted, person), 200);
    })
    .openapi(stateRoute, async (context) => {
      const { token } = context.req.valid('param');
      return respond(context, await getRequest(db, token, requestLanguage(context)), 200);
    })
    .openapi(confirmRoute, async (context) => {
      const result = await confirmRequest(db, context.req.valid('param').token);
      if (!result.ok) return respondWithError(context, result);
      return context.json({ message: restock.confirmed(result.value) }, 200);
    })
    .openapi(stopRoute, async (context) => {
      const until = await stopRequests(db, context.req.valid('param').token);
      return context.json({ message: restock.stopped(until) }, 200);
    });
}
