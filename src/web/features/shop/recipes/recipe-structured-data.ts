import type { Recipe } from '../../../../contract/recipe.ts';

/** SEO: structured data (JSON-LD) of a recipe's page: schema.org Recipe. */
export function recipeStructuredData(recipe: Recipe, publicUrl: string) {
  const address = (url: string) => new URL(url, publicUrl).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description,
    image: recipe.images.map(address),
    author: { '@type': 'Organization', name: recipe.author.name },
    prepTime: `PT${recipe.prepTime}M`,
    cookTime: `PT${recipe.cookingTime}M`,
    totalTime: `PT${recipe.prepTime + recipe.cookingTime}M`,
    ...(recipe.serves !== null && { recipeYield: String(recipe.serves) }),
    keywords: recipe.tags.join(', '),
    recipeIngredient: recipe.ingredients.map(({ name, quantity }) => `${quantity} ${name}`),
    recipeInstructions: recipe.instructions.map((text) => ({ '@type': 'HowToStep', text })),
  };
}
