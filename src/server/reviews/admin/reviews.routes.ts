import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { adminReview, adminReviewQuery, newReply } from '../../../contract/review.ts';
import { getCurrentUser } from '../../http/current-user.ts';
import { jsonBody } from '../../http/json-body.ts';
import { respond } from '../../http/respond.ts';
import { errorResponse, jsonResponse } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import type { Db } from '../../platform/db/db.ts';
import { deleteReply } from './delete-reply.ts';
import { deleteReview } from './delete-review.ts';
import { hideReview } from './hide-review.ts';
import { listAllReviews } from './list-all-reviews.ts';
import { replyToReview } from './reply-to-review.ts';

const tags = ['Reviews (admin)'];
const params = z.object({ id: z.uuid() });
const changed = {
  200: jsonResponse(adminReview, 'The updated review'),
  400: errorResponse('bad-request'),
  404: errorResponse('review-not-found'),
};

const list = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'Reviews of all foods, page by page, newest first',
  request: { query: adminReviewQuery },
  responses: {
    200: jsonResponse(z.array(adminReview), 'Reviews, including hidden ones'),
    400: errorResponse('bad-request'),
  },
});

const reply = createRoute({
  method: 'post',
  path: '/{id}/replies',
  tags,
  summary: 'Reply to a review',
  request: { params, body: jsonBody(newReply) },
  responses: changed,
});

const removeReply = createRoute({
  method: 'delete',
  path: '/{id}/replies/{replyId}',
  tags,
  summary: 'Delete a reply',
  request: { params: params.extend({ replyId: z.uuid() }) },
  responses: changed,
});

const hide = createRoute({
  method: 'put',
  path: '/{id}/hidden',
  tags,
  summary: 'Hide a review or show it again; a hidden one does not count for the rating',
  request: { params, body: jsonBody(z.object({ isHidden: z.boolean() })) },
  responses: changed,
});

const remove = createRoute({
  method: 'delete',
  path: '/{id}',
  tags,
  summary: 'Delete a review permanently',
  request: { params },
  responses: {
    200: jsonResponse(z.object({ id: z.uuid() }), 'The deleted review'),
    400: errorResponse('bad-request'),
    404: errorResponse('review-not-found'),
  },
});

export function reviewsAdminRoutes(db: Db) {
  return createRouter()
    .openapi(list, async (context) => context.json(await listAllReviews(db, context.req.valid('query')), 200))
    .openapi(reply, async (context) => {
      const { id } = context.req.valid('param');
      const result = await replyToReview(db, getCurrentUser(context), id, context.req.valid('json').text);
      return respond(context, result, 200);
    })
    .openapi(removeReply, async (context) => {
      const result = await deleteReply(db, getCurrentUser(context), context.req.valid('param'));
      return respond(context, result, 200);
    })
    .openapi(hide, async (context) => {
      const { id } = context.req.valid('param');
      const result = await hideReview(db, getCurrentUser(context), id, context.req.valid('json').isHidden);
      return respond(context, result, 200);
    })
    .openapi(remove, async (context) => {
      const result = await deleteReview(db, getCurrentUser(context), context.req.valid('param').id);
      return respond(context, result, 200);
    });
}
