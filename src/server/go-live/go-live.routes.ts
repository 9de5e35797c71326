import { createRoute } from '@hono/zod-openapi';
import { goLiveForm, goLiveState } from '../../contract/admin/go-live.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { respond } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { GoLive } from './go-live.ts';

const tags = ['Set-up (admin)'];
const state = jsonResponse(goLiveState, 'The live shop that was found, and the last run');

const readRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'Whether this demo shop can be carried to a live shop, and how far that is',
  responses: { 200: state, 409: errorResponse('already-live') },
});
const startRoute = createRoute({
  method: 'post',
  path: '/',
  tags,
  summary: 'Carry foods, content and settings of this demo shop to the live shop; people and orders stay',
  request: { body: jsonBody(goLiveForm) },
  responses: {
    202: state,
    400: errorResponse('bad-request'),
    409: errorResponse('go-live-running'),
    429: errorResponse('too-many'),
  },
});

export function goLiveRoutes(goLive: GoLive) {
  return createRouter()
    .openapi(readRoute, (context) => respond(context, goLive.getState(), 200))
    .openapi(startRoute, async (context) =>
      respond(context, await goLive.start(getCurrentUser(context), context.req.valid('json')), 202),
    );
}
