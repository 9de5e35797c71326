import type { RecipeTexts } from '../../../rules/translated-texts.ts';
import type { Db } from '../../platform/db/db.ts';
import type { TranslationSource } from '../../translations/translation-source.ts';
import { recipeResponse } from './recipe-response.ts';
import { findRecipe, lockRecipe, saveTranslations } from './recipes.store.ts';
import { textsOf } from './texts-of.ts';

/** A recipe with its translations; `isLocked` before a change. */
export async function findTranslatedRecipe(
  db: Db,
  id: string,
  isLocked: boolean,
): Promise<TranslationSource<RecipeTexts> | undefined> {
  const row = isLocked ? await lockRecipe(db, id) : await findRecipe(db, id);
  if (!row) return undefined;
  return {
    title: row.title,
    // recipes have no number that counts their changes
    version: row.updatedAt.toISOString(),
    english: textsOf(await recipeResponse(db, row)),
    translations: row.translations,
    save: async (translations) => {
      await saveTranslations(db, id, translations);
      return true;
    },
  };
}
