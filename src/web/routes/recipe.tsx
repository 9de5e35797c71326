import { data } from 'react-router';
import type { Recipe as RecipeData } from '../../contract/recipe.ts';
import { recipe as messages } from '../../messages/recipe.ts';
import { recipeStructuredData } from '../features/shop/recipes/recipe-structured-data.ts';
import { RecipeView } from '../features/shop/recipes/recipe-view.tsx';
import { apiContext } from '../lib/api.ts';
import { ApiError, callApi } from '../lib/call-api.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { NotFound } from '../ui/not-found.tsx';
import type { Route } from './+types/recipe';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { recipes } = context.get(apiContext).api;
  try {
    const recipe: RecipeData | null = await callApi(
      recipes[':id'].$get({ param: { id: encodeURIComponent(params.id) } }),
    );
    return data({ recipe });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const recipe: RecipeData | null = null;
    return data({ recipe }, { status: error.status });
  }
}

export function meta(args: Route.MetaArgs) {
  const recipe = args.loaderData?.recipe;
  if (!recipe) return [...pageMeta({ title: messages.recipe })(args), { name: 'robots', content: 'noindex' }];
  const [root] = args.matches;
  return [
    ...pageMeta({ title: recipe.title, description: recipe.description })(args),
    { 'script:ld+json': recipeStructuredData(recipe, root.loaderData.publicUrl) },
  ];
}

export default function Recipe({ loaderData: { recipe } }: Route.ComponentProps) {
  return recipe ? <RecipeView recipe={recipe} /> : <NotFound message={messages.failed} />;
}

export function ErrorBoundary() {
  return <LoadFailed heading={messages.failed} />;
}
