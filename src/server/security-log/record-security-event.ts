import type { SecurityKind } from '../../contract/admin/security-log.ts';
import { actingKey } from '../platform/acting-key.ts';
import type { Db } from '../platform/db/db.ts';
import { requestOrigin } from '../platform/request-origin.ts';
import { insertEvent, insertFailure } from './security-log.store.ts';

interface Event {
  kind: SecurityKind;
  accountId: string | null;
  /** Who did it, where that is somebody else. */
  actorId?: string;
  detail?: Record<string, string>;
}

/** With address and device of the request. Call it in the transaction of what happened: both are stored, or neither. */
export async function recordSecurityEvent(db: Db, { actorId, detail, ...event }: Event): Promise<void> {
  const { address, device } = origin();
  const apiKey = actingKey.current();
  await insertEvent(db, {
    ...event,
    ...(actorId && actorId !== event.accountId && { actorId }),
    address,
    device,
    detail: { ...detail, ...(apiKey && { apiKey }) },
  });
}

/** Of an unknown account too, so that both take the same time. */
export async function recordFailedLogin(
  db: Db,
  { accountId, reason }: { accountId: string | null; reason: string },
): Promise<void> {
  await insertFailure(db, { accountId, reason, ...origin() });
}

function origin() {
  const { address, device } = requestOrigin.current();
  return { address: address.slice(0, 60), device: device.slice(0, 300) };
}
