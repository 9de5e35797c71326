import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { cart, cartChange, cartConflict } from '../../contract/cart.ts';
import { rupeesFromPaise } from '../../rules/money.ts';
import { reject, rejectWith } from '../http/api-error.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import type { Offer } from './cart.store.ts';
import { readCart } from './read-cart.ts';
import { clearCart, removeLine } from './remove-lines.ts';
import { setLine } from './set-line.ts';

const tags = ['Cart'];
const lines = jsonResponse(cart, 'The cart as it is now, with the prices of now');

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
  summary: 'Set a line to a quantity, or add it',
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
  return createRouter()
    .openapi(readRoute, async (context) => context.json(await readCart(db, getCurrentUser(context).id), 200))
    .openapi(setRoute, async (context) => {
      const { id } = getCurrentUser(context);
      const outcome = await setLine(db, id, context.req.valid('json'));
      if ('items' in outcome) return context.json(outcome, 200);
      switch (outcome.code) {
        case 'price-changed':
          return rejectWith(context, outcome.code, { fresh: freshOf(outcome.offer) });
        case 'out-of-stock':
          return rejectWith(context, outcome.code, { fresh: freshOf(outcome.offer) }, outcome.message);
        default:
          return reject(context, outcome.code);
      }
    })
    .openapi(removeRoute, async (context) => {
      const { id } = getCurrentUser(context);
      const { productId, size } = context.req.valid('param');
      await removeLine(db, id, productId, size);
      return context.json(await readCart(db, id), 200);
    })
    .openapi(clearRoute, async (context) => {
      const { id } = getCurrentUser(context);
      await clearCart(db, id);
      return context.json(await readCart(db, id), 200);
    });
}

function freshOf({ price, listPrice, stock }: Offer) {
  return { price: rupeesFromPaise(price), listPrice: rupeesFromPaise(listPrice), stock };
}
