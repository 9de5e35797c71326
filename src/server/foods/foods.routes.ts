import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { food, foodPage } from '../../contract/food.ts';
import { answer, refusal } from '../http/answers.ts';
import { refuse } from '../http/refusal.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import { getFood } from './get-food.ts';
import { listFoods } from './list-foods.ts';

const list = createRoute({
  method: 'get',
  path: '/',
  tags: ['Foods'],
  summary: 'Every published food, or a page of them',
  request: { query: foodPage },
  responses: { 200: answer(z.array(food), 'Foods in the order of the shop'), 400: refusal('bad-request') },
});

const one = createRoute({
  method: 'get',
  path: '/id/{id}',
  tags: ['Foods'],
  summary: 'One published food',
  request: { params: z.object({ id: z.string().max(200) }) },
  responses: { 200: answer(food, 'The food'), 400: refusal('bad-request'), 404: refusal('food-not-found') },
});

export function foodsRoutes(db: Db) {
  return createRouter()
    .openapi(list, async (context) => context.json(await listFoods(db, context.req.valid('query')), 200))
    .openapi(one, async (context) => {
      const found = await getFood(db, context.req.valid('param').id);
      return found ? context.json(found, 200) : refuse(context, 'food-not-found');
    });
}
