import type { AdminRecipe, RecipeForm } from '../../../contract/admin/recipes.ts';
import { slugFrom } from '../../../rules/slug.ts';
import { recordChange } from '../../audit/record-change.ts';
import { foodsById } from '../../foods/foods-by-id.ts';
import type { Db } from '../../platform/db/db.ts';
import { type RecipeRow, selectRecipeIngredients } from '../recipes.store.ts';
import { insertRecipe, lockRecipe, replaceIngredients, updateRecipe } from './recipes.store.ts';

const FALLBACK_ID = 'recipe';

export async function getRecipe(db: Db, id: string): Promise<AdminRecipe | undefined> {
  const row = await db.transaction((tx) => lockRecipe(tx, id));
  return row && responseOf(db, row);
}

/** The id is made from the title and stays, whatever the title becomes. */
export function createRecipe(
  db: Db,
  actorId: string,
  form: RecipeForm,
): Promise<AdminRecipe | 'recipe-exists' | 'food-not-found'> {
  return db.transaction(async (tx) => {
    if (!(await areFoods(tx, form))) return 'food-not-found';
    const row = await insertRecipe(tx, { id: slugFrom(form.title) || FALLBACK_ID, ...columnsOf(form) });
    if (!row) return 'recipe-exists';
    await replaceIngredients(tx, row.id, form.ingredients);
    const after = await responseOf(tx, row);
    await recordChange(tx, {
      actorId,
      action: 'create recipe',
      target: `recipe ${row.id}`,
      before: {},
      after,
    });
    return after;
  });
}

export function editRecipe(
  db: Db,
  actorId: string,
  id: string,
  form: RecipeForm,
): Promise<AdminRecipe | 'recipe-not-found' | 'food-not-found'> {
  return db.transaction(async (tx) => {
    const row = await lockRecipe(tx, id);
    if (!row) return 'recipe-not-found';
    if (!(await areFoods(tx, form))) return 'food-not-found';
    const before = await responseOf(tx, row);
    await updateRecipe(tx, id, columnsOf(form));
    await replaceIngredients(tx, id, form.ingredients);
    const after = await responseOf(tx, (await lockRecipe(tx, id)) ?? row);
    await recordChange(tx, { actorId, action: 'edit recipe', target: `recipe ${id}`, before, after });
    return after;
  });
}

async function areFoods(db: Db, { ingredients }: RecipeForm): Promise<boolean> {
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

async function responseOf(db: Db, row: RecipeRow): Promise<AdminRecipe> {
  const ingredients = await selectRecipeIngredients(db, [row.id]);
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    images: row.images,
    imageAlt: row.imageAlt,
    instructions: row.instructions,
    ingredients: ingredients.map(({ name, quantity, foodId }) => ({ name, quantity, foodId })),
    prepTime: row.prepMinutes,
    cookingTime: row.cookingMinutes,
    difficulty: row.difficulty,
    tags: row.tags,
    videoUrl: row.videoUrl ?? '',
    author: row.authorName ?? '',
    position: row.position,
    status: row.status,
  };
}
