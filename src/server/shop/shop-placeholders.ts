import { shopPlaceholders } from '../../rules/page-sections/placeholders.ts';
import type { Texts } from '../../rules/page-sections/section-types.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { findSavedSettings } from './shop.store.ts';
import { shopDetails } from './shop-details.ts';

/** The values of the placeholders in page texts, from the settings. */
export async function getPlaceholders(db: Db, config: Config): Promise<Texts> {
  return placeholdersOf(shopDetails(config, (await findSavedSettings(db)).details));
}

export function placeholdersOf(details: ReturnType<typeof shopDetails>): Texts {
  return Object.fromEntries(shopPlaceholders.map((name) => [name, details[name]]));
}
