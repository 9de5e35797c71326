import {
  type TranslatedLanguage,
  type TranslationGroup,
  type TranslationOverview,
  translatedLanguages,
} from '../../contract/admin/translations.ts';
import { adminSectionNames } from '../../messages/admin-section-names.ts';
import type { PageKey, Pages } from '../../rules/page-sections/pages.ts';
import { countMissing } from '../../rules/translated-texts.ts';
import { untranslatedFoods } from '../foods/admin/untranslated-foods.ts';
import { countPageTexts } from '../page-sections/count-page-texts.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { untranslatedRecipes } from '../recipes/admin/untranslated-recipes.ts';
import { findTranslatedShop } from '../shop/admin/translated-shop.ts';

/** What is not translated yet, by language. */
export async function listMissingTranslations(
  db: Db,
  config: Config,
  pages: Pages,
): Promise<TranslationOverview> {
  const overview: TranslationOverview = [];
  for (const language of translatedLanguages)
    overview.push({
      language,
      groups: [
        { kind: 'foods', ...(await untranslatedFoods(db, language)) },
        { kind: 'recipes', ...(await untranslatedRecipes(db, language)) },
        await shopGroup(db, config, language),
        await pagesGroup(db, pages, language),
      ],
    });
  return overview;
}

async function shopGroup(db: Db, config: Config, language: TranslatedLanguage): Promise<TranslationGroup> {
  const { title, english, translations } = await findTranslatedShop(db, config);
  const { missing, total } = countMissing(english, translations[language]);
  return { kind: 'shop', total, missing, entries: missing > 0 ? [{ id: 'texts', title, missing }] : [] };
}

async function pagesGroup(db: Db, pages: Pages, language: TranslatedLanguage): Promise<TranslationGroup> {
  const counted = await Promise.all(
    Object.entries(pages).map(async ([id, { title }]) => ({
      id,
      title: adminSectionNames[title],
      ...(await countPageTexts(db, pages, id as PageKey, language)),
    })),
  );
  const sum = (field: 'total' | 'missing') => counted.reduce((count, page) => count + page[field], 0);
  const entries = counted
    .filter(({ missing }) => missing > 0)
    .map(({ id, title, missing }) => ({ id, title, missing }));
  return { kind: 'pages', total: sum('total'), missing: sum('missing'), entries };
}
