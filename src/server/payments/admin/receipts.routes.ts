import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  cashReceivedForm,
  receiptForm,
  receiptRecorded,
  refundSentForm,
} from '../../../contract/admin/receipts.ts';
import { getCurrentUser } from '../../http/current-user.ts';
import { jsonBody } from '../../http/json-body.ts';
import { respond, respondWithError } from '../../http/respond.ts';
import { errorResponse, jsonResponse } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { markRefundSent } from './mark-refund-sent.ts';
import { recordCash } from './record-cash.ts';
import { recordReceipt } from './record-receipt.ts';

const tags = ['Orders (admin)'];

const receiptRoute = createRoute({
  method: 'post',
  path: '/{id}/receipts',
  tags,
  summary: 'Record money that arrived for an order, by a payment method without a provider to ask',
  request: { params: z.object({ id: z.uuid() }), body: jsonBody(receiptForm) },
  responses: {
    200: jsonResponse(receiptRecorded, 'What became of it'),
    400: errorResponse('bad-request'),
    404: errorResponse('order-not-found'),
    409: errorResponse('reference-used'),
  },
});

const cashRoute = createRoute({
  method: 'post',
  path: '/{id}/cash',
  tags,
  summary: 'Record the cash of an order with cash on delivery, once',
  request: { params: z.object({ id: z.uuid() }), body: jsonBody(cashReceivedForm) },
  responses: {
    200: jsonResponse(receiptRecorded, 'What became of it'),
    400: errorResponse('bad-request'),
    404: errorResponse('order-not-found'),
    409: errorResponse('order-paid'),
  },
});

const sentRoute = createRoute({
  method: 'post',
  path: '/{id}/refunds/{refundId}/sent',
  tags,
  summary: 'Say that a refund was sent, by a payment method without a provider',
  request: { params: z.object({ id: z.uuid(), refundId: z.uuid() }), body: jsonBody(refundSentForm) },
  responses: {
    200: jsonResponse(z.object({ sent: z.literal(true) }), 'Recorded, and the customer gets an e-mail'),
    400: errorResponse('bad-request'),
    404: errorResponse('order-not-found'),
    409: errorResponse('refund-not-possible'),
  },
});

export function receiptsRoutes(deps: PaymentDeps) {
  return createRouter()
    .openapi(receiptRoute, async (context) => {
      const { id: orderId } = context.req.valid('param');
      const { id: adminId } = getCurrentUser(context);
      const receipt = { adminId, orderId, ...context.req.valid('json') };
      return respond(context, await recordReceipt(deps, receipt), 200);
    })
    .openapi(cashRoute, async (context) => {
      const { id: orderId } = context.req.valid('param');
      const { id: adminId } = getCurrentUser(context);
      return respond(
        context,
        await recordCash(deps, { adminId, orderId, ...context.req.valid('json') }),
        200,
      );
    })
    .openapi(sentRoute, async (context) => {
      const { id: orderId, refundId } = context.req.valid('param');
      const { id: adminId } = getCurrentUser(context);
      const sent = { adminId, orderId, refundId, ...context.req.valid('json') };
      const result = await markRefundSent(deps, sent);
      return result.ok ? context.json({ sent: true as const }, 200) : respondWithError(context, result);
    });
}
