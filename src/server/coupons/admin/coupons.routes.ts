import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { adminCoupon, couponCreate, couponEdit, couponListQuery } from '../../../contract/admin/coupons.ts';
import { reject } from '../../http/api-error.ts';
import { getCurrentUser } from '../../http/current-user.ts';
import { jsonBody } from '../../http/json-body.ts';
import { respond } from '../../http/respond.ts';
import { errorResponse, jsonResponse } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import type { Db } from '../../platform/db/db.ts';
import { findCoupon } from '../coupons.store.ts';
import { createCoupon, editCoupon, expireCoupon } from './change-coupon.ts';
import * as coupon from './coupon-response.ts';
import { selectCoupons } from './coupons.store.ts';

const tags = ['Coupons (admin)'];
const param = z.object({ code: z.string().max(30) });
const one = jsonResponse(adminCoupon, 'The coupon as it is now');
const missing = errorResponse('coupon-not-found');

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'All coupons by code, page by page',
  request: { query: couponListQuery },
  responses: { 200: jsonResponse(z.array(adminCoupon), 'Coupons'), 400: errorResponse('bad-request') },
});
const getRoute = createRoute({
  method: 'get',
  path: '/{code}',
  tags,
  summary: 'One coupon',
  request: { params: param },
  responses: { 200: one, 404: missing },
});
const createCouponRoute = createRoute({
  method: 'post',
  path: '/',
  tags,
  summary: 'A new coupon',
  request: { body: jsonBody(couponCreate) },
  responses: { 201: one, 400: errorResponse('bad-request'), 409: errorResponse('coupon-exists') },
});
const editRoute = createRoute({
  method: 'put',
  path: '/{code}',
  tags,
  summary: 'Change a coupon; its code stays',
  request: { params: param, body: jsonBody(couponEdit) },
  responses: { 200: one, 400: errorResponse('limit-below-use'), 404: missing },
});
const expireRoute = createRoute({
  method: 'post',
  path: '/{code}/expire',
  tags,
  summary: 'End a coupon now',
  request: { params: param },
  responses: { 200: one, 404: missing },
});

export function couponsAdminRoutes(db: Db) {
  return createRouter()
    .openapi(listRoute, async (context) =>
      context.json((await selectCoupons(db, context.req.valid('query'))).map(coupon.adminCoupon), 200),
    )
    .openapi(getRoute, async (context) => {
      const found = await findCoupon(db, context.req.valid('param').code);
      return found ? context.json(coupon.adminCoupon(found), 200) : reject(context, 'coupon-not-found');
    })
    .openapi(createCouponRoute, async (context) => {
      const result = await createCoupon(db, getCurrentUser(context).id, context.req.valid('json'));
      return respond(context, result, 201);
    })
    .openapi(editRoute, async (context) => {
      const { code } = context.req.valid('param');
      const result = await editCoupon(db, getCurrentUser(context).id, code, context.req.valid('json'));
      return respond(context, result, 200);
    })
    .openapi(expireRoute, async (context) => {
      const result = await expireCoupon(db, getCurrentUser(context).id, context.req.valid('param').code);
      return respond(context, result, 200);
    });
}
