import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  adminFood,
  adminFoodQuery,
  foodChange,
  foodInput,
  stockChange,
} from '../../../contract/food-input.ts';
import { getCurrentUser } from '../../http/current-user.ts';
import { jsonBody } from '../../http/json-body.ts';
import { respond } from '../../http/respond.ts';
import { errorResponse, jsonResponse } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import type { Db } from '../../platform/db/db.ts';
import type { CatalogueCache } from '../catalogue-cache.ts';
import { addFood } from './add-food.ts';
import { changeFood } from './change-food.ts';
import { changeStock } from './change-stock.ts';
import { getAdminFood, listAdminFoods } from './list-foods.ts';
import { removeFood } from './remove-food.ts';
import type { TaxDeps } from './tax-missing.ts';

const tags = ['Foods (admin)'];
const params = z.object({ id: z.string().max(100) });
const id = jsonResponse(z.object({ id: z.string() }), 'The id');

const add = createRoute({
  method: 'post',
  path: '/',
  tags,
  summary: 'Add a food',
  request: { body: jsonBody(foodInput) },
  responses: { 200: id, 400: errorResponse('bad-request') },
});

const change = createRoute({
  method: 'put',
  path: '/',
  tags,
  summary: 'Change a food; omitted fields stay as they are',
  request: { body: jsonBody(foodChange) },
  responses: {
    200: jsonResponse(adminFood, 'The updated food'),
    400: errorResponse('bad-request'),
    404: errorResponse('food-not-found'),
    409: errorResponse('food-changed'),
  },
});

const remove = createRoute({
  method: 'delete',
  path: '/{id}',
  tags,
  summary: 'Remove a food from the shop; orders and carts keep it',
  request: { params },
  responses: { 200: id, 404: errorResponse('food-not-found') },
});

const list = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'All foods including drafts, page by page',
  request: { query: adminFoodQuery },
  responses: {
    200: jsonResponse(z.array(adminFood), 'Foods in the order of the shop'),
    400: errorResponse('bad-request'),
  },
});

const one = createRoute({
  method: 'get',
  path: '/{id}',
  tags,
  summary: 'One food, also a draft',
  request: { params },
  responses: { 200: jsonResponse(adminFood, 'The food'), 404: errorResponse('food-not-found') },
});

const stock = createRoute({
  method: 'put',
  path: '/{id}/stock',
  tags,
  summary: 'Set the stock of some sizes; everything else of the food stays as it is',
  request: { params, body: jsonBody(stockChange) },
  responses: {
    200: jsonResponse(adminFood, 'The updated food'),
    400: errorResponse('size-not-sold'),
    404: errorResponse('food-not-found'),
    409: errorResponse('food-changed'),
  },
});

/** Under /api/foods, as in the specification. */
export function foodsChangeRoutes(db: Db, tax: TaxDeps) {
  return createRouter()
    .openapi(add, async (context) => {
      const result = await addFood(db, getCurrentUser(context), context.req.valid('json'), tax);
      return respond(context, result, 200);
    })
    .openapi(change, async (context) => {
      const result = await changeFood(db, getCurrentUser(context), context.req.valid('json'), tax);
      return respond(context, result, 200);
    })
    .openapi(remove, async (context) => {
      const result = await removeFood(db, getCurrentUser(context), context.req.valid('param').id);
      return respond(context, result, 200);
    });
}

export function foodsAdminRoutes(db: Db, catalogue: CatalogueCache) {
  return createRouter()
    .openapi(list, async (context) =>
      context.json(await listAdminFoods(db, catalogue, context.req.valid('query')), 200),
    )
    .openapi(one, async (context) => {
      const result = await getAdminFood(db, context.req.valid('param').id);
      return respond(context, result, 200);
    })
    .openapi(stock, async (context) => {
      const { id: foodId } = context.req.valid('param');
      const result = await changeStock(db, getCurrentUser(context), foodId, context.req.valid('json'));
      return respond(context, result, 200);
    });
}
