import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { adminFailedJob } from '../../contract/admin/payment-issues.ts';
import { apiResults } from '../../messages/api-results.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import { decideJob } from './decide-job.ts';
import { listFailedJobs } from './list-failed-jobs.ts';

const tags = ['Failed jobs (admin)'];
const request = { params: z.object({ id: z.uuid() }) };
const responses = {
  200: jsonResponse(z.object({ message: z.string() }), 'Done'),
  400: errorResponse('bad-request'),
  404: errorResponse('job-not-found'),
};

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'List failed e-mails and other jobs, newest first',
  responses: { 200: jsonResponse(z.array(adminFailedJob), 'Jobs') },
});
const retryRoute = createRoute({
  method: 'post',
  path: '/{id}/retry',
  tags,
  summary: 'Retry a failed job now',
  request,
  responses,
});
const discardRoute = createRoute({
  method: 'delete',
  path: '/{id}',
  tags,
  summary: 'Discard a failed job',
  request,
  responses,
});

export function failedJobsRoutes(db: Db) {
  return createRouter()
    .openapi(listRoute, async (context) => context.json(await listFailedJobs(db), 200))
    .openapi(retryRoute, async (context) => {
      const result = await decideJob(db, getCurrentUser(context).id, context.req.valid('param').id, 'retry');
      return result.ok
        ? context.json({ message: apiResults.triedAgain }, 200)
        : respondWithError(context, result);
    })
    .openapi(discardRoute, async (context) => {
      const result = await decideJob(
        db,
        getCurrentUser(context).id,
        context.req.valid('param').id,
        'discard',
      );
      return result.ok
        ? context.json({ message: apiResults.discarded }, 200)
        : respondWithError(context, result);
    });
}
