import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { securityEvent, securityQuery } from '../../contract/admin/security-log.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import { listSecurityEvents } from './list-security-events.ts';

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags: ['Security log (admin)'],
  summary: 'Sign-ins, failures, resets, rights, keys and exports of the last 180 days, newest first',
  request: { query: securityQuery },
  responses: { 200: jsonResponse(z.array(securityEvent), 'Events'), 400: errorResponse('bad-request') },
});

export function securityLogRoutes(db: Db) {
  return createRouter().openapi(listRoute, async (context) =>
    context.json(await listSecurityEvents(db, context.req.valid('query')), 200),
  );
}
