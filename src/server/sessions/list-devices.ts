import type { Device } from '../../contract/account.ts';
import { deviceName } from '../../rules/device.ts';
import type { Db } from '../platform/db/db.ts';
import { listSessions } from './sessions.store.ts';

/** Devices where the user is signed in, last used first. */
export async function listDevices(db: Db, userId: string, thisId?: string): Promise<Device[]> {
  return (await listDevicesOf(db, [userId], thisId)).get(userId) ?? [];
}

/** The same for many people, by id, in one query. */
export async function listDevicesOf(
  db: Db,
  userIds: string[],
  thisId?: string,
): Promise<Map<string, Device[]>> {
  const devices = new Map<string, Device[]>();
  for (const { id, userId, device, createdAt, lastUsedAt } of await listSessions(db, userIds)) {
    const one = {
      id,
      name: deviceName(device),
      isThis: id === thisId,
      signedInAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    };
    devices.set(userId, [...(devices.get(userId) ?? []), one]);
  }
  return devices;
}
