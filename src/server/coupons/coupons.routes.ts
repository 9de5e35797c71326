import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { coupon } from '../../contract/coupon.ts';
import { refuse, tooMany } from '../http/api-error.ts';
import { callerOf } from '../http/current-user.ts';
import { answer, refusal } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import type { Limit } from '../platform/rate-limits.ts';
import { getCoupon, listCoupons } from './get-coupon.ts';

const tags = ['Coupons'];

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'Coupons that can be used now; the page leaves out those that ask for more purchases',
  responses: { 200: answer(z.array(coupon), 'Coupons') },
});

const oneRoute = createRoute({
  method: 'get',
  path: '/{code}',
  tags,
  summary: 'One coupon by its code, also an expired one',
  request: { params: z.object({ code: z.string() }) },
  responses: {
    200: answer(coupon, 'The coupon'),
    404: refusal('coupon-not-found'),
    429: refusal('too-many'),
  },
});

export function couponsRoutes(db: Db, guesses: Limit) {
  return createRouter()
    .openapi(listRoute, async (context) => context.json(await listCoupons(db), 200))
    .openapi(oneRoute, async (context) => {
      const wait = await guesses.take(callerOf(context).id);
      if (wait > 0) return tooMany(context, wait);
      const found = await getCoupon(db, context.req.valid('param').code);
      return found ? context.json(found, 200) : refuse(context, 'coupon-not-found');
    });
}
