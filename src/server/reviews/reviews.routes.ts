import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { review } from '../../contract/review.ts';
import { answer } from '../http/answers.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import { listReviews } from './list-reviews.ts';

const ofFood = createRoute({
  method: 'get',
  path: '/product/{id}',
  tags: ['Reviews'],
  summary: 'Reviews of a food, newest first',
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: answer(z.array(review), 'Reviews with replies') },
});

export function reviewsRoutes(db: Db) {
  return createRouter().openapi(ofFood, async (context) =>
    context.json(await listReviews(db, context.req.valid('param').id), 200),
  );
}
