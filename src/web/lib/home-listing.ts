import type { ApiClient } from './api.ts';
import { cardFood } from './card-food.ts';
import { type FoodPage, foodFilters, foodPage, foodQuery } from './food-page.ts';
import { loadFromApi } from './load-from-api.ts';

/** The filter of the home listing: a category, a search, a tag, or none. */
type Narrowing = { by: 'category' | 'search' | 'tag'; word: string } | null;

export interface Listing {
  part: FoodPage;
  categories: string[];
  narrowing: Narrowing;
}

/** Loads the listing for /, /?category=, /search/{term} or /tag/{tag}. */
export async function loadListing(
  { api }: ApiClient,
  request: Request,
  { term, tag }: { term?: string; tag?: string } = {},
): Promise<Listing> {
  const filters = { ...foodFilters(new URL(request.url).searchParams), ...(tag && { tag }) };
  const [part, categories] = await Promise.all([
    term ? search(api, term) : list(api, tag ? `/tag/${encodeURIComponent(tag)}` : '/', filters),
    loadFromApi(api.foods.categories.$get()),
  ]);
  return { part, categories, narrowing: narrowingOf(term, tag, filters.category) };
}

type Api = ApiClient['api'];

async function search(api: Api, term: string): Promise<FoodPage> {
  const foods = await loadFromApi(
    api.foods.search[':term'].$get({ param: { term: encodeURIComponent(term) } }),
  );
  return { foods: foods.map(cardFood), next: null };
}

async function list(api: Api, path: string, filters: ReturnType<typeof foodFilters>): Promise<FoodPage> {
  return foodPage(await loadFromApi(api.foods.$get({ query: foodQuery(filters) })), path, filters);
}

function narrowingOf(
  term: string | undefined,
  tag: string | undefined,
  category: string | undefined,
): Narrowing {
  if (term) return { by: 'search', word: term };
  if (tag) return { by: 'tag', word: tag };
  return category ? { by: 'category', word: category } : null;
}
