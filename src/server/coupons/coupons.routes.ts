import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { coupon } from '../../contract/coupon.ts';
import { tooManyRequests } from '../http/api-error.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { respond } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import type { RateLimit } from '../platform/rate-limits.ts';
import { getCoupon, listCoupons } from './get-coupon.ts';

const tags = ['Coupons'];

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'Coupons that can be used now; the page leaves out those that require more purchases',
  responses: { 200: jsonResponse(z.array(coupon), 'Coupons') },
});

const oneRoute = createRoute({
  method: 'get',
  path: '/{code}',
  tags,
  summary: 'One coupon by its code, including expired ones',
  request: { params: z.object({ code: z.string() }) },
  responses: {
    200: jsonResponse(coupon, 'The coupon'),
    404: errorResponse('coupon-not-found'),
    429: errorResponse('too-many'),
  },
});

export function couponsRoutes(db: Db, guesses: RateLimit) {
  return createRouter()
    .openapi(listRoute, async (context) => context.json(await listCoupons(db), 200))
    .openapi(oneRoute, async (context) => {
      const wait = await guesses.consume(getCurrentUser(context).id);
      if (wait > 0) return tooManyRequests(context, wait);
      return respond(context, await getCoupon(db, context.req.valid('param').code), 200);
    });
}
