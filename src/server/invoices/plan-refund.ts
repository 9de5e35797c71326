import {
  leftOfInvoice,
  type RefundedItem,
  type RefundLine,
  refundOfAmount,
  refundOfItems,
  totalOf,
  valueOfRefund,
} from '../../rules/refund-items.ts';
import type { Db } from '../platform/db/db.ts';
import {
  findPaidTotal,
  insertRefundLines,
  selectNotesOf,
  selectPendingLines,
  selectRefundLines,
  selectRefundValues,
  setRefundValue,
} from './credit-notes.store.ts';
import { findInvoice, type InvoiceRow } from './invoices.store.ts';
import { linesOfNote } from './note-lines.ts';

export interface PlannedRefund {
  /** In the currency of the payment. */
  amountMinor: number;
  lines: RefundLine[];
}

/** What is left of the order's invoice after its credit notes and the refunds under way. */
export async function leftOfOrder(
  db: Db,
  orderId: string,
): Promise<{ invoice: InvoiceRow; left: RefundLine[] } | undefined> {
  const invoice = await findInvoice(db, orderId);
  if (!invoice) return undefined;
  const notes = await selectNotesOf(db, orderId);
  const credited = notes.flatMap(({ note }) => linesOfNote(note.content));
  const pending = await selectPendingLines(db, orderId);
  return { invoice, left: leftOfInvoice(invoice.content, [...credited, ...pending]) };
}

/** The refund of some pieces of an order; undefined when more are asked for than are left, or there is no invoice. */
export async function planItems(
  db: Db,
  payment: { id: string; orderId: string; amountMinor: number; left: number },
  asked: { items: readonly RefundedItem[]; charges?: boolean | undefined },
): Promise<PlannedRefund | undefined> {
  const [found, paid] = [await leftOfOrder(db, payment.orderId), await findPaidTotal(db, payment.id)];
  const lines = found && paid && refundOfItems(found.left, asked);
  if (!lines) return undefined;
  const value = totalOf(lines);
  const isAll = value === totalOf(found.left);
  const share = Math.round((value * payment.amountMinor) / paid.orderTotal);
  // the last refund in dollars takes the cents that rounding has left
  const isSameCurrency = payment.amountMinor === paid.orderTotal;
  return {
    amountMinor: isSameCurrency ? value : isAll ? payment.left : Math.min(share, payment.left),
    lines,
  };
}

/**
 * Fixes what a new refund is in rupees and in lines of the invoice; its credit note copies that. `lines`: of the
 * pieces that were chosen; without them the amount lowers the price. The transaction has locked the order.
 */
export async function fixRefundLines(
  tx: Db,
  refund: { id: string; paymentId: string; amountMinor: number },
  lines?: RefundLine[],
): Promise<number | null> {
  const paid = await findPaidTotal(tx, refund.paymentId);
  if (!paid) return null;
  const earlier = (await selectRefundValues(tx, refund.paymentId)).filter(({ id }) => id !== refund.id);
  const value = lines ? totalOf(lines) : valueOfRefund(paid, earlier, refund.amountMinor);
  const planned = lines ?? refundOfAmount((await leftOfOrder(tx, paid.orderId))?.left ?? [], value);
  await setRefundValue(tx, refund.id, value);
  await insertRefundLines(tx, refund.id, planned);
  return value;
}

/** The pieces of a refund that failed, to refund them again; undefined when it had none. */
export async function linesOfRefund(tx: Db, refundId: string): Promise<RefundLine[] | undefined> {
  const lines = await selectRefundLines(tx, refundId);
  return lines.length > 0 ? lines : undefined;
}
