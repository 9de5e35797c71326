import type { Shop } from '../../contract/shop.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../rules/languages.ts';
import { translateTexts } from '../../rules/translated-texts.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { getShopTexts } from './shop-texts.ts';

/** The details in the language of the page. A tagline of the environment is not the one that was translated. */
export async function translateTagline<Details extends { tagline: string }>(
  db: Db,
  { shop: environment }: Pick<Config, 'shop'>,
  details: Details,
  language: Language,
): Promise<Details & Pick<Shop, 'untranslated'>> {
  if (language === DEFAULT_LANGUAGE) return details;
  const { tagline } = environment.SHOP_TAGLINE === undefined ? await getShopTexts(db, language) : {};
  const { texts, untranslated } = translateTexts({ tagline: details.tagline }, { tagline: tagline ?? '' });
  return { ...details, ...texts, ...(untranslated.length > 0 && { untranslated }) };
}
