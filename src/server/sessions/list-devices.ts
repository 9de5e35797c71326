import type { Device } from '../../contract/account.ts';
import { deviceName } from '../../rules/device.ts';
import type { Db } from '../platform/db/db.ts';
import { listSessions } from './sessions.store.ts';

/** Devices where the user is signed in, last used first. */
export async function listDevices(db: Db, userId: string, thisId?: string): Promise<Device[]> {
  const rows = await listSessions(db, userId);
  return rows.map(({ id, device, createdAt, lastUsedAt }) => ({
    id,
    name: deviceName(device),
    isThis: id === thisId,
    signedInAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
}
