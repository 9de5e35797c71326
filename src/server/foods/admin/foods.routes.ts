import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { adminFood, adminFoodQuery, foodChange, foodInput } from '../../../contract/food-input.ts';
import { refuse } from '../../http/api-error.ts';
import { callerOf } from '../../http/current-user.ts';
import { jsonBody } from '../../http/json-body.ts';
import { answer, refusal } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import type { Db } from '../../platform/db/db.ts';
import { addFood } from './add-food.ts';
import { changeFood } from './change-food.ts';
import { getAdminFood, listAdminFoods } from './list-foods.ts';
import { removeFood } from './remove-food.ts';
import type { TaxParts } from './tax-missing.ts';

const tags = ['Foods (admin)'];
const params = z.object({ id: z.string().max(100) });
const id = answer(z.object({ id: z.string() }), 'Its id');

const add = createRoute({
  method: 'post',
  path: '/',
  tags,
  summary: 'Add a food',
  request: { body: jsonBody(foodInput) },
  responses: { 200: id, 400: refusal('bad-request') },
});

const change = createRoute({
  method: 'put',
  path: '/',
  tags,
  summary: 'Change a food; what is left out stays as it is',
  request: { body: jsonBody(foodChange) },
  responses: {
    200: answer(adminFood, 'The food as it is now'),
    400: refusal('bad-request'),
    404: refusal('food-not-found'),
    409: refusal('food-changed'),
  },
});

const remove = createRoute({
  method: 'delete',
  path: '/{id}',
  tags,
  summary: 'Take a food from the shop; orders and carts keep it',
  request: { params },
  responses: { 200: id, 404: refusal('food-not-found') },
});

const list = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'All foods, drafts too, page by page',
  request: { query: adminFoodQuery },
  responses: {
    200: answer(z.array(adminFood), 'Foods in the order of the shop'),
    400: refusal('bad-request'),
  },
});

const one = createRoute({
  method: 'get',
  path: '/{id}',
  tags,
  summary: 'One food, also a draft',
  request: { params },
  responses: { 200: answer(adminFood, 'The food'), 404: refusal('food-not-found') },
});

/** Under the foods' own address, as the specification has them. */
export function foodsChangeRoutes(db: Db, tax: TaxParts) {
  return createRouter()
    .openapi(add, async (context) => {
      const outcome = await addFood(db, callerOf(context), context.req.valid('json'), tax);
      return 'fields' in outcome ? refuse(context, outcome.code, outcome.fields) : context.json(outcome, 200);
    })
    .openapi(change, async (context) => {
      const outcome = await changeFood(db, callerOf(context), context.req.valid('json'), tax);
      if (typeof outcome === 'string') return refuse(context, outcome);
      return 'fields' in outcome ? refuse(context, outcome.code, outcome.fields) : context.json(outcome, 200);
    })
    .openapi(remove, async (context) => {
      const outcome = await removeFood(db, callerOf(context), context.req.valid('param').id);
      return typeof outcome === 'string' ? refuse(context, outcome) : context.json(outcome, 200);
    });
}

export function foodsAdminRoutes(db: Db) {
  return createRouter()
    .openapi(list, async (context) => context.json(await listAdminFoods(db, context.req.valid('query')), 200))
    .openapi(one, async (context) => {
      const found = await getAdminFood(db, context.req.valid('param').id);
      return typeof found === 'string' ? refuse(context, found) : context.json(found, 200);
    });
}
