import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import {
  adminSale,
  saleCreate,
  saleEdit,
  saleListQuery,
  salePreview,
  salePreviewQuery,
  saleSwitch,
  saleVersion,
} from '../../../contract/admin/offers.ts';
import { errorBody } from '../../../contract/errors.ts';
import { rejectWith } from '../../http/api-error.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { getCurrentUser } from '../../http/current-user.ts';
import { jsonBody } from '../../http/json-body.ts';
import { respond, respondWithError } from '../../http/respond.ts';
import { errorResponse, jsonResponse } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import type { Db } from '../../platform/db/db.ts';
import { createSale, editSale, removeSale, switchSale } from './change-sale.ts';
import { getSale, listSales, previewSale } from './list-sales.ts';

const tags = ['Offers (admin)'];
const params = z.object({ id: z.uuid() });
const one = jsonResponse(adminSale, 'The sale as it is now');
const missing = errorResponse('sale-not-found');
const conflict = jsonResponse(
  errorBody.extend({ current: adminSale.nullable() }),
  'Another admin has saved since: `current` has the saved values',
);

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'All scheduled sales, newest first',
  request: { query: saleListQuery },
  responses: { 200: jsonResponse(z.array(adminSale), 'Sales'), 400: errorResponse('bad-request') },
});
const createSaleRoute = createRoute({
  method: 'post',
  path: '/',
  tags,
  summary: 'Create a scheduled sale',
  request: { body: jsonBody(saleCreate) },
  responses: {
    201: one,
    400: errorResponse('bad-request'),
    404: errorResponse('food-not-found'),
    409: errorResponse('too-many-sales'),
  },
});
const previewRoute = createRoute({
  method: 'post',
  path: '/preview',
  tags,
  summary: 'How many foods a sale would make cheaper',
  request: { body: jsonBody(salePreviewQuery) },
  responses: { 200: jsonResponse(salePreview, 'The effect'), 400: errorResponse('bad-request') },
});
const getRoute = createRoute({
  method: 'get',
  path: '/{id}',
  tags,
  summary: 'One scheduled sale',
  request: { params },
  responses: { 200: one, 404: missing },
});
const editRoute = createRoute({
  method: 'put',
  path: '/{id}',
  tags,
  summary: 'Change a scheduled sale',
  request: { params, body: jsonBody(saleEdit) },
  responses: { 200: one, 400: errorResponse('bad-request'), 404: missing, 409: conflict },
});
const switchRoute = createRoute({
  method: 'put',
  path: '/{id}/on',
  tags,
  summary: 'Switch a scheduled sale on or off',
  request: { params, body: jsonBody(saleSwitch) },
  responses: { 200: one, 404: missing, 409: conflict },
});
const deleteRoute = createRoute({
  method: 'delete',
  path: '/{id}',
  tags,
  summary: 'Delete a scheduled sale',
  request: { params, query: saleVersion },
  responses: { 200: jsonResponse(z.object({ id: z.string() }), 'The id'), 404: missing, 409: conflict },
});

export function offersAdminRoutes(db: Db) {
  const rejectChanged = async (context: Context<AppEnv>, id: string) => {
    const current = await getSale(db, id);
    return rejectWith(context, 'sale-changed', { current: current.ok ? current.value : null });
  };
  return createRouter()
    .openapi(listRoute, async (context) => context.json(await listSales(db, context.req.valid('query')), 200))
    .openapi(createSaleRoute, async (context) => {
      const result = await createSale(db, getCurrentUser(context).id, context.req.valid('json'));
      return respond(context, result, 201);
    })
    .openapi(previewRoute, async (context) =>
      context.json(await previewSale(db, context.req.valid('json')), 200),
    )
    .openapi(getRoute, async (context) =>
      respond(context, await getSale(db, context.req.valid('param').id), 200),
    )
    .openapi(editRoute, async (context) => {
      const { id } = context.req.valid('param');
      const result = await editSale(db, getCurrentUser(context).id, { ...context.req.valid('json'), id });
      if (result.ok) return context.json(result.value, 200);
      return result.code === 'sale-changed'
        ? rejectChanged(context, id)
        : respondWithError(context, { ...result, code: result.code });
    })
    .openapi(switchRoute, async (context) => {
      const { id } = context.req.valid('param');
      const result = await switchSale(db, getCurrentUser(context).id, { ...context.req.valid('json'), id });
      if (result.ok) return context.json(result.value, 200);
      return result.code === 'sale-changed'
        ? rejectChanged(context, id)
        : respondWithError(context, { ...result, code: result.code });
    })
    .openapi(deleteRoute, async (context) => {
      const { id } = context.req.valid('param');
      const { version } = context.req.valid('query');
      const result = await removeSale(db, getCurrentUser(context).id, { id, version });
      if (result.ok) return context.json(result.value, 200);
      return result.code === 'sale-changed'
        ? rejectChanged(context, id)
        : respondWithError(context, { ...result, code: result.code });
    });
}
