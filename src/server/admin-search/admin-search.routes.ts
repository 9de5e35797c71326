import { createRoute } from '@hono/zod-openapi';
import { adminSearchQuery, adminSearchResult } from '../../contract/admin/search.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import { searchEverything } from './search-everything.ts';

const searchRoute = createRoute({
  method: 'get',
  path: '/',
  tags: ['Search (admin)'],
  summary: 'Orders, customers, foods, invoices, payments and tracking numbers that a text is about',
  request: { query: adminSearchQuery },
  responses: {
    200: jsonResponse(adminSearchResult, 'A few of each kind'),
    400: errorResponse('bad-request'),
  },
});

export function adminSearchRoutes(db: Db) {
  return createRouter().openapi(searchRoute, async (context) =>
    context.json(
      await searchEverything(db, context.req.valid('query').q, getCurrentUser(context).staffRole),
      200,
    ),
  );
}
