import type { Seller } from '../../contract/invoice.ts';
import { recordChange } from '../audit/record-change.ts';
import { invoiceNumberOf } from '../invoices/get-invoice.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { lockOrderWithLines } from '../orders/locked-order.ts';
import type { Db } from '../platform/db/db.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import { failure, type Result, success } from '../platform/result.ts';

/** Issues the invoice of a paid order that has none, dated now. Two at once: the second finds the first's. */
export function makeMissingInvoice(
  db: Db,
  seller: (from: Db) => Promise<Seller>,
  { orderId, adminId }: { orderId: string; adminId: string },
): Promise<Result<{ number: string }, 'order-not-found' | 'invoice-not-missing'>> {
  return withRetry(() =>
    db.transaction(async (tx) => {
      const order = await lockOrderWithLines(tx, orderId);
      if (!order) return failure('order-not-found');
      const isSold = order.paymentStatus === 'COMPLETED' && order.status !== 'CANCELLED';
      if (!isSold || (await invoiceNumberOf(tx, orderId))) return failure('invoice-not-missing');
      await issueInvoice(tx, orderId, await seller(tx));
      const number = (await invoiceNumberOf(tx, orderId)) ?? '';
      await recordChange(tx, {
        actorId: adminId,
        action: 'make missing invoice',
        target: `order ${orderId}`,
        before: { invoice: null },
        after: { invoice: number },
      });
      return success({ number });
    }),
  );
}
