import type { SecurityEvent, SecurityKind } from '../../contract/admin/security-log.ts';
import { deviceName } from '../../rules/device.ts';
import type { Db } from '../platform/db/db.ts';
import {
  deleteOldEvents,
  type SecuritySelection,
  selectEvents,
  selectEventsOf,
} from './security-log.store.ts';

/** A page of the security log, newest first. */
export async function listSecurityEvents(db: Db, selection: SecuritySelection): Promise<SecurityEvent[]> {
  const rows = await selectEvents(db, selection);
  return rows.map(({ event: { id, at, kind, address, device, detail }, account, actor }) => ({
    id,
    at: at.toISOString(),
    kind: kind as SecurityKind,
    account,
    actor,
    address,
    device: device && deviceName(device),
    detail,
  }));
}

/** What the shop stores about a customer's sign-ins, for the customer. */
export async function exportCustomer(db: Db, userId: string) {
  const rows = await selectEventsOf(db, userId);
  return rows.map(({ at, ...event }) => ({ at: at.toISOString(), ...event }));
}

/** After 180 days. A deleted account's entries stay until then: they name nobody but an account without a name. */
export function purgeSecurityEvents(db: Db): Promise<void> {
  return deleteOldEvents(db);
}
