import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { issueListQuery, paymentIssue } from '../../../contract/admin/payment-issues.ts';
import { reject } from '../../http/api-error.ts';
import { getCurrentUser } from '../../http/current-user.ts';
import { errorResponse, jsonResponse } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import { selectIssues } from '../issues.store.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { isRefundable, refundIssue } from './refund-issue.ts';
import { resolveIssue } from './resolve-issue.ts';

const tags = ['Payment problems (admin)'];

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'Payments that a person must look at, newest first',
  request: { query: issueListQuery },
  responses: { 200: jsonResponse(z.array(paymentIssue), 'Problems'), 400: errorResponse('bad-request') },
});
const resolveRoute = createRoute({
  method: 'post',
  path: '/{id}/resolve',
  tags,
  summary: 'Mark a problem as done',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: jsonResponse(z.object({ message: z.string() }), 'Done'),
    400: errorResponse('bad-request'),
    404: errorResponse('problem-not-found'),
  },
});

const refundRoute = createRoute({
  method: 'post',
  path: '/{id}/refund',
  tags,
  summary: 'Give back the money that a problem is about, and mark it as done',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: jsonResponse(z.object({ message: z.string() }), 'Done'),
    400: errorResponse('bad-request'),
    404: errorResponse('problem-not-found'),
    409: errorResponse('problem-not-refundable'),
    503: errorResponse('provider-silent'),
  },
});

export function issuesRoutes(deps: PaymentDeps) {
  const { db } = deps;
  return createRouter()
    .openapi(listRoute, async (context) => {
      const rows = await selectIssues(db, context.req.valid('query'));
      return context.json(
        rows.map(({ issue, orderNumber }) => ({
          _id: issue.id,
          kind: issue.kind,
          provider: issue.provider,
          providerPaymentId: issue.providerPaymentId,
          orderId: issue.orderId,
          orderNumber,
          details: issue.details,
          isRefundable: isRefundable(issue) && !issue.resolvedAt,
          createdAt: issue.createdAt.toISOString(),
          resolvedAt: issue.resolvedAt?.toISOString() ?? null,
        })),
        200,
      );
    })
    .openapi(resolveRoute, async (context) => {
      const outcome = await resolveIssue(db, getCurrentUser(context).id, context.req.valid('param').id);
      return outcome === 'done' ? context.json({ message: 'Done.' }, 200) : reject(context, outcome);
    })
    .openapi(refundRoute, async (context) => {
      const outcome = await refundIssue(deps, getCurrentUser(context).id, context.req.valid('param').id);
      return outcome === 'done' ? context.json({ message: 'Done.' }, 200) : reject(context, outcome);
    });
}
