import { plural } from './plural.ts';

/** The page of a recipe. */
export const recipe = {
  recipe: 'Recipe',
  failed: 'Recipe not found or server error.',
  prepTime: 'Prep time',
  cookingTime: 'Cooking time',
  difficulty: 'Difficulty',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  minutes: (count: number) => plural(count, { one: `${count} minute`, other: `${count} minutes` }),
  tags: 'Tags',
  by: (author: string) => `By ${author}`,
  ingredients: 'Ingredients',
  for: 'For',
  people: 'People',
  peopleCount: (count: number) => plural(count, { one: `${count} person`, other: `${count} people` }),
  onePersonLess: 'One person less',
  onePersonMore: 'One person more',
  amountsFor: (count: number) =>
    `Amounts for ${plural(count, { one: `${count} person`, other: `${count} people` })}`,
  addNeeded: 'Add what you need',
  addToCart: ({ count, price }: { count: number; price: string }) => `Add ${count} to cart, ${price}`,
  insteadOf: (size: string) => `${size} is sold out`,
  notEnough: 'There is not enough in stock',
  added: (foods: string) => `In your cart: ${foods}`,
  seeCart: 'See the cart',
  instructions: 'Instructions',
  video: 'Video',
  videoOf: (recipe: string) => `Video: ${recipe}`,
};
