import type { CardFood, Food } from '../../contract/food.ts';
import { isFoodSort } from '../../rules/food-sorts.ts';
import { isSlug } from '../../rules/slug.ts';
import { cardFood } from './card-food.ts';

const PAGE_SIZE = 24;

/** One page of a list. `next` has two URLs: the data for "Show more", and the page for a browser without JavaScript. */
export interface FoodPage {
  foods: CardFood[];
  next: { page: string; data: string } | null;
}

const FILTERS = ['q', 'category', 'tag', 'sort', 'after'] as const;
export type FoodFilters = Partial<Record<(typeof FILTERS)[number], string>> & {
  /** By an extra field of an extension. */
  [key: `fields.${string}`]: string;
};

/** Reads the filters of a food list from the query string. */
export function foodFilters(params: URLSearchParams): FoodFilters {
  const entries = FILTERS.map((name) => [name, params.get(name)?.trim() ?? ''] as const);
  return Object.fromEntries(entries.filter(([, value]) => value));
}

/** The query for the API. It asks for one food more than a page shows; invalid filters are dropped or cut. */
export function foodQuery({ q, category, tag, sort = '', after }: FoodFilters) {
  return {
    limit: String(PAGE_SIZE + 1),
    ...(q && { name: q.slice(0, 100) }),
    ...(category && { category: category.slice(0, 60) }),
    ...(tag && { tag: tag.slice(0, 60) }),
    ...(isFoodSort(sort) && { sort }),
    ...(after && isSlug(after) && { after }),
  };
}

/** Builds a page from the API's response: the extra food shows that there is a next page. `path` is the list's own path. */
export function foodPage(foods: Food[], path: string, filters: FoodFilters): FoodPage {
  const shown = foods.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  if (!last || foods.length <= PAGE_SIZE) return { foods: shown.map(cardFood), next: null };
  const { tag, ...others } = { ...filters, after: last._id };
  const page = path.startsWith('/tag/') ? others : { ...others, ...(tag && { tag }) };
  return {
    foods: shown.map(cardFood),
    next: {
      page: `${path}?${new URLSearchParams(page)}`,
      data: `/more?${new URLSearchParams({ ...filters, after: last._id, from: path })}`,
    },
  };
}
