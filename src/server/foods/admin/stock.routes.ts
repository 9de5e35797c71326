import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  stockAfter,
  stockHistoryEntry,
  stockHistoryQuery,
  stockMovement,
  stockSave,
  stockSaved,
} from '../../../contract/admin/stock.ts';
import { getCurrentUser } from '../../http/current-user.ts';
import { jsonBody } from '../../http/json-body.ts';
import { respond } from '../../http/respond.ts';
import { errorResponse, jsonResponse } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import type { Db } from '../../platform/db/db.ts';
import { listStockChanges } from './list-stock-changes.ts';
import { moveStock } from './move-stock.ts';
import { saveStock } from './save-stock.ts';

const tags = ['Stock (admin)'];
const params = z.object({ id: z.string().max(100) });

const saveRoute = createRoute({
  method: 'put',
  path: '/',
  tags,
  summary: 'Set the stock of several foods; those that changed meanwhile are left alone and named',
  request: { body: jsonBody(stockSave) },
  responses: { 200: jsonResponse(stockSaved, 'What was saved'), 400: errorResponse('bad-request') },
});

const moveRoute = createRoute({
  method: 'post',
  path: '/{id}',
  tags,
  summary: 'Pieces of a size that came in, or that were broken, expired or used',
  request: { params, body: jsonBody(stockMovement) },
  responses: {
    200: jsonResponse(stockAfter, 'The stock after it'),
    400: errorResponse('size-not-sold'),
    404: errorResponse('food-not-found'),
    409: errorResponse('out-of-stock'),
    422: errorResponse('key-reused'),
  },
});

const historyRoute = createRoute({
  method: 'get',
  path: '/{id}',
  tags,
  summary: 'Every change of a food’s stock with its reason, newest first',
  request: { params, query: stockHistoryQuery },
  responses: {
    200: jsonResponse(z.array(stockHistoryEntry), 'The changes'),
    400: errorResponse('bad-request'),
    404: errorResponse('food-not-found'),
  },
});

export function stockAdminRoutes(db: Db) {
  return createRouter()
    .openapi(saveRoute, async (context) =>
      context.json(await saveStock(db, getCurrentUser(context), context.req.valid('json')), 200),
    )
    .openapi(moveRoute, async (context) => {
      const { id } = context.req.valid('param');
      const result = await moveStock(db, getCurrentUser(context), id, context.req.valid('json'));
      return respond(context, result, 200);
    })
    .openapi(historyRoute, async (context) => {
      const { id } = context.req.valid('param');
      return respond(context, await listStockChanges(db, id, context.req.valid('query')), 200);
    });
}
