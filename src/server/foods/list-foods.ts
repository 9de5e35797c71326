import type { Food } from '../../contract/food.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../rules/languages.ts';
import type { Db } from '../platform/db/db.ts';
import { englishLabel, getShopTexts } from '../shop/shop-texts.ts';
import { type FoodSelection, selectCategories, selectListedFoods } from './foods.store.ts';
import { loadFoods } from './load-foods.ts';
import { translateFoods } from './translate-foods.ts';

export type { FoodSelection };

export async function listFoods(db: Db, selection: FoodSelection, language: Language): Promise<Food[]> {
  const { category, tag, ...rest } = selection;
  const listed = await selectListedFoods(db, {
    ...rest,
    category: category && (await inEnglish(db, 'categories', category, language)),
    tag: tag && (await inEnglish(db, 'tags', tag, language)),
  });
  return translateFoods(db, await loadFoods(db, listed), language);
}

/** A link of a translated page stays valid in English too. Latin names there cost no query. */
async function inEnglish(db: Db, kind: 'categories' | 'tags', name: string, language: Language) {
  const isEnglish = language === DEFAULT_LANGUAGE && /^[ -~]*$/.test(name);
  return isEnglish ? name : englishLabel(db, kind, name);
}

/** The categories of published foods, in the order of the shop. */
export async function listCategories(db: Db, language: Language): Promise<string[]> {
  const names = await selectCategories(db);
  if (language === DEFAULT_LANGUAGE) return names;
  const { categories = {} } = await getShopTexts(db, language);
  return names.map((name) => categories[name] || name);
}
