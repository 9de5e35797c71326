import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { newReview, review } from '../../contract/review.ts';
import { reviewForm } from '../../messages/review-form.ts';
import { reject, tooManyRequests } from '../http/api-error.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { respond } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter, rejectMalformedText } from '../http/router.ts';
import type { Database, Db } from '../platform/db/db.ts';
import { createRateLimit } from '../platform/rate-limits.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { listReviews } from './list-reviews.ts';
import { writeReview } from './write-review.ts';

const HOUR = 3600;
/** Each attempt may decode an image, which is expensive. */
const ATTEMPTS_PER_HOUR = 40;

const ofFood = createRoute({
  method: 'get',
  path: '/product/{id}',
  tags: ['Reviews'],
  summary: 'Reviews of a food, newest first',
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: jsonResponse(z.array(review), 'Reviews with replies') },
});

const write = createRoute({
  method: 'post',
  path: '/',
  tags: ['Reviews'],
  summary: 'Write a review; at most two per customer and food',
  request: { body: jsonBody(newReview) },
  responses: {
    200: jsonResponse(review, 'The new review'),
    400: errorResponse('review-incomplete'),
    404: errorResponse('food-not-found'),
    413: errorResponse('picture-too-large'),
    429: errorResponse('too-many'),
  },
});

export function reviewsRoutes({ db, pool }: Database, reading: Db, storage: Storage) {
  const attempts = createRateLimit(pool, 'reviews', { points: ATTEMPTS_PER_HOUR, seconds: HOUR });
  return createRouter()
    .openapi(ofFood, async (context) =>
      context.json(await listReviews(reading, context.req.valid('param').id), 200),
    )
    .openapi(
      write,
      async (context) => {
        const currentUser = getCurrentUser(context);
        const wait = await attempts.consume(currentUser.id);
        if (wait > 0) return tooManyRequests(context, wait);
        const result = await writeReview(db, storage, currentUser, context.req.valid('json'));
        return respond(context, result, 200);
      },
      (result, context) => {
        if (result.success) return rejectMalformedText(result.data, context);
        const { issues } = result.error;
        const isIncomplete = issues.some(({ message }) => message === reviewForm.incomplete);
        const fields = Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
        return reject(context, isIncomplete ? 'review-incomplete' : 'bad-request', fields);
      },
    );
}
