import type { Shop } from '../../contract/shop.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../rules/languages.ts';
import { translateTexts } from '../../rules/translated-texts.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { getShopTexts } from './shop-texts.ts';

type Translated = Pick<Shop, 'tagline' | 'grievanceOfficer'>;

/** The details in the language of the page. A text of the environment is not the one that was translated. */
export async function translateDetails<Details extends Translated>(
  db: Db,
  { shop: environment }: Pick<Config, 'shop'>,
  details: Details,
  language: Language,
): Promise<Details & Pick<Shop, 'untranslated'>> {
  if (language === DEFAULT_LANGUAGE) return details;
  const { tagline = '', designation = '' } = await getShopTexts(db, language);
  const { grievanceOfficer } = details;
  const { texts, untranslated } = translateTexts(
    { tagline: details.tagline, designation: grievanceOfficer.designation },
    {
      tagline: environment.SHOP_TAGLINE === undefined ? tagline : '',
      designation: environment.SHOP_GRIEVANCE_DESIGNATION === undefined ? designation : '',
    },
  );
  const missing = untranslated.map((field) => (field === 'designation' ? 'grievanceOfficer' : field));
  return {
    ...details,
    tagline: texts.tagline,
    grievanceOfficer: { ...grievanceOfficer, designation: texts.designation },
    ...(missing.length > 0 && { untranslated: missing }),
  };
}
