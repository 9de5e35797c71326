import type { OrderBatchChange, OrderBatchList } from '../../contract/admin/batches.ts';
import { adminBatches } from '../../messages/admin-batches.ts';
import { scannedCode } from '../../rules/batches.ts';
import { storedNotes } from '../../rules/order-notes.ts';
import { recordChange } from '../audit/record-change.ts';
import { discardInvoiceFile } from '../invoices/discard-invoice-file.ts';
import { lockOrderRow } from '../orders/lock-order-row.ts';
import { addOrderNote } from '../orders/locked-order.ts';
import type { Db } from '../platform/db/db.ts';
import { setStockReason } from '../platform/db/stock-reason.ts';
import { transaction } from '../platform/db/transaction.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import { type Failure, failure, type Result, type Success } from '../platform/result.ts';
import { findBatch, findByCode, lockSizesOf } from './batches.store.ts';
import {
  moveBottles,
  moveLineBatch,
  selectBatchesOfOrders,
  selectOpenBatches,
} from './order-batches.store.ts';
import { listOrderBatches } from './order-batches.ts';

type ChangeCode =
  | 'order-not-found'
  | 'order-changed'
  | 'order-step-refused'
  | 'batch-not-found'
  | 'batch-not-sellable'
  | 'out-of-stock';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const NOT_YET_SHIPPED = new Set(['NEW', 'PENDING', 'CONFIRMED', 'PAYMENT']);

/** The packer took bottles of another batch. Fails when the order was changed since `version` was read. */
export function changeOrderBatch(
  db: Db,
  adminId: string,
  orderId: string,
  { version, foodId, size, from, to, quantity }: OrderBatchChange,
): Promise<Result<OrderBatchList, ChangeCode>> {
  return withRetry(() =>
    transaction<Success<OrderBatchList>, Failure<ChangeCode>>(db, async (tx, rollback) => {
      const order = await lockOrderRow(tx, orderId);
      if (!order) return rollback(failure('order-not-found'));
      if (order.version !== version) return rollback(failure('order-changed'));
      if (!order.holdsStock || !NOT_YET_SHIPPED.has(order.status))
        return rollback(failure('order-step-refused', { message: adminBatches.onlyBeforeShipping }));
      await lockSizesOf(tx, foodId);
      const line = (await selectBatchesOfOrders(tx, [orderId])).find(
        (row) => row.batchId === from && row.foodId === foodId && row.size === size,
      );
      if (!line || line.quantity - line.returned < quantity) return rollback(failure('order-changed'));
      const other = UUID.test(to) ? await findBatch(tx, to) : await findByCode(tx, scannedCode(to));
      if (!other || other.foodId !== foodId) return rollback(failure('batch-not-found'));
      if (other.id !== from) {
        const open = (await selectOpenBatches(tx, [foodId])).find(
          (one) => one.batchId === other.id && one.size === size,
        );
        if (!open) return rollback(failure('batch-not-sellable'));
        if (open.bottles < quantity)
          return rollback(failure('out-of-stock', { message: adminBatches.onlyLeft(open.bottles) }));
        // the bottles of a blocked batch go back to it, and do not return to the stock
        await setStockReason(tx, { reason: 'sold', orderId, note: other.code, actorId: adminId });
        await moveBottles(tx, { from, to: other.id, size, quantity });
        await moveLineBatch(tx, { orderId, foodId, size }, { from, to: other.id, quantity });
        const note = storedNotes.batchInstead({ code: other.code, instead: line.code });
        await addOrderNote(tx, order, { adminId, note });
        await discardInvoiceFile(tx, orderId);
        await recordChange(tx, {
          actorId: adminId,
          action: 'change batch of order',
          target: `order ${orderId}`,
          before: { batch: line.code },
          after: { batch: other.code, food: foodId, size, quantity },
        });
      }
      const after = await listOrderBatches(tx, orderId);
      return after.ok ? after : rollback(after);
    }),
  );
}
