import type { Language } from '../../rules/languages.ts';
import { placeholderValues } from '../../rules/page-sections/placeholder-values.ts';
import type { Texts } from '../../rules/page-sections/section-types.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { offeredPayments } from './payment-texts.ts';
import { findSavedSettings } from './shop.store.ts';
import { shopDetails } from './shop-details.ts';
import { withDefaults } from './shop-policy.ts';
import { translateDetails } from './translate-details.ts';

/** The values of the placeholders in page texts, from the settings. */
export async function getPlaceholders(db: Db, config: Config, language: Language): Promise<Texts> {
  const { details, policy, cash } = await findSavedSettings(db);
  const shop = {
    ...(await translateDetails(db, config, shopDetails(config, details), language)),
    policy: withDefaults(policy),
    payments: offeredPayments(config, cash, language),
  };
  return placeholderValues(shop, language);
}
