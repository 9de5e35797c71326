import type { Sender } from '../emails/email-layout.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { emailHeader } from './look/email-logo.ts';
import { getBrand } from './look/get-brand.ts';
import { findSavedSettings } from './shop.store.ts';
import { shopDetails } from './shop-details.ts';
import { withDefaults } from './shop-policy.ts';

/** The sender of the shop's e-mails, with the policy that they mention. */
export async function getSender(db: Db, config: Config): Promise<Sender> {
  const [saved, brand] = await Promise.all([findSavedSettings(db), getBrand(db, config)]);
  const { name, email } = shopDetails(config, saved.details);
  return {
    shopName: name,
    shopEmail: email,
    mailFrom: config.mailFrom ?? email,
    shopUrl: config.publicUrl,
    policy: withDefaults(saved.policy),
    ...emailHeader(brand, config.publicUrl),
  };
}
