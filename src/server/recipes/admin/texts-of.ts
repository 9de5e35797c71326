import type { AdminRecipe } from '../../../contract/admin/recipes.ts';
import type { RecipeTexts } from '../../../rules/translated-texts.ts';

/** The texts of a recipe that other languages translate. */
export function textsOf(recipe: AdminRecipe): RecipeTexts {
  const { title, description, instructions, imageAlt } = recipe;
  return {
    title,
    description,
    instructions,
    ingredients: recipe.ingredients.map(({ name, quantity }) => ({ name, quantity })),
    imageAlts: [imageAlt],
  };
}
