import { apiContext } from '../lib/api.ts';
import { fieldQuery } from '../lib/food-fields.ts';
import { foodFilters, foodPage, foodQuery } from '../lib/food-page.ts';
import { loadFromApi } from '../lib/load-from-api.ts';
import type { Route } from './+types/more';

/** The next page of a list of foods, for "Show more". */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const ofFields = fieldQuery(searchParams);
  const filters = { ...foodFilters(searchParams), ...ofFields };
  const query = { ...foodQuery(filters), ...ofFields };
  const foods = await loadFromApi(context.get(apiContext).api.foods.$get({ query }));
  return foodPage(foods, searchParams.get('from') ?? '/product', filters);
}

/** Null when the request fails: the list then shows an error below the foods that it has. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => null);
}
