import type { Db } from '../platform/db/db.ts';
import { listAddresses } from './address-book.ts';

export async function exportCustomer(db: Db, userId: string) {
  const addresses = await listAddresses(db, userId);
  return addresses.map(({ _id, version, ...address }) => address);
}
