import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { adminCoupon, couponCreate, couponEdit, couponListQuery } from '../../../contract/admin/coupons.ts';
import { getCurrentUser } from '../../http/current-user.ts';
import { jsonBody } from '../../http/json-body.ts';
import { respond } from '../../http/respond.ts';
import { errorResponse, jsonResponse } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import type { Db } from '../../platform/db/db.ts';
import { createCoupon, editCoupon, expireCoupon } from './change-coupon.ts';
import { getAdminCoupon, listAllCoupons } from './list-coupons.ts';

const tags = ['Coupons (admin)'];
const param = z.object({ code: z.string().max(30) });
const one = jsonResponse(adminCoupon, 'The coupon as it is now');
const missing = errorResponse('coupon-not-found');

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'All coupons, sorted by code and paged',
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
  summary: 'Create a coupon',
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
      context.json(await listAllCoupons(db, context.req.valid('query')), 200),
    )
    .openapi(getRoute, async (context) =>
      respond(context, await getAdminCoupon(db, context.req.valid('param').code), 200),
    )
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
