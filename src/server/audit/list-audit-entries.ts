import type { AuditEntry } from '../../contract/admin/audit.ts';
import { adminAudit } from '../../messages/admin-audit.ts';
import { currentLanguage } from '../../messages/current-language.ts';
import { type AuditAction, auditActions } from '../../messages/en/admin-audit.ts';
import { DEFAULT_LANGUAGE } from '../../rules/languages.ts';
import { orderNumbers } from '../orders/read-orders.ts';
import type { Db } from '../platform/db/db.ts';
import { type AuditSelection, selectAudit } from './audit.store.ts';

/** A page of changes, newest first. Entries about orders have the order's number. */
export async function listAuditEntries(db: Db, selection: AuditSelection): Promise<AuditEntry[]> {
  const rows = await selectAudit(db, { ...selection, actions: actionsNamed(selection.q) });
  const orderIds = rows.flatMap(({ entry }) => orderIdOf(entry.target) ?? []);
  const numbers = await orderNumbers(db, [...new Set(orderIds)]);
  return rows.map(({ entry: { id, at, action, target, changes }, actor, apiKey }) => {
    const orderId = orderIdOf(target);
    const number = orderId && numbers.get(orderId);
    const order = orderId && number ? { _id: orderId, number } : null;
    return { id, at: at.toISOString(), actor, apiKey, action, target, order, changes };
  });
}

/** English finds the stored actions itself. */
function actionsNamed(q = ''): AuditAction[] {
  const term = q.trim().toLowerCase();
  if (!term || currentLanguage() === DEFAULT_LANGUAGE) return [];
  return auditActions.filter((action) => adminAudit.action(action).toLowerCase().includes(term));
}

function orderIdOf(target: string): string | undefined {
  return /^order ([0-9a-f-]{36})$/.exec(target)?.[1];
}
