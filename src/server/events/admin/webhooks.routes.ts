import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  delivery,
  deliveryQuery,
  webhook,
  webhookCreate,
  webhookEdit,
  webhookList,
  webhookReauthentication,
  webhookSecret,
} from '../../../contract/admin/webhooks.ts';
import { apiResults } from '../../../messages/api-results.ts';
import { getCurrentUser } from '../../http/current-user.ts';
import { allowEmptyBody, jsonBody } from '../../http/json-body.ts';
import { respond, respondWithError } from '../../http/respond.ts';
import { errorResponse, jsonResponse } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import {
  createWebhook,
  editWebhook,
  removeWebhook,
  rotateSecret,
  type WebhookDeps,
} from './change-webhook.ts';
import { getWebhook, listDeliveries, listWebhooks } from './list-webhooks.ts';
import { sendAgain, sendTest } from './send-again.ts';

const tags = ['Webhooks (admin)'];
const param = z.object({ id: z.uuid() });
const one = jsonResponse(webhook, 'The endpoint');
const message = jsonResponse(z.object({ message: z.string() }), 'Done');
const withSecret = jsonResponse(webhookSecret, 'The endpoint with its secret, which is not shown again');
const bad = errorResponse('bad-request');
const missing = errorResponse('webhook-not-found');
const passwordNeeded = errorResponse('proof-needed');
const tooMany = errorResponse('too-many');
const passwordBody = { body: { ...jsonBody(webhookReauthentication), required: false } };

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'Webhook endpoints, and the receivers of extensions',
  responses: { 200: jsonResponse(webhookList, 'Endpoints') },
});
const createWebhookRoute = createRoute({
  method: 'post',
  path: '/',
  tags,
  summary: 'Add an endpoint that receives events, signed by the Standard Webhooks specification',
  request: { body: jsonBody(webhookCreate) },
  responses: { 201: withSecret, 400: bad, 404: missing, 409: passwordNeeded, 429: tooMany },
});
const getRoute = createRoute({
  method: 'get',
  path: '/{id}',
  tags,
  summary: 'One endpoint',
  request: { params: param },
  responses: { 200: one, 400: bad, 404: missing },
});
const editRoute = createRoute({
  method: 'put',
  path: '/{id}',
  tags,
  summary: 'Change, disable or enable an endpoint',
  request: { params: param, body: jsonBody(webhookEdit) },
  responses: { 200: one, 400: bad, 404: missing, 409: passwordNeeded, 429: tooMany },
});
const removeRoute = createRoute({
  method: 'delete',
  path: '/{id}',
  tags,
  summary: 'Delete an endpoint with its log',
  middleware: allowEmptyBody,
  request: { params: param, ...passwordBody },
  responses: { 200: message, 400: bad, 404: missing, 409: passwordNeeded, 429: tooMany },
});
const secretRoute = createRoute({
  method: 'post',
  path: '/{id}/secret',
  tags,
  summary: 'Replace the secret; for a day, the one before signs too',
  middleware: allowEmptyBody,
  request: { params: param, ...passwordBody },
  responses: { 200: withSecret, 400: bad, 404: missing, 409: passwordNeeded, 429: tooMany },
});
const testRoute = createRoute({
  method: 'post',
  path: '/{id}/test',
  tags,
  summary: 'Send a test event; the log has its result',
  request: { params: param },
  responses: { 202: message, 400: bad, 404: missing },
});
const deliveriesRoute = createRoute({
  method: 'get',
  path: '/{id}/deliveries',
  tags,
  summary: 'What was sent, newest first and paged',
  request: { params: param, query: deliveryQuery },
  responses: { 200: jsonResponse(z.array(delivery), 'Deliveries'), 400: bad, 404: missing },
});
const replayRoute = createRoute({
  method: 'post',
  path: '/{id}/deliveries/{deliveryId}/replay',
  tags,
  summary: 'Send an event again, with the same id',
  request: { params: param.extend({ deliveryId: z.string().regex(/^\d{1,15}$/) }) },
  responses: { 202: message, 400: bad, 404: errorResponse('delivery-not-found') },
});

export function webhooksAdminRoutes(deps: WebhookDeps) {
  const { db } = deps;
  return createRouter()
    .openapi(listRoute, async (context) => context.json(await listWebhooks(db), 200))
    .openapi(createWebhookRoute, async (context) => {
      const result = await createWebhook(deps, getCurrentUser(context), context.req.valid('json'));
      return respond(context, result, 201);
    })
    .openapi(getRoute, async (context) =>
      respond(context, await getWebhook(db, context.req.valid('param').id), 200),
    )
    .openapi(editRoute, async (context) => {
      const { id } = context.req.valid('param');
      return respond(
        context,
        await editWebhook(deps, getCurrentUser(context), id, context.req.valid('json')),
        200,
      );
    })
    .openapi(removeRoute, async (context) => {
      const { id } = context.req.valid('param');
      const { currentPassword } = context.req.valid('json');
      const result = await removeWebhook(deps, getCurrentUser(context), id, currentPassword);
      return result.ok
        ? context.json({ message: apiResults.removed }, 200)
        : respondWithError(context, result);
    })
    .openapi(secretRoute, async (context) => {
      const { id } = context.req.valid('param');
      const { currentPassword } = context.req.valid('json');
      return respond(context, await rotateSecret(deps, getCurrentUser(context), id, currentPassword), 200);
    })
    .openapi(testRoute, async (context) => {
      const result = await sendTest(db, context.req.valid('param').id);
      return result.ok ? context.json({ message: apiResults.sent }, 202) : respondWithError(context, result);
    })
    .openapi(deliveriesRoute, async (context) => {
      const { id } = context.req.valid('param');
      return respond(context, await listDeliveries(db, id, context.req.valid('query')), 200);
    })
    .openapi(replayRoute, async (context) => {
      const result = await sendAgain(db, getCurrentUser(context).id, context.req.valid('param'));
      return result.ok ? context.json({ message: apiResults.sent }, 202) : respondWithError(context, result);
    });
}
