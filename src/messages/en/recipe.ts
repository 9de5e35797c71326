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
  instructions: 'Instructions',
  video: 'Video',
  videoOf: (recipe: string) => `Video: ${recipe}`,
};
