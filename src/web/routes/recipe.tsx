import { data } from 'react-router';
import type { CardFood } from '../../contract/food.ts';
import type { Recipe as RecipeData } from '../../contract/recipe.ts';
import { recipe as messages } from '../../messages/recipe.ts';
import { RecipeShopping } from '../blocks/recipe/recipe-shopping.tsx';
import { recipeStructuredData } from '../features/shop/recipes/recipe-structured-data.ts';
import { RecipeView } from '../features/shop/recipes/recipe-view.tsx';
import { apiContext } from '../lib/api.ts';
import type { ApiClient } from '../lib/api-client.ts';
import { ApiError, callApi, orUndefined } from '../lib/call-api.ts';
import { cardFood } from '../lib/card-food.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { NotFound } from '../ui/not-found.tsx';
import type { Route } from './+types/recipe';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { recipes, foods } = context.get(apiContext).api;
  try {
    const recipe = await callApi(recipes[':id'].$get({ param: { id: encodeURIComponent(params.id) } }));
    return data({ recipe, foods: await foodsOf(recipe, foods) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const recipe: RecipeData | null = null;
    return data({ recipe, foods: [] }, { status: error.status });
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

export default function Recipe({ loaderData: { recipe, foods } }: Route.ComponentProps) {
  return recipe ? (
    <RecipeView
      key={recipe._id}
      recipe={recipe}
      shopping={<RecipeShopping recipe={recipe} foods={foods} />}
    />
  ) : (
    <NotFound message={messages.failed} />
  );
}

/** The foods of the shop that it needs; one that is no longer sold is left out. */
async function foodsOf({ ingredients }: RecipeData, foods: ApiClient['api']['foods']): Promise<CardFood[]> {
  const ids = [...new Set(ingredients.flatMap(({ foodId }) => foodId ?? []))];
  const found = await Promise.all(
    ids.map((id) => orUndefined(callApi(foods.id[':id'].$get({ param: { id: encodeURIComponent(id) } })))),
  );
  return found.flatMap((food) => (food ? [cardFood(food)] : []));
}

export function ErrorBoundary() {
  return <LoadFailed heading={messages.failed} />;
}
