import type { AuditEntry } from '../../contract/admin/audit.ts';
import { orderNumbers } from '../orders/read-orders.ts';
import type { Db } from '../platform/db/db.ts';
import { type AuditSelection, selectAudit } from './audit.store.ts';

/** A page of changes, newest first. Entries about orders have the order's number. */
export async function listAuditEntries(db: Db, selection: AuditSelection): Promise<AuditEntry[]> {
  const rows = await selectAudit(db, selection);
  const orderIds = rows.flatMap(({ entry }) => orderIdOf(entry.target) ?? []);
  const numbers = await orderNumbers(db, [...new Set(orderIds)]);
  return rows.map(({ entry: { id, at, action, target, changes }, actor, apiKey }) => {
    const orderId = orderIdOf(target);
    const number = orderId && numbers.get(orderId);
    const order = orderId && number ? { _id: orderId, number } : null;
    return { id, at: at.toISOString(), actor, apiKey, action, target, order, changes };
  });
}

function orderIdOf(target: string): string | undefined {
  return /^order ([0-9a-f-]{36})$/.exec(target)?.[1];
}
