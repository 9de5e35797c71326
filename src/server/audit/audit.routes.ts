import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { auditEntry, auditQuery } from '../../contract/admin/audit.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import { listAuditEntries } from './list-audit-entries.ts';

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags: ['Audit (admin)'],
  summary: 'Who changed what, newest first',
  request: { query: auditQuery },
  responses: { 200: jsonResponse(z.array(auditEntry), 'Changes'), 400: errorResponse('bad-request') },
});

export function auditRoutes(db: Db) {
  return createRouter().openapi(listRoute, async (context) =>
    context.json(await listAuditEntries(db, context.req.valid('query')), 200),
  );
}
