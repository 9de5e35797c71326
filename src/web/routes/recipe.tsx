import { data } from 'react-router';
import type { Recipe as RecipeData } from '../../contract/recipe.ts';
import { recipeForSearch } from '../features/shop/recipes/recipe-for-search.ts';
import { RecipeView } from '../features/shop/recipes/recipe-view.tsx';
import { apiContext } from '../lib/api.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { NotFound } from '../ui/not-found.tsx';
import type { Route } from './+types/recipe';

const FAILED = 'Recipe not found or server error.';

export async function loader({ context, params }: Route.LoaderArgs) {
  const response = await context
    .get(apiContext)
    .api.recipes[':id'].$get({ param: { id: encodeURIComponent(params.id) } });
  const none: RecipeData | null = null;
  if (!response.ok) return data({ recipe: none }, { status: response.status });
  return data({ recipe: await response.json() });
}

export function meta(args: Route.MetaArgs) {
  const recipe = args.loaderData?.recipe;
  if (!recipe) return [...pageMeta({ title: 'Recipe' })(args), { name: 'robots', content: 'noindex' }];
  const [root] = args.matches;
  return [
    ...pageMeta({ title: recipe.title, description: recipe.description })(args),
    { 'script:ld+json': recipeForSearch(recipe, root.loaderData.publicUrl) },
  ];
}

export default function Recipe({ loaderData: { recipe } }: Route.ComponentProps) {
  return recipe ? <RecipeView recipe={recipe} /> : <NotFound message={FAILED} />;
}

export function ErrorBoundary() {
  return <LoadFailed heading={FAILED} />;
}
