import { DEFAULT_LANGUAGE, type Language } from '../../rules/languages.ts';
import type { ShopTexts } from '../../rules/translated-texts.ts';
import type { Db } from '../platform/db/db.ts';
import { findShopTranslations } from './shop.store.ts';

/** The tagline and the names of categories and tags in a language; nothing for English. */
export async function getShopTexts(db: Db, language: Language): Promise<Partial<ShopTexts>> {
  return language === DEFAULT_LANGUAGE ? {} : ((await findShopTranslations(db))[language] ?? {});
}

type Label = 'categories' | 'tags';

/**
 * The English name of a category or tag, which foods have: links of translated pages contain the translated name. A name
 * that nobody translated is English itself.
 */
export async function englishLabel(db: Db, kind: Label, name: string): Promise<string> {
  const languages = Object.values(await findShopTranslations(db));
  const found = languages.flatMap((texts) =>
    Object.entries(texts?.[kind] ?? {}).filter(([, translated]) => translated === name),
  )[0];
  return found?.[0] ?? name;
}
