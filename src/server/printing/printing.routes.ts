import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { printQuery } from '../../contract/admin/printing.ts';
import { dayOf } from '../../rules/days.ts';
import { respondWithError } from '../http/respond.ts';
import { errorResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import { type PrintDeps, printOrders } from './print-orders.ts';

const printRoute = createRoute({
  method: 'get',
  path: '/print.pdf',
  tags: ['Orders (admin)'],
  summary: 'Packing slips, address labels and invoices of up to 200 orders, as one PDF',
  request: { query: printQuery },
  responses: {
    200: { description: 'The file', content: { 'application/pdf': { schema: z.string() } } },
    400: errorResponse('bad-request'),
    404: errorResponse('order-not-found'),
    503: errorResponse('busy'),
  },
});

export function printingRoutes(deps: PrintDeps) {
  return createRouter().openapi(printRoute, async (context) => {
    const query = context.req.valid('query');
    const pdf = await printOrders(deps, query);
    if (!pdf.ok) return respondWithError(context, pdf);
    return context.body(new Uint8Array(pdf.value), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${query.what}-${dayOf(new Date())}.pdf"`,
      'Cache-Control': 'no-store',
    });
  });
}
