import { createRoute } from '@hono/zod-openapi';
import { pressPlan } from '../../contract/admin/press-plan.ts';
import { jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import { getPressPlan } from './get-press-plan.ts';

const getRoute = createRoute({
  method: 'get',
  path: '/',
  tags: ['Batches (admin)'],
  summary: 'What to press this week, from open orders, stock, recent sales and the season',
  responses: { 200: jsonResponse(pressPlan, 'Food by food') },
});

export function pressPlanRoutes(db: Db) {
  return createRouter().openapi(getRoute, async (context) => context.json(await getPressPlan(db), 200));
}
