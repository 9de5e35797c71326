import { createRoute, z } from '@hono/zod-openapi';
import { reject, tooManyRequests } from '../http/api-error.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { errorResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Database } from '../platform/db/db.ts';
import { createRateLimit } from '../platform/rate-limits.ts';
import { createInvoiceFiles } from './invoice-files.ts';
import { findInvoice, findInvoiceOf } from './invoices.store.ts';

const getRoute = createRoute({
  method: 'get',
  path: '/{orderId}',
  tags: ['Orders'],
  summary: 'The tax invoice of a paid order, as PDF: a customer gets their own, an admin any',
  request: { params: z.object({ orderId: z.uuid() }) },
  responses: {
    200: { description: 'The invoice', content: { 'application/pdf': { schema: z.string() } } },
    404: errorResponse('not-found'),
    429: errorResponse('too-many'),
    503: errorResponse('busy'),
  },
});

/** A stored invoice costs little, but a new one is drawn: nobody makes others wait by asking for many. */
const PER_MINUTE = { customer: 30, admin: 300 };

export function invoicesRoutes({ db, pool }: Database) {
  const fileOf = createInvoiceFiles(db);
  const perCustomer = createRateLimit(pool, 'invoices', { points: PER_MINUTE.customer, seconds: 60 });
  const perAdmin = createRateLimit(pool, 'invoices-admin', { points: PER_MINUTE.admin, seconds: 60 });
  return createRouter().openapi(getRoute, async (context) => {
    const { orderId } = context.req.valid('param');
    const { id, isAdmin } = getCurrentUser(context);
    const wait = await (isAdmin ? perAdmin : perCustomer).consume(id);
    if (wait > 0) return tooManyRequests(context, wait);
    const invoice = isAdmin ? await findInvoice(db, orderId) : await findInvoiceOf(db, orderId, id);
    if (!invoice) return reject(context, 'not-found');
    const { filename, content, contentType } = await fileOf(invoice);
    return context.body(new Uint8Array(content), 200, {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${filename}"`,
    });
  });
}
