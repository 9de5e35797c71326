import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { ownerFailedJob } from '../../contract/admin/payment-issues.ts';
import { refuse } from '../http/api-error.ts';
import { callerOf } from '../http/current-user.ts';
import { answer, refusal } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import { decideJob } from './decide-job.ts';
import { listFailedJobs } from './list-failed-jobs.ts';

const tags = ['Failed mails and jobs (admin)'];
const request = { params: z.object({ id: z.uuid() }) };
const responses = {
  200: answer(z.object({ message: z.string() }), 'Done'),
  400: refusal('bad-request'),
  404: refusal('job-not-found'),
};

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'Mails and other work that did not succeed, newest first',
  responses: { 200: answer(z.array(ownerFailedJob), 'Jobs') },
});
const retryRoute = createRoute({
  method: 'post',
  path: '/{id}/retry',
  tags,
  summary: 'Try it again now',
  request,
  responses,
});
const forgetRoute = createRoute({
  method: 'delete',
  path: '/{id}',
  tags,
  summary: 'Never try it again',
  request,
  responses,
});

export function failedJobsRoutes(db: Db) {
  return createRouter()
    .openapi(listRoute, async (context) => context.json(await listFailedJobs(db), 200))
    .openapi(retryRoute, async (context) => {
      const outcome = await decideJob(db, callerOf(context).id, context.req.valid('param').id, 'retry');
      return outcome === 'done'
        ? context.json({ message: 'It is tried again.' }, 200)
        : refuse(context, outcome);
    })
    .openapi(forgetRoute, async (context) => {
      const outcome = await decideJob(db, callerOf(context).id, context.req.valid('param').id, 'forget');
      return outcome === 'done' ? context.json({ message: 'Forgotten.' }, 200) : refuse(context, outcome);
    });
}
