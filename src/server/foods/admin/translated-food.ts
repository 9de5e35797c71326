import { isSlug } from '../../../rules/slug.ts';
import type { FoodTexts } from '../../../rules/translated-texts.ts';
import type { Db } from '../../platform/db/db.ts';
import type { TranslationSource } from '../../translations/translation-source.ts';
import { lockFood, selectFood, updateFood } from './foods.store.ts';
import { getAdminFood } from './list-foods.ts';
import { textsOf } from './texts-of.ts';

/** A food with its translations; `isLocked` before a change. */
export async function findTranslatedFood(
  db: Db,
  id: string,
  isLocked: boolean,
): Promise<TranslationSource<FoodTexts> | undefined> {
  if (!isSlug(id)) return undefined;
  const row = isLocked ? await lockFood(db, id) : await selectFood(db, id);
  const food = await getAdminFood(db, id);
  if (!row || !food.ok) return undefined;
  return {
    title: row.name,
    version: String(row.version),
    english: textsOf(food.value),
    translations: row.translations,
    save: async (translations) => {
      await updateFood(db, id, { translations });
      return true;
    },
  };
}
