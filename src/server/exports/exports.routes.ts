import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { overviewQuery } from '../../contract/admin/overview.ts';
import type { FieldDefinition } from '../../extension/field-definitions.ts';
import { dayOf } from '../../rules/days.ts';
import { exportFoods } from '../foods/import/export-foods.ts';
import { csvResponse } from '../http/csv-response.ts';
import { errorResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import { exportCustomers } from './export-customers.ts';
import { exportOrderLines } from './export-order-lines.ts';

const tags = ['Exports (admin)'];
const csv = (description: string) => ({ description, content: { 'text/csv': { schema: z.string() } } });

const foodsRoute = createRoute({
  method: 'get',
  path: '/foods.csv',
  tags,
  summary: 'All foods as CSV, in the format that an import reads',
  responses: { 200: csv('One line per size') },
});

const ordersRoute = createRoute({
  method: 'get',
  path: '/orders.csv',
  tags,
  summary: 'The orders of a period as CSV, with tax and payment',
  request: { query: overviewQuery },
  responses: { 200: csv('One line per item, and one for delivery'), 400: errorResponse('bad-request') },
});

const customersRoute = createRoute({
  method: 'get',
  path: '/customers.csv',
  tags,
  summary: 'All users as CSV, with the number and the total of their orders',
  responses: { 200: csv('One line per user') },
});

export function exportsRoutes(db: Db, fields: readonly FieldDefinition[]) {
  const today = () => dayOf(new Date());
  return createRouter()
    .openapi(foodsRoute, (context) => csvResponse(context, exportFoods(db, fields), `foods-${today()}.csv`))
    .openapi(ordersRoute, (context) => {
      const { from, to } = context.req.valid('query');
      return csvResponse(context, exportOrderLines(db, { from, to }), `order-lines-${from}-${to}.csv`);
    })
    .openapi(customersRoute, (context) =>
      csvResponse(context, exportCustomers(db), `customers-${today()}.csv`),
    );
}
