import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  coloursForm,
  contentCreate,
  contentFields,
  contentItem,
  contentOrder,
  contentQuery,
} from '../../../contract/admin/content.ts';
import { reject } from '../../http/api-error.ts';
import { getCurrentUser } from '../../http/current-user.ts';
import { jsonBody } from '../../http/json-body.ts';
import { errorResponse, jsonResponse } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import type { Db } from '../../platform/db/db.ts';
import { changeColours } from './change-colours.ts';
import { createContent, editContent, listContent, orderContent, removeContent } from './change-content.ts';

const tags = ['Content (admin)'];
const params = z.object({ id: z.uuid() });
const list = jsonResponse(z.array(contentItem), 'Items in their order');
const one = jsonResponse(contentItem, 'The item as it is now');
const bad = errorResponse('bad-request');

const listRoute = createRoute({
  method: 'get',
  path: '/content',
  tags,
  summary: 'Every item of a kind, also those that are not shown',
  request: { query: contentQuery },
  responses: { 200: list, 400: bad },
});
const createContentRoute = createRoute({
  method: 'post',
  path: '/content',
  tags,
  summary: 'A new item, last of its kind',
  request: { body: jsonBody(contentCreate) },
  responses: { 201: one, 400: bad },
});
const orderRoute = createRoute({
  method: 'put',
  path: '/content/order',
  tags,
  summary: 'The order of a kind',
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
  summary: 'The colours of the six places',
  request: { body: jsonBody(coloursForm) },
  responses: { 200: jsonResponse(coloursForm, 'The colours as they are now'), 400: bad },
});

export function contentAdminRoutes(db: Db) {
  return createRouter()
    .openapi(listRoute, async (context) =>
      context.json(await listContent(db, context.req.valid('query').kind), 200),
    )
    .openapi(createContentRoute, async (context) => {
      const outcome = await createContent(db, getCurrentUser(context).id, context.req.valid('json'));
      if ('fields' in outcome) return reject(context, 'bad-request', outcome.fields);
      return context.json(outcome, 201);
    })
    .openapi(orderRoute, async (context) =>
      context.json(await orderContent(db, getCurrentUser(context).id, context.req.valid('json')), 200),
    )
    .openapi(editRoute, async (context) => {
      const { id } = context.req.valid('param');
      const outcome = await editContent(db, getCurrentUser(context).id, id, context.req.valid('json'));
      if (outcome === 'content-not-found') return reject(context, outcome);
      if ('fields' in outcome) return reject(context, 'bad-request', outcome.fields);
      return context.json(outcome, 200);
    })
    .openapi(removeRoute, async (context) => {
      const outcome = await removeContent(db, getCurrentUser(context).id, context.req.valid('param').id);
      if (outcome !== 'removed') return reject(context, outcome);
      return context.json({ message: 'Removed.' }, 200);
    })
    .openapi(coloursRoute, async (context) =>
      context.json(await changeColours(db, getCurrentUser(context).id, context.req.valid('json')), 200),
    );
}
