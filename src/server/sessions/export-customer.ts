import type { Device } from '../../contract/account.ts';
import type { Db } from '../platform/db/db.ts';
import { listDevices } from './list-devices.ts';

/** The devices where the customer is signed in. Session tokens and browser hashes are not exported. */
export function exportCustomer(db: Db, userId: string): Promise<Device[]> {
  return listDevices(db, userId);
}
