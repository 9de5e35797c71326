import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import {
  hsnText,
  missingInvoice,
  monthLock,
  taxForm,
  taxMonth,
  taxMonthQuery,
  taxSettings,
} from '../../contract/admin/tax.ts';
import type { Seller } from '../../contract/invoice.ts';
import { apiResults } from '../../messages/api-results.ts';
import { tooManyRequests } from '../http/api-error.ts';
import type { AppEnv } from '../http/app-env.ts';
import { csvResponse } from '../http/csv-response.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { respond, respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Database, Db } from '../platform/db/db.ts';
import { createRateLimit } from '../platform/rate-limits.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { changeTaxTerms, getTaxSettings } from '../shop/tax-terms.ts';
import { exportDocuments } from './export-documents.ts';
import { getTaxMonth } from './get-tax-month.ts';
import { listHsnTexts, putHsnText, removeHsnText } from './hsn-texts.ts';
import { lockMonth } from './lock-month.ts';
import { makeGstr1, makeGstr1Csv } from './make-file.ts';
import { makeMissingInvoice } from './make-missing-invoice.ts';
import { monthPdfs } from './month-pdfs.ts';

const tags = ['Tax (admin)'];
const file = (type: string, description: string) => ({
  description,
  content: { [type]: { schema: z.string() } },
});
const query = taxMonthQuery;
const done = jsonResponse(z.object({ message: z.string() }), 'Done');

const monthRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'The GST of a month: by head, rate, place and HSN, and whether it agrees with the ledger',
  request: { query },
  responses: { 200: jsonResponse(taxMonth, 'The month'), 400: errorResponse('bad-request') },
});
const jsonRoute = createRoute({
  method: 'get',
  path: '/gstr1.json',
  tags,
  summary: 'GSTR-1 of a month as JSON for the GST portal; a draft until the month has ended',
  request: { query },
  responses: {
    200: file('application/json', 'The return'),
    400: errorResponse('bad-request'),
    409: errorResponse('tax-needs-gstin'),
  },
});
const csvRoute = createRoute({
  method: 'get',
  path: '/gstr1-csv.zip',
  tags,
  summary: 'GSTR-1 of a month as CSV for the offline tool, one file per section',
  request: { query },
  responses: { 200: file('application/zip', 'The sections'), 400: errorResponse('bad-request') },
});
const documentsRoute = createRoute({
  method: 'get',
  path: '/documents.csv',
  tags,
  summary: 'Every invoice and credit note of a month as CSV, with tax by head',
  request: { query },
  responses: { 200: file('text/csv', 'A line per document and rate'), 400: errorResponse('bad-request') },
});
const pdfsRoute = createRoute({
  method: 'get',
  path: '/pdfs.zip',
  tags,
  summary: 'The PDFs of all invoices and credit notes of a month',
  request: { query },
  responses: {
    200: file('application/zip', 'The files'),
    400: errorResponse('bad-request'),
    429: errorResponse('too-many'),
  },
});
const lockRoute = createRoute({
  method: 'put',
  path: '/lock',
  tags,
  summary: 'Lock a month that was filed, or open it again',
  request: { body: jsonBody(monthLock) },
  responses: { 200: done, 400: errorResponse('bad-request'), 409: errorResponse('tax-month-open') },
});
const missingRoute = createRoute({
  method: 'post',
  path: '/missing-invoice',
  tags,
  summary: 'Issue the invoice of a paid order that has none, dated today',
  request: { body: jsonBody(missingInvoice) },
  responses: {
    200: jsonResponse(z.object({ number: z.string() }), 'The number of the invoice'),
    400: errorResponse('bad-request'),
    404: errorResponse('order-not-found'),
    409: errorResponse('invoice-not-missing'),
  },
});
const textsRoute = createRoute({
  method: 'get',
  path: '/hsn-texts',
  tags,
  summary: 'The texts and units of the HSN codes',
  responses: { 200: jsonResponse(z.array(hsnText), 'By code') },
});
const putTextRoute = createRoute({
  method: 'put',
  path: '/hsn-texts',
  tags,
  summary: 'Add or change the text of an HSN code',
  request: { body: jsonBody(hsnText) },
  responses: { 200: jsonResponse(hsnText, 'The text'), 400: errorResponse('bad-request') },
});
const removeTextRoute = createRoute({
  method: 'delete',
  path: '/hsn-texts/{code}',
  tags,
  summary: 'Remove the text of an HSN code',
  request: { params: z.object({ code: z.string().max(8) }) },
  responses: { 200: done, 404: errorResponse('hsn-text-not-found') },
});
const settingsRoute = createRoute({
  method: 'get',
  path: '/settings',
  tags,
  summary: 'Version of the return and digits of HSN codes, with the version for a change',
  responses: { 200: jsonResponse(taxSettings, 'The settings') },
});
const changeSettingsRoute = createRoute({
  method: 'put',
  path: '/settings',
  tags,
  summary: 'Change the version of the return and the digits of HSN codes',
  request: { body: jsonBody(taxForm) },
  responses: {
    200: jsonResponse(taxSettings, 'The updated settings'),
    400: errorResponse('bad-request'),
    409: errorResponse('settings-changed'),
  },
});

interface TaxDeps {
  database: Database;
  readDb: Db;
  storage: Storage;
  seller: (from?: Db) => Promise<Seller>;
}

/** New files are drawn one after the other: an archive of a large month takes minutes. */
const ARCHIVES = { points: 6, seconds: 600 };

export function taxRoutes({ database, readDb, storage, seller }: TaxDeps) {
  const { db, pool } = database;
  const archives = createRateLimit(pool, 'tax-archives', ARCHIVES);
  return createRouter()
    .openapi(monthRoute, async (context) =>
      context.json(await getTaxMonth(readDb, seller, context.req.valid('query').month), 200),
    )
    .openapi(jsonRoute, async (context) => {
      const { month } = context.req.valid('query');
      const made = await makeGstr1({ db, readDb, seller }, month, getCurrentUser(context).id);
      if (!made.ok) return respondWithError(context, made);
      return context.body(made.value.text, 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="${made.value.fileName}"`,
      });
    })
    .openapi(csvRoute, (context) => {
      const { month } = context.req.valid('query');
      return zipResponse(context, makeGstr1Csv(readDb, seller, month), `gstr1-${month}.zip`);
    })
    .openapi(documentsRoute, (context) => {
      const { month } = context.req.valid('query');
      return csvResponse(context, exportDocuments(readDb, month), `documents-${month}.csv`);
    })
    .openapi(pdfsRoute, async (context) => {
      const { month } = context.req.valid('query');
      const wait = await archives.consume(getCurrentUser(context).id);
      if (wait > 0) return tooManyRequests(context, wait);
      return zipResponse(context, monthPdfs(db, storage, month), `papers-${month}.zip`);
    })
    .openapi(lockRoute, async (context) => {
      const locked = await lockMonth(db, getCurrentUser(context).id, context.req.valid('json'));
      return locked.ok ? context.json({ message: apiResults.done }, 200) : respondWithError(context, locked);
    })
    .openapi(missingRoute, async (context) => {
      const { orderId } = context.req.valid('json');
      const adminId = getCurrentUser(context).id;
      return respond(context, await makeMissingInvoice(db, seller, { orderId, adminId }), 200);
    })
    .openapi(textsRoute, async (context) => context.json(await listHsnTexts(db), 200))
    .openapi(putTextRoute, async (context) =>
      context.json(await putHsnText(db, getCurrentUser(context).id, context.req.valid('json')), 200),
    )
    .openapi(removeTextRoute, async (context) => {
      const removed = await removeHsnText(db, getCurrentUser(context).id, context.req.valid('param').code);
      return removed.ok
        ? context.json({ message: apiResults.removed }, 200)
        : respondWithError(context, removed);
    })
    .openapi(settingsRoute, async (context) => context.json(await getTaxSettings(db), 200))
    .openapi(changeSettingsRoute, async (context) =>
      respond(context, await changeTaxTerms(db, getCurrentUser(context).id, context.req.valid('json')), 200),
    );
}

/** Sends an archive while its files are read. */
function zipResponse(context: Context<AppEnv>, chunks: AsyncIterable<Uint8Array>, fileName: string) {
  return context.body(ReadableStream.from(chunks) as ReadableStream, 200, {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${fileName}"`,
    // streamed: the compression middleware would buffer the response
    'Content-Encoding': 'identity',
  });
}
