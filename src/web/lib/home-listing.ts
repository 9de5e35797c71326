import type { Food } from '../../contract/food.ts';
import { currentLanguage } from '../../messages/current-language.ts';
import { DEFAULT_LANGUAGE } from '../../rules/languages.ts';
import type { ApiClient } from './api-client.ts';
import { callApi, orUndefined } from './call-api.ts';
import { cardFood } from './card-food.ts';
import { type Category, englishCategory, loadCategories } from './categories.ts';
import { type FoodPage, foodFilters, foodPage, foodQuery } from './food-page.ts';
import { loadFromApi } from './load-from-api.ts';

/** The filter of the home listing: a category by its English name, a search, a tag in the page's language, or none. */
type Narrowing = { by: 'category' | 'search' | 'tag'; word: string } | null;

export interface Listing {
  part: FoodPage;
  categories: Category[];
  narrowing: Narrowing;
}

/** Loads the listing for /, /?category=, /search/{term} or /tag/{tag}. */
export async function loadListing(
  client: ApiClient,
  request: Request,
  { term, tag, english = client }: { term?: string; tag?: string; english?: ApiClient } = {},
): Promise<Listing> {
  const { api } = client;
  const filters = { ...foodFilters(new URL(request.url).searchParams), ...(tag && { tag }) };
  const path = tag ? `/tag/${encodeURIComponent(tag)}` : '/';
  const [foods, categories] = await Promise.all([
    term ? search(api, term) : loadFromApi(api.foods.$get({ query: foodQuery(filters) })),
    loadCategories(client, english),
  ]);
  return {
    part: term ? { foods: foods.map(cardFood), next: null } : foodPage(foods, path, filters),
    categories,
    narrowing: await narrowingOf(),
  };

  async function narrowingOf(): Promise<Narrowing> {
    if (term) return { by: 'search', word: term };
    if (tag) return { by: 'tag', word: await tagName(english, tag, foods) };
    const { category } = filters;
    return category ? { by: 'category', word: englishCategory(categories, category) } : null;
  }
}

function search(api: ApiClient['api'], term: string): Promise<Food[]> {
  return loadFromApi(api.foods.search[':term'].$get({ param: { term: encodeURIComponent(term) } }));
}

/** The tag in the language of the page: the one that the first food has in the place of the English tag. */
async function tagName({ api }: ApiClient, tag: string, [first]: Food[]): Promise<string> {
  if (currentLanguage() === DEFAULT_LANGUAGE || !first) return tag;
  const english = await orUndefined(
    callApi(api.foods.id[':id'].$get({ param: { id: encodeURIComponent(first._id) } })),
  );
  return first.tags[english?.tags.indexOf(tag) ?? -1] ?? tag;
}
