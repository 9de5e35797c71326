import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { pushChange, pushDevice, pushRenewal, pushState } from '../../contract/push.ts';
import { tooManyRequests } from '../http/api-error.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { requestLanguage } from '../http/request-language.ts';
import { respond, respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { RateLimit } from '../platform/rate-limits.ts';
import { changePush, getPushState, type PushDeps, renewPush } from './subscribe.ts';

const tags = ['Messages'];
const state = jsonResponse(pushState, 'Whether this browser gets them, and the key to subscribe with');

const stateRoute = createRoute({
  method: 'post',
  path: '/state',
  tags,
  summary: 'Whether this browser gets push messages',
  request: { body: jsonBody(pushDevice) },
  responses: { 200: state, 400: errorResponse('bad-request'), 409: errorResponse('push-off') },
});

const changeRoute = createRoute({
  method: 'put',
  path: '/',
  tags,
  summary: 'Send push messages to this browser, or no more',
  request: { body: jsonBody(pushChange) },
  responses: {
    200: state,
    400: errorResponse('bad-request'),
    409: errorResponse('push-off'),
    429: errorResponse('too-many'),
  },
});

const renewRoute = createRoute({
  method: 'post',
  path: '/renewals',
  tags,
  summary: 'The push service has given this browser another address',
  request: { body: jsonBody(pushRenewal) },
  responses: {
    200: jsonResponse(z.object({ isOn: z.literal(true) }), 'Messages go to the new address'),
    400: errorResponse('bad-request'),
    404: errorResponse('not-found'),
    429: errorResponse('too-many'),
  },
});

/** For both kinds of messages: a browser has one subscription. */
export function pushRenewalRoutes(deps: PushDeps, limit: RateLimit) {
  return createRouter().openapi(renewRoute, async (context) => {
    const wait = await limit.consume(context.get('address'));
    if (wait > 0) return tooManyRequests(context, wait);
    const result = await renewPush(deps, context.req.valid('json'));
    return result.ok ? context.json({ isOn: true as const }, 200) : respondWithError(context, result);
  });
}

/** For customers about their own orders, for staff about new ones. */
export function pushRoutes(deps: PushDeps, topic: 'my-orders' | 'new-orders', limit: RateLimit) {
  return createRouter()
    .openapi(stateRoute, async (context) =>
      respond(
        context,
        await getPushState(deps, getCurrentUser(context), topic, context.req.valid('json')),
        200,
      ),
    )
    .openapi(changeRoute, async (context) => {
      const user = getCurrentUser(context);
      const wait = await limit.consume(user.id);
      if (wait > 0) return tooManyRequests(context, wait);
      const about = { topic, language: requestLanguage(context) };
      return respond(context, await changePush(deps, user, about, context.req.valid('json')), 200);
    });
}
