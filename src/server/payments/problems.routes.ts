import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { paymentProblem } from '../../contract/payment.ts';
import { answer, refusal } from '../http/answers.ts';
import { callerOf } from '../http/caller.ts';
import { refuse } from '../http/refusal.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import { listProblems } from './list-problems.ts';
import { resolveProblem } from './resolve-problem.ts';

const tags = ['Payments (admin)'];

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'Payments that need a person, newest first',
  request: {
    query: z.object({
      all: z.enum(['true', 'false']).default('false').meta({ description: 'Also those that are done' }),
      limit: z.coerce.number().int().min(1).max(100).default(50),
      after: z.uuid().optional().meta({ description: 'The last _id of the page before' }),
    }),
  },
  responses: { 200: answer(z.array(paymentProblem), 'Problems'), 400: refusal('bad-request') },
});

const resolveRoute = createRoute({
  method: 'post',
  path: '/{id}/resolve',
  tags,
  summary: 'This one is dealt with',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: answer(z.object({ resolved: z.literal(true) }), 'Done'),
    400: refusal('bad-request'),
    404: refusal('not-found'),
  },
});

export function problemsRoutes(db: Db) {
  return createRouter()
    .openapi(listRoute, async (context) => {
      const { all, limit, after } = context.req.valid('query');
      return context.json(await listProblems(db, { isOpen: all === 'false', limit, after }), 200);
    })
    .openapi(resolveRoute, async (context) => {
      const isDone = await resolveProblem(db, context.req.valid('param').id, callerOf(context).id);
      return isDone ? context.json({ resolved: true as const }, 200) : refuse(context, 'not-found');
    });
}
