import { createRoute, z } from '@hono/zod-openapi';
import { refusal } from '../http/answers.ts';
import { callerOf } from '../http/caller.ts';
import { refuse } from '../http/refusal.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import { invoiceFile } from './attach-invoice.ts';
import { findInvoice, findInvoiceOf } from './invoices.store.ts';

const getRoute = createRoute({
  method: 'get',
  path: '/{orderId}',
  tags: ['Orders'],
  summary: 'The tax invoice of a paid order, as PDF: a customer gets their own, an admin any',
  request: { params: z.object({ orderId: z.uuid() }) },
  responses: {
    200: { description: 'The invoice', content: { 'application/pdf': { schema: z.string() } } },
    404: refusal('not-found'),
  },
});

export function invoicesRoutes(db: Db) {
  return createRouter().openapi(getRoute, async (context) => {
    const { orderId } = context.req.valid('param');
    const { id, isAdmin } = callerOf(context);
    const invoice = isAdmin ? await findInvoice(db, orderId) : await findInvoiceOf(db, orderId, id);
    if (!invoice) return refuse(context, 'not-found');
    const { filename, content, contentType } = await invoiceFile(invoice);
    return context.body(new Uint8Array(content), 200, {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${filename}"`,
    });
  });
}
