import { createRoute } from '@hono/zod-openapi';
import { cart } from '../../contract/cart.ts';
import { guestCart, guestCartMerge, mergedCart } from '../../contract/guests.ts';
import { reject, tooManyRequests } from '../http/api-error.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { requestLanguage } from '../http/request-language.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Database } from '../platform/db/db.ts';
import { createRateLimit } from '../platform/rate-limits.ts';
import { hasGuestShopping } from '../shop/guest-shopping.ts';
import { mergeGuestCart, priceGuestCart } from './guest-cart.ts';

const tags = ['Cart'];
const errors = {
  400: errorResponse('bad-request'),
  404: errorResponse('not-found'),
  429: errorResponse('too-many'),
};

const pricesRoute = createRoute({
  method: 'post',
  path: '/prices',
  tags,
  summary: 'A cart of the browser with current prices and stock; 404 unless the shop has guest shopping',
  request: { body: jsonBody(guestCart) },
  responses: { 200: jsonResponse(cart, 'The lines that the shop sells'), ...errors },
});

const mergeRoute = createRoute({
  method: 'post',
  path: '/merge',
  tags,
  summary: 'Put a cart of the browser into my cart, once; 404 unless the shop has guest shopping',
  request: { body: jsonBody(guestCartMerge) },
  responses: { 200: jsonResponse(mergedCart, 'My cart, and what did not fit'), ...errors },
});

export function guestCartRoutes({ db, pool }: Database) {
  // mobile networks put many customers behind one address
  const prices = createRateLimit(pool, 'guest-prices', { points: 600, seconds: 600, isRemembered: true });
  const merges = createRateLimit(pool, 'guest-merges', { points: 60, seconds: 600 });
  return createRouter()
    .openapi(pricesRoute, async (context) => {
      if (!(await hasGuestShopping(db))) return reject(context, 'not-found');
      const wait = await prices.consume(context.get('address'));
      if (wait > 0) return tooManyRequests(context, wait);
      context.header('Cache-Control', 'no-store');
      const { items } = context.req.valid('json');
      return context.json(await priceGuestCart(db, items, requestLanguage(context)), 200);
    })
    .openapi(mergeRoute, async (context) => {
      if (!(await hasGuestShopping(db))) return reject(context, 'not-found');
      const { id } = getCurrentUser(context);
      const wait = await merges.consume(id);
      if (wait > 0) return tooManyRequests(context, wait);
      const merged = await mergeGuestCart(db, id, context.req.valid('json'), requestLanguage(context));
      return context.json(merged, 200);
    });
}
