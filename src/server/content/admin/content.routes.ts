import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  coloursChange,
  coloursForm,
  contentCreate,
  contentFields,
  contentItem,
  contentOrder,
  contentQuery,
} from '../../../contract/admin/content.ts';
import { errorBody } from '../../../contract/errors.ts';
import { apiResults } from '../../../messages/api-results.ts';
import { rejectWith } from '../../http/api-error.ts';
import { getCurrentUser } from '../../http/current-user.ts';
import { jsonBody } from '../../http/json-body.ts';
import { respond, respondWithError } from '../../http/respond.ts';
import { errorResponse, jsonResponse } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import type { Db } from '../../platform/db/db.ts';
import { changeColours, readColours } from './change-colours.ts';
import { createContent, editContent, listContent, orderContent, removeContent } from './change-content.ts';

const tags = ['Content (admin)'];
const params = z.object({ id: z.uuid() });
const list = jsonResponse(z.array(contentItem), 'Items in their order');
const one = jsonResponse(contentItem, 'The updated item');
const bad = errorResponse('bad-request');

const listRoute = createRoute({
  method: 'get',
  path: '/content',
  tags,
  summary: 'All items of a kind, including hidden ones',
  request: { query: contentQuery },
  responses: { 200: list, 400: bad },
});
const createContentRoute = createRoute({
  method: 'post',
  path: '/content',
  tags,
  summary: 'Create an item as the last of its kind',
  request: { body: jsonBody(contentCreate) },
  responses: { 201: one, 400: bad },
});
const orderRoute = createRoute({
  method: 'put',
  path: '/content/order',
  tags,
  summary: 'Set the order of a kind',
  request: { body: jsonBody(contentOrder) },
  responses: { 200: list, 400: bad },
});
const editRoute = createRoute({
  method: 'put',
  path: '/content/{id}',
  tags,
  summary: 'Change an item',
  request: { params, body: jsonBody(contentFields) },
  responses: { 200: one, 400: bad, 404: errorResponse('content-not-found') },
});
const removeRoute = createRoute({
  method: 'delete',
  path: '/content/{id}',
  tags,
  summary: 'Remove an item',
  request: { params },
  responses: {
    200: jsonResponse(z.object({ message: z.string() }), 'Removed'),
    400: bad,
    404: errorResponse('content-not-found'),
  },
});
const coloursRoute = createRoute({
  method: 'put',
  path: '/colours',
  tags,
  summary: 'Set the colours of the six places and the accent',
  request: { body: jsonBody(coloursChange) },
  responses: {
    200: jsonResponse(coloursForm, 'The updated colours'),
    400: bad,
    409: jsonResponse(
      errorBody.extend({ current: coloursForm }),
      'Another admin has saved since: `current` has the saved colours',
    ),
  },
});

export function contentAdminRoutes(db: Db) {
  return createRouter()
    .openapi(listRoute, async (context) =>
      context.json(await listContent(db, context.req.valid('query').kind), 200),
    )
    .openapi(createContentRoute, async (context) => {
      const result = await createContent(db, getCurrentUser(context).id, context.req.valid('json'));
      return respond(context, result, 201);
    })
    .openapi(orderRoute, async (context) =>
      context.json(await orderContent(db, getCurrentUser(context).id, context.req.valid('json')), 200),
    )
    .openapi(editRoute, async (context) => {
      const { id } = context.req.valid('param');
      const result = await editContent(db, getCurrentUser(context).id, id, context.req.valid('json'));
      return respond(context, result, 200);
    })
    .openapi(removeRoute, async (context) => {
      const result = await removeContent(db, getCurrentUser(context).id, context.req.valid('param').id);
      if (!result.ok) return respondWithError(context, result);
      return context.json({ message: apiResults.removed }, 200);
    })
    .openapi(coloursRoute, async (context) => {
      const result = await changeColours(db, getCurrentUser(context).id, context.req.valid('json'));
      if (result.ok) return context.json(result.value, 200);
      return rejectWith(context, result.code, { current: await readColours(db) });
    });
}
