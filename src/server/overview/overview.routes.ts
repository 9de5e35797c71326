import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { news, newsQuery, overview, overviewQuery, workCounts } from '../../contract/admin/overview.ts';
import { csvResponse } from '../http/csv-response.ts';
import { lacksRight } from '../http/current-user.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import { countWork } from './count-work.ts';
import { exportOrders } from './export-orders.ts';
import { getNews } from './get-news.ts';
import { getOverview } from './get-overview.ts';

const tags = ['Overview (admin)'];

const overviewRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'Sales, orders by status, best sellers, new customers, coupons and low stock of a period',
  request: { query: overviewQuery },
  responses: { 200: jsonResponse(overview, 'The stats'), 400: errorResponse('bad-request') },
});

const csvRoute = createRoute({
  method: 'get',
  path: '/orders.csv',
  tags,
  summary: 'All orders of a period as CSV',
  request: { query: overviewQuery },
  responses: {
    200: { description: 'One line per order', content: { 'text/csv': { schema: z.string() } } },
    400: errorResponse('bad-request'),
  },
});

const workRoute = createRoute({
  method: 'get',
  path: '/work',
  tags,
  summary: 'Counts of open work: orders to ship, messages, requests, payment issues, low stock',
  responses: { 200: jsonResponse(workCounts, 'The counts') },
});

const newsRoute = createRoute({
  method: 'get',
  path: '/news',
  tags,
  summary: 'Open work and the orders that arrived since the last call',
  request: { query: newsQuery },
  responses: { 200: jsonResponse(news, 'The news'), 400: errorResponse('bad-request') },
});

export function overviewRoutes(db: Db) {
  return createRouter()
    .openapi(overviewRoute, async (context) =>
      context.json(await getOverview(db, context.req.valid('query')), 200),
    )
    .openapi(workRoute, async (context) => context.json(await countWork(db), 200))
    .openapi(newsRoute, async (context) => {
      const found = await getNews(db, context.req.valid('query').since);
      return context.json(lacksRight(context, 'read-orders') ? { ...found, orders: [] } : found, 200);
    })
    .openapi(csvRoute, (context) => {
      const { from, to } = context.req.valid('query');
      return csvResponse(context, exportOrders(db, { from, to }), `orders-${from}-${to}.csv`);
    });
}
