import { apiContext } from '../lib/api.ts';
import { foodFilters, foodPage, foodQuery } from '../lib/food-page.ts';
import { read } from '../lib/read.ts';
import type { Route } from './+types/more';

/** The next part of a list of foods, as data for its "Show more". */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const filters = foodFilters(searchParams);
  const foods = await read(context.get(apiContext).api.foods.$get({ query: foodQuery(filters) }));
  return foodPage(foods, searchParams.get('from') ?? '/product', filters);
}

/** Null when it did not arrive: the list says so below what it shows already. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => null);
}
