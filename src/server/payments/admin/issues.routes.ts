import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { ownerProblem, problemListQuery } from '../../../contract/admin/payment-issues.ts';
import { refuse } from '../../http/api-error.ts';
import { callerOf } from '../../http/current-user.ts';
import { answer, refusal } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import { selectProblems } from '../issues.store.ts';
import type { PaymentParts } from '../payment-deps.ts';
import { isRefundable, refundProblem } from './refund-issue.ts';
import { resolveProblem } from './resolve-issue.ts';

const tags = ['Payment problems (admin)'];

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'Payments that a person must look at, newest first',
  request: { query: problemListQuery },
  responses: { 200: answer(z.array(ownerProblem), 'Problems'), 400: refusal('bad-request') },
});
const resolveRoute = createRoute({
  method: 'post',
  path: '/{id}/resolve',
  tags,
  summary: 'Mark a problem as done',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: answer(z.object({ message: z.string() }), 'Done'),
    400: refusal('bad-request'),
    404: refusal('problem-not-found'),
  },
});

const refundRoute = createRoute({
  method: 'post',
  path: '/{id}/refund',
  tags,
  summary: 'Give back the money that a problem is about, and mark it as done',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: answer(z.object({ message: z.string() }), 'Done'),
    400: refusal('bad-request'),
    404: refusal('problem-not-found'),
    409: refusal('problem-not-refundable'),
    503: refusal('provider-silent'),
  },
});

export function problemsRoutes(parts: PaymentParts) {
  const { db } = parts;
  return createRouter()
    .openapi(listRoute, async (context) => {
      const rows = await selectProblems(db, context.req.valid('query'));
      return context.json(
        rows.map(({ problem, orderNumber }) => ({
          _id: problem.id,
          kind: problem.kind,
          provider: problem.provider,
          providerPaymentId: problem.providerPaymentId,
          orderId: problem.orderId,
          orderNumber,
          details: problem.details,
          isRefundable: isRefundable(problem) && !problem.resolvedAt,
          createdAt: problem.createdAt.toISOString(),
          resolvedAt: problem.resolvedAt?.toISOString() ?? null,
        })),
        200,
      );
    })
    .openapi(resolveRoute, async (context) => {
      const outcome = await resolveProblem(db, callerOf(context).id, context.req.valid('param').id);
      return outcome === 'done' ? context.json({ message: 'Done.' }, 200) : refuse(context, outcome);
    })
    .openapi(refundRoute, async (context) => {
      const outcome = await refundProblem(parts, callerOf(context).id, context.req.valid('param').id);
      return outcome === 'done' ? context.json({ message: 'Done.' }, 200) : refuse(context, outcome);
    });
}
