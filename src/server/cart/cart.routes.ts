import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { cart, cartChange, cartConflict } from '../../contract/cart.ts';
import { rejectWith } from '../http/api-error.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { requestLanguage } from '../http/request-language.ts';
import { respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import { createLineQueue } from './line-queue.ts';
import { readCart, translateCart } from './read-cart.ts';
import { clearCart, removeLine } from './remove-lines.ts';
import { setLine } from './set-line.ts';

const tags = ['Cart'];
const lines = jsonResponse(cart, 'The cart as it is now, with current prices');

const readRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'My cart',
  responses: { 200: lines },
});

const setRoute = createRoute({
  method: 'post',
  path: '/',
  tags,
  summary: 'Set the quantity of a line, or add the line',
  request: { body: jsonBody(cartChange) },
  responses: {
    200: lines,
    400: errorResponse('size-not-sold'),
    404: errorResponse('food-not-found'),
    409: jsonResponse(cartConflict, 'The price changed, too few are left, or the cart is full'),
  },
});

const removeRoute = createRoute({
  method: 'delete',
  path: '/{productId}/{size}',
  tags,
  summary: 'Remove a line',
  request: { params: z.object({ productId: z.string(), size: z.string() }) },
  responses: { 200: lines },
});

const clearRoute = createRoute({
  method: 'delete',
  path: '/',
  tags,
  summary: 'Empty my cart',
  responses: { 200: lines },
});

export function cartRoutes(db: Db) {
  const writeTogether = createLineQueue(db);
  return createRouter()
    .openapi(readRoute, async (context) => {
      const cart = await readCart(db, getCurrentUser(context).id);
      return context.json(await translateCart(db, cart, requestLanguage(context)), 200);
    })
    .openapi(setRoute, async (context) => {
      const { id } = getCurrentUser(context);
      const result = await setLine({ db, writeTogether }, id, context.req.valid('json'));
      if (!result.ok && 'fresh' in result) {
        return rejectWith(context, result.code, { fresh: result.fresh }, result.message);
      }
      if (!result.ok) return respondWithError(context, result);
      return context.json(await translateCart(db, result.value, requestLanguage(context)), 200);
    })
    .openapi(removeRoute, async (context) => {
      const { id } = getCurrentUser(context);
      const { productId, size } = context.req.valid('param');
      await removeLine(db, id, productId, size);
      return context.json(await translateCart(db, await readCart(db, id), requestLanguage(context)), 200);
    })
    .openapi(clearRoute, async (context) => {
      const { id } = getCurrentUser(context);
      await clearCart(db, id);
      return context.json(await translateCart(db, await readCart(db, id), requestLanguage(context)), 200);
    });
}
