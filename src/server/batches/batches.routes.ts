import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  batchBlock,
  batchDetails,
  batchEdit,
  batchesQuery,
  batchOrder,
  batchOrdersQuery,
  batchStart,
  batchStartQuery,
  batchSummary,
  batchTerms,
  batchYield,
  bottleChange,
  newBatch,
  orderBatchChange,
  orderBatchList,
} from '../../contract/admin/batches.ts';
import { reject } from '../http/api-error.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { respond } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { getBatchTerms } from '../shop/batch-terms.ts';
import { saveBatchTerms, saveYield } from './batch-settings.ts';
import { changeBottles } from './change-bottles.ts';
import { changeOrderBatch } from './change-order-batch.ts';
import { blockBatch, editBatch } from './edit-batch.ts';
import { getBatch, listBatches, listBatchOrders } from './list-batches.ts';
import { makeBatch, startBatch } from './make-batch.ts';
import { listOrderBatches } from './order-batches.ts';
import { saveReport } from './save-report.ts';

const tags = ['Press batches (admin)'];
const params = z.object({ id: z.uuid() });
const foodParams = z.object({ food: z.string().max(100) });
const details = jsonResponse(batchDetails, 'The batch');
const reportForm = z.object({
  report: z
    .file()
    .openapi({ type: 'string', format: 'binary', description: 'A PDF, JPG or PNG, at most 5 MB' }),
});

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'Press batches by code, food or month, the last pressed first',
  request: { query: batchesQuery },
  responses: { 200: jsonResponse(z.array(batchSummary), 'The batches'), 400: errorResponse('bad-request') },
});
const makeRoute = createRoute({
  method: 'post',
  path: '/',
  tags,
  summary: 'Make a batch; its bottles are added to the stock',
  request: { body: jsonBody(newBatch) },
  responses: {
    200: details,
    400: errorResponse('size-not-sold'),
    404: errorResponse('food-not-found'),
    409: errorResponse('batch-code-taken'),
    422: errorResponse('key-reused'),
  },
});
const termsRoute = createRoute({
  method: 'get',
  path: '/settings',
  tags,
  summary: 'Pattern of codes and minimum life, with the version for a change',
  responses: { 200: jsonResponse(batchTerms, 'The settings') },
});
const saveTermsRoute = createRoute({
  method: 'put',
  path: '/settings',
  tags,
  summary: 'Change pattern and minimum life; batches with less life leave the stock at once',
  request: { body: jsonBody(batchTerms) },
  responses: {
    200: jsonResponse(batchTerms, 'The updated settings'),
    400: errorResponse('bad-request'),
    409: errorResponse('settings-changed'),
  },
});
const reportRoute = createRoute({
  method: 'post',
  path: '/report',
  tags,
  summary: 'Upload a test report',
  request: { body: { required: true, content: { 'multipart/form-data': { schema: reportForm } } } },
  responses: {
    200: jsonResponse(z.object({ url: z.string() }), 'Address of the report'),
    400: errorResponse('wrong-picture'),
    413: errorResponse('picture-too-large'),
    503: errorResponse('storage-away'),
  },
});
const startRoute = createRoute({
  method: 'get',
  path: '/foods/{food}',
  tags,
  summary: 'What the form of a new batch of a food starts with',
  request: { params: foodParams, query: batchStartQuery },
  responses: {
    200: jsonResponse(batchStart, 'Shelf life, yield, sizes and the next code'),
    400: errorResponse('bad-request'),
    404: errorResponse('food-not-found'),
  },
});
const yieldRoute = createRoute({
  method: 'put',
  path: '/foods/{food}',
  tags,
  summary: 'Shelf life and yield of a food',
  request: { params: foodParams, body: jsonBody(batchYield) },
  responses: {
    200: jsonResponse(batchYield, 'As saved'),
    400: errorResponse('bad-request'),
    404: errorResponse('food-not-found'),
  },
});
const getOneRoute = createRoute({
  method: 'get',
  path: '/{id}',
  tags,
  summary: 'One batch',
  request: { params },
  responses: { 200: details, 400: errorResponse('bad-request'), 404: errorResponse('batch-not-found') },
});
const ordersRoute = createRoute({
  method: 'get',
  path: '/{id}/orders',
  tags,
  summary: 'Where the bottles of a batch went, the last order first',
  request: { params, query: batchOrdersQuery },
  responses: {
    200: jsonResponse(z.array(batchOrder), 'The orders'),
    400: errorResponse('bad-request'),
    404: errorResponse('batch-not-found'),
  },
});
const editRoute = createRoute({
  method: 'put',
  path: '/{id}',
  tags,
  summary: 'Correct a batch; a former code leads to it for ever',
  request: { params, body: jsonBody(batchEdit) },
  responses: {
    200: details,
    400: errorResponse('size-not-sold'),
    404: errorResponse('batch-not-found'),
    409: errorResponse('batch-changed'),
  },
});
const bottlesRoute = createRoute({
  method: 'post',
  path: '/{id}/bottles',
  tags,
  summary: 'Write bottles of a batch off, or count them',
  request: { params, body: jsonBody(bottleChange) },
  responses: {
    200: details,
    400: errorResponse('size-not-sold'),
    404: errorResponse('batch-not-found'),
    409: errorResponse('out-of-stock'),
    422: errorResponse('key-reused'),
  },
});
const blockRoute = createRoute({
  method: 'post',
  path: '/{id}/block',
  tags,
  summary: 'Stop the sale of a batch at once, or allow it again',
  request: { params, body: jsonBody(batchBlock) },
  responses: {
    200: details,
    400: errorResponse('bad-request'),
    404: errorResponse('batch-not-found'),
    409: errorResponse('batch-changed'),
  },
});

export function batchesRoutes(db: Db, storage: Storage) {
  return createRouter()
    .openapi(listRoute, async (context) =>
      context.json(await listBatches(db, context.req.valid('query')), 200),
    )
    .openapi(makeRoute, async (context) => {
      const { id } = getCurrentUser(context);
      return respond(context, await makeBatch(db, id, context.req.valid('json')), 200);
    })
    .openapi(termsRoute, async (context) => context.json(await getBatchTerms(db), 200))
    .openapi(saveTermsRoute, async (context) => {
      const { id } = getCurrentUser(context);
      return respond(context, await saveBatchTerms(db, id, context.req.valid('json')), 200);
    })
    .openapi(
      reportRoute,
      async (context) => {
        const { report } = context.req.valid('form');
        return respond(context, await saveReport(storage, new Uint8Array(await report.arrayBuffer())), 200);
      },
      (result, context) => (result.success ? undefined : reject(context, 'no-picture')),
    )
    .openapi(startRoute, async (context) => {
      const { food } = context.req.valid('param');
      return respond(context, await startBatch(db, food, context.req.valid('query').day), 200);
    })
    .openapi(yieldRoute, async (context) => {
      const { food } = context.req.valid('param');
      return respond(
        context,
        await saveYield(db, getCurrentUser(context).id, food, context.req.valid('json')),
        200,
      );
    })
    .openapi(getOneRoute, async (context) =>
      respond(context, await getBatch(db, context.req.valid('param').id), 200),
    )
    .openapi(ordersRoute, async (context) => {
      const { id } = context.req.valid('param');
      return respond(context, await listBatchOrders(db, id, context.req.valid('query')), 200);
    })
    .openapi(editRoute, async (context) => {
      const { id } = context.req.valid('param');
      return respond(
        context,
        await editBatch(db, getCurrentUser(context).id, id, context.req.valid('json')),
        200,
      );
    })
    .openapi(bottlesRoute, async (context) => {
      const { id } = context.req.valid('param');
      return respond(
        context,
        await changeBottles(db, getCurrentUser(context).id, id, context.req.valid('json')),
        200,
      );
    })
    .openapi(blockRoute, async (context) => {
      const { id } = context.req.valid('param');
      return respond(
        context,
        await blockBatch(db, getCurrentUser(context).id, id, context.req.valid('json')),
        200,
      );
    });
}

const orderRoute = createRoute({
  method: 'get',
  path: '/{id}/batches',
  tags,
  summary: 'The batches of an order, and what can be packed instead',
  request: { params },
  responses: {
    200: jsonResponse(orderBatchList, 'The batches'),
    400: errorResponse('bad-request'),
    404: errorResponse('order-not-found'),
  },
});
const changeOrderRoute = createRoute({
  method: 'post',
  path: '/{id}/batches',
  tags,
  summary: 'Bottles of another batch were packed',
  request: { params, body: jsonBody(orderBatchChange) },
  responses: {
    200: jsonResponse(orderBatchList, 'The batches'),
    400: errorResponse('bad-request'),
    404: errorResponse('batch-not-found'),
    409: errorResponse('batch-not-sellable'),
  },
});

export function orderBatchesRoutes(db: Db) {
  return createRouter()
    .openapi(orderRoute, async (context) =>
      respond(context, await listOrderBatches(db, context.req.valid('param').id), 200),
    )
    .openapi(changeOrderRoute, async (context) => {
      const { id } = context.req.valid('param');
      const changed = await changeOrderBatch(db, getCurrentUser(context).id, id, context.req.valid('json'));
      return respond(context, changed, 200);
    });
}
