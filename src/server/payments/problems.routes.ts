import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { ownerProblem, problemListQuery } from '../../contract/owner/problems.ts';
import { answer, refusal } from '../http/answers.ts';
import { callerOf } from '../http/caller.ts';
import { refuse } from '../http/refusal.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import { selectProblems } from './problems.store.ts';
import { resolveProblem } from './resolve-problem.ts';

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

export function problemsRoutes(db: Db) {
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
          createdAt: problem.createdAt.toISOString(),
          resolvedAt: problem.resolvedAt?.toISOString() ?? null,
        })),
        200,
      );
    })
    .openapi(resolveRoute, async (context) => {
      const outcome = await resolveProblem(db, callerOf(context).id, context.req.valid('param').id);
      return outcome === 'done' ? context.json({ message: 'Done.' }, 200) : refuse(context, outcome);
    });
}
