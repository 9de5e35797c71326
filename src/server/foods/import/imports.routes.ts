import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import { foodImport, importLine, importLineQuery, importUpload } from '../../../contract/admin/imports.ts';
import type { FieldDefinition } from '../../../extension/field-definitions.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { csvResponse } from '../../http/csv-response.ts';
import { getCurrentUser } from '../../http/current-user.ts';
import { respond, respondWithError } from '../../http/respond.ts';
import { errorResponse, jsonResponse } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { cancelImport, checkImport, startImport } from './change-import.ts';
import { exportRejected, getImport, listImports, listLines } from './read-imports.ts';
import { uploadImport } from './upload-import.ts';
import { uploadZip } from './upload-zip.ts';

const tags = ['Imports (admin)'];
const params = z.object({ id: z.uuid() });
const one = jsonResponse(foodImport, 'The import');
const notFound = errorResponse('import-not-found');
const file = (type: string) => ({
  content: { [type]: { schema: z.string().meta({ format: 'binary' }) } },
});

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'The latest imports',
  responses: { 200: jsonResponse(z.array(foodImport), 'Newest first') },
});

const uploadRoute = createRoute({
  method: 'post',
  path: '/',
  tags,
  summary: 'Upload a CSV file of foods, at most 20 MB; nothing is changed yet',
  request: { query: importUpload, body: file('text/csv') },
  responses: { 201: one, 400: errorResponse('import-unreadable'), 413: errorResponse('too-large') },
});

const zipRoute = createRoute({
  method: 'put',
  path: '/{id}/pictures',
  tags,
  summary: 'Upload a ZIP file with the pictures that the lines name, at most 100 MB',
  request: { params, body: file('application/zip') },
  responses: {
    200: one,
    400: errorResponse('import-unreadable'),
    404: notFound,
    409: errorResponse('import-state'),
    413: errorResponse('too-large'),
  },
});

const action = <const Path extends string>(path: Path, summary: string) =>
  createRoute({
    method: 'post',
    path,
    tags,
    summary,
    request: { params },
    responses: {
      200: one,
      400: errorResponse('bad-request'),
      404: notFound,
      409: errorResponse('import-active'),
    },
  });
const checkRoute = action('/{id}/check', 'Dry run: find out what each line would do');
const startRoute = action('/{id}/start', 'Write the foods of a checked import');
const cancelRoute = action('/{id}/cancel', 'Stop an import; what was written stays');

const getRoute = createRoute({
  method: 'get',
  path: '/{id}',
  tags,
  summary: 'State and progress of an import',
  request: { params },
  responses: { 200: one, 400: errorResponse('bad-request'), 404: notFound },
});

const linesRoute = createRoute({
  method: 'get',
  path: '/{id}/lines',
  tags,
  summary: 'What happens or happened with each line, page by page',
  request: { params, query: importLineQuery },
  responses: {
    200: jsonResponse(z.array(importLine), 'In the order of the file'),
    400: errorResponse('bad-request'),
    404: notFound,
  },
});

const rejectedRoute = createRoute({
  method: 'get',
  path: '/{id}/rejected.csv',
  tags,
  summary: 'The rejected lines with their reasons, to correct and import again',
  request: { params },
  responses: {
    200: { description: 'In the format of the import', content: { 'text/csv': { schema: z.string() } } },
    400: errorResponse('bad-request'),
    404: notFound,
  },
});

export function importsRoutes(db: Db, jobs: Jobs, fields: readonly FieldDefinition[]) {
  return createRouter()
    .openapi(listRoute, async (context) => context.json(await listImports(db), 200))
    .openapi(uploadRoute, async (context) => {
      const { name } = context.req.valid('query');
      const result = await uploadImport(db, getCurrentUser(context).id, name, bodyOf(context), fields);
      return respond(context, result, 201);
    })
    .openapi(zipRoute, async (context) => {
      const result = await uploadZip(db, context.req.valid('param').id, bodyOf(context));
      return respond(context, result, 200);
    })
    .openapi(checkRoute, async (context) =>
      respond(context, await checkImport(db, jobs, context.req.valid('param').id), 200),
    )
    .openapi(startRoute, async (context) => {
      const result = await startImport(db, jobs, context.req.valid('param').id, getCurrentUser(context).id);
      return respond(context, result, 200);
    })
    .openapi(cancelRoute, async (context) =>
      respond(context, await cancelImport(db, context.req.valid('param').id), 200),
    )
    .openapi(getRoute, async (context) =>
      respond(context, await getImport(db, context.req.valid('param').id), 200),
    )
    .openapi(linesRoute, async (context) => {
      const result = await listLines(db, context.req.valid('param').id, context.req.valid('query'));
      return respond(context, result, 200);
    })
    .openapi(rejectedRoute, async (context) => {
      const result = await exportRejected(db, context.req.valid('param').id);
      if (!result.ok) return respondWithError(context, result);
      return csvResponse(context, result.value, 'rejected-lines.csv');
    });
}

/** The body as it arrives; empty without one. */
function bodyOf(context: Context<AppEnv>): AsyncIterable<Uint8Array> {
  return context.req.raw.body ?? (async function* () {})();
}
