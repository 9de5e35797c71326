import type { ShopTexts } from '../../../rules/translated-texts.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/db.ts';
import type { TranslationSource } from '../../translations/translation-source.ts';
import {
  findSavedSettings,
  findVersionedTranslations,
  saveSettingsPart,
  selectLabels,
} from '../shop.store.ts';
import { shopDetails } from '../shop-details.ts';

/** The tagline, the officer’s designation, and the categories and tags of all foods and recipes. */
export async function findTranslatedShop(db: Db, config: Config): Promise<TranslationSource<ShopTexts>> {
  const { value, version } = await findVersionedTranslations(db);
  const { tagline, grievanceOfficer } = shopDetails(config, (await findSavedSettings(db)).details);
  const labels = await selectLabels(db);
  const byName = (names: string[]) => Object.fromEntries(names.map((name) => [name, name]));
  return {
    title: 'Tagline, categories and tags',
    version: String(version),
    english: {
      tagline,
      designation: grievanceOfficer.designation,
      categories: byName(labels.categories),
      tags: byName(labels.tags),
    },
    translations: value,
    save: (translations) => saveSettingsPart(db, 'translations', translations, version),
  };
}
