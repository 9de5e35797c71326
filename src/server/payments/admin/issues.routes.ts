import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { issueListQuery, paymentIssue } from '../../../contract/admin/payment-issues.ts';
import { apiResults } from '../../../messages/api-results.ts';
import { getCurrentUser } from '../../http/current-user.ts';
import { respondWithError } from '../../http/respond.ts';
import { errorResponse, jsonResponse } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { listIssues } from './list-issues.ts';
import { refundIssue } from './refund-issue.ts';
import { resolveIssue } from './resolve-issue.ts';

const tags = ['Payment problems (admin)'];

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'Payment issues that an admin must decide, newest first',
  request: { query: issueListQuery },
  responses: { 200: jsonResponse(z.array(paymentIssue), 'Issues'), 400: errorResponse('bad-request') },
});
const resolveRoute = createRoute({
  method: 'post',
  path: '/{id}/resolve',
  tags,
  summary: 'Mark an issue as resolved',
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
  summary: 'Refund the payment of an issue and mark it as resolved',
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
    .openapi(listRoute, async (context) =>
      context.json(await listIssues(db, context.req.valid('query')), 200),
    )
    .openapi(resolveRoute, async (context) => {
      const result = await resolveIssue(db, getCurrentUser(context).id, context.req.valid('param').id);
      return result.ok ? context.json({ message: apiResults.done }, 200) : respondWithError(context, result);
    })
    .openapi(refundRoute, async (context) => {
      const result = await refundIssue(deps, getCurrentUser(context).id, context.req.valid('param').id);
      return result.ok ? context.json({ message: apiResults.done }, 200) : respondWithError(context, result);
    });
}
