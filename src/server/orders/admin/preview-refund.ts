import type { RefundPreview } from '../../../contract/admin/orders.ts';
import { adminOrderErrors } from '../../../messages/admin-order-errors.ts';
import { noteIsFinancial } from '../../../rules/credit-notes.ts';
import type { RefundedItem, RefundLine } from '../../../rules/refund-items.ts';
import { leftOfOrder, planItems } from '../../invoices/plan-refund.ts';
import type { Db } from '../../platform/db/db.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { findOrder } from './orders.store.ts';
import { findRefundable } from './refund-order.ts';

/** What a refund of these pieces is: value, tax by head, and what goes back to the customer. Changes nothing. */
export async function previewRefund(
  db: Db,
  orderId: string,
  asked: { items: readonly RefundedItem[]; charges?: boolean | undefined },
): Promise<Result<RefundPreview, 'order-not-found' | 'refund-not-possible'>> {
  if (!(await findOrder(db, orderId))) return failure('order-not-found');
  const [payment, found] = [await findRefundable(db, orderId), await leftOfOrder(db, orderId)];
  if (!payment || !found) return failure('refund-not-possible');
  const planned = await planItems(db, payment, asked);
  if (!planned) return failure('refund-not-possible', { message: adminOrderErrors.piecesLimit });
  const { lines, amountMinor } = planned;
  const rupees = (key: 'total' | 'taxable' | 'cgst' | 'sgst' | 'igst', of: readonly RefundLine[] = lines) =>
    of.reduce((sum, line) => sum + line[key], 0) / 100;
  const isCharge = ({ kind }: RefundLine) => kind !== 'goods';
  return success({
    paymentId: payment.id,
    provider: payment.provider,
    currency: payment.currency,
    amountMinor,
    lines: found.left
      .filter(({ kind }) => kind === 'goods')
      .map(({ line, quantity: left, total }) => {
        const chosen = lines.find((one) => one.kind === 'goods' && one.line === line);
        return {
          line,
          quantity: chosen?.quantity ?? 0,
          left,
          each: left > 0 ? Math.round(total / left) / 100 : 0,
          total: (chosen?.total ?? 0) / 100,
        };
      }),
    charges: rupees('total', lines.filter(isCharge)),
    chargesLeft: rupees('total', found.left.filter(isCharge)),
    taxable: rupees('taxable'),
    cgst: rupees('cgst'),
    sgst: rupees('sgst'),
    igst: rupees('igst'),
    total: rupees('total'),
    isFinancial: noteIsFinancial(found.invoice.issuedAt, new Date()),
  });
}
