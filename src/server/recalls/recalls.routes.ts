import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  recallCalled,
  recallDetails,
  recallEdit,
  recallPeopleQuery,
  recallPerson,
  recallPreview,
  recallPreviewQuery,
  recallSettle,
  recallSettled,
  recallStart,
  recallSummary,
} from '../../contract/admin/recalls.ts';
import type { Seller } from '../../contract/invoice.ts';
import type { Sender } from '../emails/email-layout.ts';
import { csvResponse } from '../http/csv-response.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { respond, respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { changeRecall, markCalled } from './change-recall.ts';
import { drawRecallReport, exportPeople } from './export-recall.ts';
import { getRecall, listPeople, listRecalls, previewRecall } from './get-recall.ts';
import { sendNotices } from './send-notices.ts';
import { settlePeople } from './settle-people.ts';
import { startRecall } from './start-recall.ts';

const tags = ['Recalls (admin)'];
const params = z.object({ id: z.uuid() });
const notFound = { 400: errorResponse('bad-request'), 404: errorResponse('recall-not-found') };
const done = jsonResponse(recallDetails, 'The recall as it is now');

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'The latest recalls',
  responses: { 200: jsonResponse(z.array(recallSummary), 'Newest first') },
});
const previewRoute = createRoute({
  method: 'get',
  path: '/preview',
  tags,
  summary: 'What a recall of a batch would mean: bottles, customers, orders to stop',
  request: { query: recallPreviewQuery },
  responses: {
    200: jsonResponse(recallPreview, 'Nothing is changed'),
    400: errorResponse('bad-request'),
    404: errorResponse('batch-not-found'),
  },
});
const startRoute = createRoute({
  method: 'post',
  path: '/',
  tags,
  summary: 'Recall a batch: its bottles leave the stock at once. A second request finds the first recall',
  request: { body: jsonBody(recallStart) },
  responses: {
    201: jsonResponse(z.object({ _id: z.uuid() }), 'The recall'),
    400: errorResponse('bad-request'),
    404: errorResponse('batch-not-found'),
  },
});
const getOneRoute = createRoute({
  method: 'get',
  path: '/{id}',
  tags,
  summary: 'One recall: its notice and how far it is',
  request: { params },
  responses: { 200: jsonResponse(recallDetails, 'The recall'), ...notFound },
});
const editRoute = createRoute({
  method: 'put',
  path: '/{id}',
  tags,
  summary: 'Change the notice until it is sent, and the days of authority and end',
  request: { params, body: jsonBody(recallEdit) },
  responses: { 200: done, ...notFound, 409: errorResponse('recall-changed') },
});
const sendRoute = createRoute({
  method: 'post',
  path: '/{id}/send',
  tags,
  summary: 'Tell every customer once, however often it is called',
  request: { params },
  responses: { 200: done, ...notFound },
});
const peopleRoute = createRoute({
  method: 'get',
  path: '/{id}/people',
  tags,
  summary: 'Customers with contact, bottles and what was done',
  request: { params, query: recallPeopleQuery },
  responses: { 200: jsonResponse(z.array(recallPerson), 'A page'), ...notFound },
});
const calledRoute = createRoute({
  method: 'put',
  path: '/{id}/people/{personId}',
  tags,
  summary: 'Note that a customer was reached by phone',
  request: { params: params.extend({ personId: z.uuid() }), body: jsonBody(recallCalled) },
  responses: { 200: done, ...notFound },
});
const settleRoute = createRoute({
  method: 'post',
  path: '/{id}/settle',
  tags,
  summary: 'Refund or replace the bottles of up to 50 customers, each once',
  request: { params, body: jsonBody(recallSettle) },
  responses: {
    200: jsonResponse(recallSettled, 'Who is settled, and who is not'),
    ...notFound,
    409: errorResponse('proof-needed'),
  },
});
const csvRoute = createRoute({
  method: 'get',
  path: '/{id}/people.csv',
  tags,
  summary: 'All customers of the recall as CSV',
  request: { params },
  responses: {
    200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
    ...notFound,
  },
});
const reportRoute = createRoute({
  method: 'get',
  path: '/{id}/report.pdf',
  tags,
  summary: 'The recall as a report for the food authority',
  request: { params },
  responses: {
    200: { description: 'The file', content: { 'application/pdf': { schema: z.string() } } },
    ...notFound,
    503: errorResponse('busy'),
  },
});

export function recallsRoutes(deps: {
  db: Db;
  jobs: Jobs;
  sender: () => Promise<Sender>;
  seller: () => Promise<Seller>;
}) {
  const { db } = deps;
  return createRouter()
    .openapi(listRoute, async (context) => context.json(await listRecalls(db), 200))
    .openapi(previewRoute, async (context) =>
      respond(context, await previewRecall(db, context.req.valid('query').batch), 200),
    )
    .openapi(startRoute, async (context) =>
      respond(context, await startRecall(db, context.req.valid('json'), getCurrentUser(context).id), 201),
    )
    .openapi(getOneRoute, async (context) =>
      respond(context, await getRecall(db, context.req.valid('param').id), 200),
    )
    .openapi(editRoute, async (context) => {
      const { id } = context.req.valid('param');
      const changed = await changeRecall(db, id, context.req.valid('json'), getCurrentUser(context).id);
      return changed.ok ? respond(context, await getRecall(db, id), 200) : respondWithError(context, changed);
    })
    .openapi(sendRoute, async (context) => {
      const { id } = context.req.valid('param');
      const sent = await sendNotices(deps, id);
      return sent.ok ? respond(context, await getRecall(db, id), 200) : respondWithError(context, sent);
    })
    .openapi(peopleRoute, async (context) =>
      respond(context, await listPeople(db, context.req.valid('param').id, context.req.valid('query')), 200),
    )
    .openapi(calledRoute, async (context) => {
      const { id, personId } = context.req.valid('param');
      const { isCalled } = context.req.valid('json');
      const marked = await markCalled(db, id, personId, { isCalled, adminId: getCurrentUser(context).id });
      return marked.ok ? respond(context, await getRecall(db, id), 200) : respondWithError(context, marked);
    })
    .openapi(settleRoute, async (context) =>
      respond(
        context,
        await settlePeople(
          deps,
          context.req.valid('param').id,
          context.req.valid('json'),
          getCurrentUser(context).id,
        ),
        200,
      ),
    )
    .openapi(csvRoute, async (context) => {
      const found = await exportPeople(db, context.req.valid('param').id);
      if (!found.ok) return respondWithError(context, found);
      return csvResponse(context, found.value.lines, `recall-${found.value.code}.csv`);
    })
    .openapi(reportRoute, async (context) => {
      const drawn = await drawRecallReport(deps, context.req.valid('param').id);
      if (!drawn.ok) return respondWithError(context, drawn);
      return context.body(new Uint8Array(drawn.value.pdf), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="recall-${drawn.value.code}.pdf"`,
        'Cache-Control': 'no-store',
      });
    });
}
