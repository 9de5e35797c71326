import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { apiKey, apiKeyForm, newApiKey } from '../../contract/admin/api-keys.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { respond } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import { type ApiKeyDeps, createApiKey } from './create-api-key.ts';
import { listApiKeys } from './list-api-keys.ts';
import { revokeApiKey } from './revoke-api-key.ts';

const tags = ['API keys (admin)'];

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'API keys, newest first; revoked ones last',
  responses: { 200: jsonResponse(z.array(apiKey), 'API keys') },
});

const createKeyRoute = createRoute({
  method: 'post',
  path: '/',
  tags,
  summary: 'Create an API key; the response is the only one that has the key itself',
  request: { body: jsonBody(apiKeyForm) },
  responses: {
    201: jsonResponse(newApiKey, 'The key'),
    400: errorResponse('bad-request'),
    404: errorResponse('api-key-not-found'),
    409: errorResponse('proof-needed'),
    429: errorResponse('too-many'),
  },
});

const revokeRoute = createRoute({
  method: 'post',
  path: '/{id}/revoke',
  tags,
  summary: 'Revoke an API key, for ever',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: jsonResponse(apiKey, 'The key as it is now'),
    400: errorResponse('bad-request'),
    404: errorResponse('api-key-not-found'),
  },
});

export function apiKeysRoutes(deps: ApiKeyDeps) {
  return createRouter()
    .openapi(listRoute, async (context) => context.json(await listApiKeys(deps.db), 200))
    .openapi(createKeyRoute, async (context) =>
      respond(context, await createApiKey(deps, getCurrentUser(context), context.req.valid('json')), 201),
    )
    .openapi(revokeRoute, async (context) =>
      respond(
        context,
        await revokeApiKey(deps.db, getCurrentUser(context).id, context.req.valid('param').id),
        200,
      ),
    );
}
