import type { AdminRecipe, RecipeForm } from '../../../contract/admin/recipes.ts';
import { slugFrom } from '../../../rules/slug.ts';
import { realignLists } from '../../../rules/translated-texts.ts';
import { recordChange } from '../../audit/record-change.ts';
import { foodsById } from '../../foods/foods-by-id.ts';
import type { Db } from '../../platform/db/db.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { recipeResponse } from './recipe-response.ts';
import {
  insertRecipe,
  lockRecipe,
  replaceIngredients,
  saveTranslations,
  updateRecipe,
} from './recipes.store.ts';
import { textsOf } from './texts-of.ts';

const FALLBACK_ID = 'recipe';

/** The id is the slug of the title and never changes. */
export function createRecipe(
  db: Db,
  actorId: string,
  form: RecipeForm,
): Promise<Result<AdminRecipe, 'recipe-exists' | 'food-not-found'>> {
  return db.transaction(async (tx) => {
    if (!(await doFoodsExist(tx, form))) return failure('food-not-found');
    const row = await insertRecipe(tx, { id: slugFrom(form.title) || FALLBACK_ID, ...columnsOf(form) });
    if (!row) return failure('recipe-exists');
    await replaceIngredients(tx, row.id, form.ingredients);
    const after = await recipeResponse(tx, row);
    await recordChange(tx, {
      actorId,
      action: 'create recipe',
      target: `recipe ${row.id}`,
      before: {},
      after,
    });
    return success(after);
  });
}

export function editRecipe(
  db: Db,
  actorId: string,
  id: string,
  form: RecipeForm,
): Promise<Result<AdminRecipe, 'recipe-not-found' | 'food-not-found'>> {
  return db.transaction(async (tx) => {
    const row = await lockRecipe(tx, id);
    if (!row) return failure('recipe-not-found');
    if (!(await doFoodsExist(tx, form))) return failure('food-not-found');
    const before = await recipeResponse(tx, row);
    await updateRecipe(tx, id, columnsOf(form));
    await replaceIngredients(tx, id, form.ingredients);
    const after = await recipeResponse(tx, (await lockRecipe(tx, id)) ?? row);
    await saveTranslations(tx, id, realignLists(textsOf(before), textsOf(after), row.translations));
    await recordChange(tx, { actorId, action: 'edit recipe', target: `recipe ${id}`, before, after });
    return success(after);
  });
}

async function doFoodsExist(db: Db, { ingredients }: RecipeForm): Promise<boolean> {
  const ids = [...new Set(ingredients.flatMap(({ foodId }) => foodId ?? []))];
  return ids.length === 0 || (await foodsById(db, ids)).size === ids.length;
}

function columnsOf({ prepTime, cookingTime, videoUrl, author, ingredients: _, ...rest }: RecipeForm) {
  return {
    ...rest,
    prepMinutes: prepTime,
    cookingMinutes: cookingTime,
    videoUrl: videoUrl || null,
    authorName: author || null,
  };
}
