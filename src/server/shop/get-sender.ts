import type { Sender } from '../emails/email-layout.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { emailHeader } from './look/email-logo.ts';
import { getBrand } from './look/get-brand.ts';
import { findSavedSettings } from './shop.store.ts';
import { shopDetails } from './shop-details.ts';

/** The sender of the shop's e-mails. */
export async function getSender(db: Db, config: Config): Promise<Sender> {
  const [settings, brand] = await Promise.all([findSavedSettings(db), getBrand(db, config)]);
  const { name, email } = shopDetails(config.mode, config.shop, settings);
  return {
    shopName: name,
    shopEmail: email,
    mailFrom: config.mailFrom ?? email,
    shopUrl: config.publicUrl,
    ...emailHeader(brand, config.publicUrl),
  };
}
