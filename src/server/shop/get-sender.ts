import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { findSavedSettings } from './shop.store.ts';
import { shopDetails } from './shop-details.ts';

/** Who the shop's letters come from. */
export async function getSender(
  db: Db,
  config: Config,
): Promise<{ shopName: string; shopEmail: string; mailFrom: string; shopUrl: string }> {
  const { name, email } = shopDetails(config.mode, config.shop, await findSavedSettings(db));
  return { shopName: name, shopEmail: email, mailFrom: config.mailFrom ?? email, shopUrl: config.publicUrl };
}
