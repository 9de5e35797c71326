import { createRoute, z } from '@hono/zod-openapi';
import { tooManyRequests } from '../http/api-error.ts';
import { getCurrentUser, lacksRight } from '../http/current-user.ts';
import { respondWithError } from '../http/respond.ts';
import { errorResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Database } from '../platform/db/db.ts';
import { createRateLimit } from '../platform/rate-limits.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { getInvoice } from './get-invoice.ts';
import { createInvoiceFiles } from './invoice-files.ts';

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

/** Drawing a new invoice takes time: the rate limit stops one user from blocking the others. */
const PER_MINUTE = { customer: 30, admin: 300 };

export function invoicesRoutes({ db, pool }: Database, storage: Storage) {
  const fileOf = createInvoiceFiles(db, storage);
  const perCustomer = createRateLimit(pool, 'invoices', { points: PER_MINUTE.customer, seconds: 60 });
  const perAdmin = createRateLimit(pool, 'invoices-admin', { points: PER_MINUTE.admin, seconds: 60 });
  return createRouter().openapi(getRoute, async (context) => {
    const { orderId } = context.req.valid('param');
    const user = getCurrentUser(context);
    const isAdmin = user.isAdmin && !lacksRight(context, 'read-orders');
    const wait = await (isAdmin ? perAdmin : perCustomer).consume(user.id);
    if (wait > 0) return tooManyRequests(context, wait);
    const invoice = await getInvoice(db, orderId, { id: user.id, isAdmin });
    if (!invoice.ok) return respondWithError(context, invoice);
    const { filename, content, contentType } = await fileOf(invoice.value);
    return context.body(new Uint8Array(content), 200, {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${filename}"`,
    });
  });
}
