import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { factorReset, personFactors } from '../../contract/admin/second-steps.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { respond } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { FactorDeps } from './factor-deps.ts';
import { getPersonFactors, resetFactors } from './reset-factors.ts';

const tags = ['Staff (admin)'];
const params = z.object({ id: z.uuid() });

const getRoute = createRoute({
  method: 'get',
  path: '/{id}',
  tags,
  summary: 'What a customer or somebody of the staff has for the second step of a login',
  request: { params },
  responses: {
    200: jsonResponse(personFactors, 'Numbers only'),
    400: errorResponse('bad-request'),
    404: errorResponse('user-not-found'),
  },
});

const resetRoute = createRoute({
  method: 'post',
  path: '/{id}/reset',
  tags,
  summary: 'Remove the lost passkeys, app and recovery codes of somebody else, and sign out their devices',
  request: { params, body: jsonBody(factorReset) },
  responses: {
    200: jsonResponse(personFactors, 'What is left: nothing'),
    400: errorResponse('bad-request'),
    404: errorResponse('user-not-found'),
    409: errorResponse('right-missing'),
    429: errorResponse('too-many'),
  },
});

/** For owners, about somebody else. */
export function personFactorsRoutes(deps: Pick<FactorDeps, 'db' | 'jobs' | 'reauthenticate'>) {
  return createRouter()
    .openapi(getRoute, async (context) =>
      respond(context, await getPersonFactors(deps.db, context.req.valid('param').id), 200),
    )
    .openapi(resetRoute, async (context) => {
      const reset = { ...context.req.valid('param'), ...context.req.valid('json') };
      return respond(context, await resetFactors(deps, getCurrentUser(context), reset), 200);
    });
}
