import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { findSavedSettings } from './shop.store.ts';
import { shopDetails } from './shop-details.ts';

/** How visitors reach the shop while it is closed. */
export async function getContact(
  db: Db,
  config: Config,
): Promise<{ name: string; email: string; phone: string }> {
  const { name, email, phone } = shopDetails(config, (await findSavedSettings(db)).details);
  return { name, email, phone };
}
