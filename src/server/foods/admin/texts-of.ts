import type { AdminFood } from '../../../contract/food-input.ts';
import type { FoodTexts } from '../../../rules/translated-texts.ts';

/** The texts of a food that other languages translate. */
export function textsOf(food: AdminFood): FoodTexts {
  const { name, description, cookTime, origins, specifications } = food;
  return {
    name,
    description,
    cookTime,
    origins,
    imageAlts: food.pictures.map(({ alt }) => alt),
    specifications,
    ingredients: food.ingredients.map((line) => ({ name: line.name, quantity: line.quantity })),
  };
}
