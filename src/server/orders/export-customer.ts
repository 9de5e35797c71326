import type { Db } from '../platform/db/db.ts';
import { selectLinesForExport, selectOrdersForExport } from './customer-orders.store.ts';

/** All orders of the customer with their lines, without columns that only the server uses. */
export async function exportCustomer(db: Db, userId: string) {
  const [orders, lines] = await Promise.all([
    selectOrdersForExport(db, userId),
    selectLinesForExport(db, userId),
  ]);
  return orders.map(
    ({ idempotencyKey, requestHash, heldUntil, holdsStock, cartVersion, version, fields, ...order }) => ({
      ...order,
      ...(Object.keys(fields).length > 0 && { fields }),
      lines: lines.filter(({ orderId }) => orderId === order.id).map(({ orderId, ...line }) => line),
    }),
  );
}
