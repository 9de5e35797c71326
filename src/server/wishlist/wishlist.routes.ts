import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { wish, wishlistEntry } from '../../contract/cart.ts';
import { refuse } from '../http/api-error.ts';
import { callerOf } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { answer, refusal } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import { addWish, removeWish } from './change-wishlist.ts';
import { readWishlist } from './read-wishlist.ts';

const tags = ['Wishlist'];
const wishes = answer(z.array(wishlistEntry), 'The wishlist as it is now, newest first');

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
  summary: 'Wish for a food',
  request: { body: jsonBody(wish) },
  responses: { 200: wishes, 400: refusal('bad-request'), 404: refusal('food-not-found') },
});

const removeRoute = createRoute({
  method: 'delete',
  path: '/{productId}',
  tags,
  summary: 'No longer wish for a food',
  request: { params: z.object({ productId: z.string() }) },
  responses: { 200: wishes },
});

export function wishlistRoutes(db: Db) {
  return createRouter()
    .openapi(readRoute, async (context) => context.json(await readWishlist(db, callerOf(context).id), 200))
    .openapi(addRoute, async (context) => {
      const { id } = callerOf(context);
      const refused = await addWish(db, id, context.req.valid('json').productId);
      if (refused) return refuse(context, refused);
      return context.json(await readWishlist(db, id), 200);
    })
    .openapi(removeRoute, async (context) => {
      const { id } = callerOf(context);
      await removeWish(db, id, context.req.valid('param').productId);
      return context.json(await readWishlist(db, id), 200);
    });
}
