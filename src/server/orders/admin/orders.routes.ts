import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { scopesOfOrderActions } from '../../../contract/admin/api-keys.ts';
import {
  orderAction,
  orderDetail,
  orderFilter,
  orderListQuery,
  orderRow,
  orderTotals,
  refundPreview,
  refundPreviewQuery,
} from '../../../contract/admin/orders.ts';
import type { Seller } from '../../../contract/invoice.ts';
import type { Sender } from '../../emails/email-layout.ts';
import { rejectScope } from '../../http/api-error.ts';
import { getCurrentUser, lacksScope } from '../../http/current-user.ts';
import { jsonBody } from '../../http/json-body.ts';
import { respond, respondWithError } from '../../http/respond.ts';
import { errorResponse, jsonResponse } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { actOnOrder } from './act-on-order.ts';
import { getOrderDetail } from './get-order-detail.ts';
import { listAllOrders, totalOrders } from './list-all-orders.ts';
import { previewRefund } from './preview-refund.ts';

const tags = ['Orders (admin)'];
const param = z.object({ id: z.uuid() });

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'Orders of all customers, newest first',
  request: { query: orderListQuery },
  responses: { 200: jsonResponse(z.array(orderRow), 'Orders'), 400: errorResponse('bad-request') },
});

const totalsRoute = createRoute({
  method: 'get',
  path: '/totals',
  tags,
  summary: 'Number and total amounts of the matching orders',
  request: { query: orderFilter },
  responses: { 200: jsonResponse(orderTotals, 'Totals'), 400: errorResponse('bad-request') },
});

const detailRoute = createRoute({
  method: 'get',
  path: '/{id}',
  tags,
  summary: 'One order with payments, refunds, history and possible actions',
  request: { params: param },
  responses: {
    200: jsonResponse(orderDetail, 'The order'),
    400: errorResponse('bad-request'),
    404: errorResponse('order-not-found'),
  },
});

const previewRoute = createRoute({
  method: 'get',
  path: '/{id}/refund-preview',
  tags,
  summary: 'What a refund of some pieces is, with its tax by head; changes nothing',
  request: { params: param, query: refundPreviewQuery },
  responses: {
    200: jsonResponse(refundPreview, 'The refund, and what is left of each line'),
    400: errorResponse('bad-request'),
    404: errorResponse('order-not-found'),
    409: errorResponse('refund-not-possible'),
  },
});

const actionRoute = createRoute({
  method: 'post',
  path: '/{id}/actions',
  tags,
  summary: 'Confirm, record a payment, ship, deliver, cancel, refund or add a note, as the status allows',
  description: 'With an API key, `pay`, `cancel` and `refund` also need the scope write:payments.',
  request: { params: param, body: jsonBody(orderAction) },
  responses: {
    200: jsonResponse(orderDetail, 'The order as it is now'),
    400: errorResponse('bad-request'),
    403: errorResponse('scope-missing'),
    404: errorResponse('order-not-found'),
    409: errorResponse('order-changed'),
  },
});

export function ordersAdminRoutes({
  db,
  jobs,
  sender,
  seller,
}: {
  db: Db;
  jobs: Jobs;
  sender: () => Promise<Sender>;
  seller: () => Promise<Seller>;
}) {
  return createRouter()
    .openapi(listRoute, async (context) =>
      context.json(await listAllOrders(db, context.req.valid('query')), 200),
    )
    .openapi(totalsRoute, async (context) =>
      context.json(await totalOrders(db, context.req.valid('query')), 200),
    )
    .openapi(detailRoute, async (context) =>
      respond(context, await getOrderDetail(db, context.req.valid('param').id), 200),
    )
    .openapi(previewRoute, async (context) => {
      const { items, charges } = context.req.valid('query');
      const asked = { items: itemsOf(items), ...(charges && { charges: charges === 'true' }) };
      return respond(context, await previewRefund(db, context.req.valid('param').id, asked), 200);
    })
    .openapi(actionRoute, async (context) => {
      const { id: orderId } = context.req.valid('param');
      const input = context.req.valid('json');
      const scope = scopesOfOrderActions[input.action];
      if (scope && lacksScope(context, scope)) return rejectScope(context, scope);
      const result = await actOnOrder(
        { db, jobs, sender: await sender(), seller: await seller() },
        { orderId, adminId: getCurrentUser(context).id, input },
      );
      if (!result.ok) return respondWithError(context, result);
      return respond(context, await getOrderDetail(db, orderId), 200);
    });
}

/** Such as `0:1,2:3`: one piece of the first line and three of the third. */
function itemsOf(text: string): { line: number; quantity: number }[] {
  return text
    .split(',')
    .filter(Boolean)
    .map((item) => item.split(':').map(Number))
    .map(([line = 0, quantity = 0]) => ({ line, quantity }));
}
