import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { wish, wishlistEntry } from '../../contract/cart.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { requestLanguage } from '../http/request-language.ts';
import { respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import { addWish, removeWish } from './change-wishlist.ts';
import { readWishlist } from './read-wishlist.ts';

const tags = ['Wishlist'];
const wishes = jsonResponse(z.array(wishlistEntry), 'The updated wishlist, newest first');

const readRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'My wishlist',
  responses: { 200: wishes },
});

const addRoute = createRoute({
  method: 'post',
  path: '/',
  tags,
  summary: 'Add a food to the wishlist',
  request: { body: jsonBody(wish) },
  responses: { 200: wishes, 400: errorResponse('bad-request'), 404: errorResponse('food-not-found') },
});

const removeRoute = createRoute({
  method: 'delete',
  path: '/{productId}',
  tags,
  summary: 'Remove a food from the wishlist',
  request: { params: z.object({ productId: z.string() }) },
  responses: { 200: wishes },
});

export function wishlistRoutes(db: Db) {
  return createRouter()
    .openapi(readRoute, async (context) =>
      context.json(await readWishlist(db, getCurrentUser(context).id, requestLanguage(context)), 200),
    )
    .openapi(addRoute, async (context) => {
      const { id } = getCurrentUser(context);
      const result = await addWish(db, id, context.req.valid('json').productId);
      if (!result.ok) return respondWithError(context, result);
      return context.json(await readWishlist(db, id, requestLanguage(context)), 200);
    })
    .openapi(removeRoute, async (context) => {
      const { id } = getCurrentUser(context);
      await removeWish(db, id, context.req.valid('param').productId);
      return context.json(await readWishlist(db, id, requestLanguage(context)), 200);
    });
}
