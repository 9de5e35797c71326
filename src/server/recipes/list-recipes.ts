import type { Recipe } from '../../contract/recipe.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../rules/languages.ts';
import { measureOf } from '../../rules/recipe-amounts.ts';
import { translateLabels } from '../../rules/translate-labels.ts';
import { type RecipeTexts, type ShopTexts, translateTexts } from '../../rules/translated-texts.ts';
import type { Db } from '../platform/db/db.ts';
import { getShopTexts } from '../shop/shop-texts.ts';
import { selectRecipeIngredients, selectRecipes } from './recipes.store.ts';

/** Published recipes. Without an author, the shop is the author. */
export async function listRecipes(db: Db, shopName: string, language: Language): Promise<Recipe[]> {
  const rows = await selectRecipes(db);
  if (rows.length === 0) return [];
  const ingredients = Map.groupBy(
    await selectRecipeIngredients(
      db,
      rows.map(({ id }) => id),
    ),
    ({ recipeId }) => recipeId,
  );
  const recipes = rows.map((row) => ({
    _id: row.id,
    title: row.title,
    description: row.description,
    images: row.images,
    imageAlt: row.imageAlt,
    instructions: row.instructions,
    ingredients: (ingredients.get(row.id) ?? []).map(({ name, quantity, foodId }) => {
      const measure = measureOf(quantity);
      return { name, quantity, foodId, ...(measure && { measure }) };
    }),
    serves: row.serves,
    prepTime: row.prepMinutes,
    cookingTime: row.cookingMinutes,
    difficulty: row.difficulty,
    tags: row.tags,
    videoUrl: row.videoUrl,
    author: { name: row.authorName ?? shopName },
  }));
  if (language === DEFAULT_LANGUAGE) return recipes;
  const labels = await getShopTexts(db, language);
  return recipes.map((recipe, index) => translateRecipe(recipe, rows[index]?.translations[language], labels));
}

function translateRecipe(
  recipe: Recipe,
  translation: Partial<RecipeTexts> | undefined,
  labels: Partial<ShopTexts>,
): Recipe {
  const { title, description, instructions } = recipe;
  const english: RecipeTexts = {
    title,
    description,
    instructions,
    ingredients: recipe.ingredients.map(({ name, quantity }) => ({ name, quantity })),
    imageAlts: [recipe.imageAlt],
  };
  const { texts, untranslated } = translateTexts(english, translation);
  const { imageAlts, ingredients, ...same } = texts;
  const { tags, untranslated: unnamed } = translateLabels({ tags: recipe.tags }, labels);
  const missing = [...untranslated.map((field) => (field === 'imageAlts' ? 'imageAlt' : field)), ...unnamed];
  return {
    ...recipe,
    ...same,
    tags,
    imageAlt: imageAlts[0] ?? '',
    ingredients: ingredients.map((line, index) => ({
      foodId: null,
      ...recipe.ingredients[index],
      ...line,
    })),
    ...(missing.length > 0 && { untranslated: missing }),
  };
}
