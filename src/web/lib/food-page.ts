import type { CardFood, Food } from '../../contract/food.ts';
import { isFoodSort } from '../../rules/food-sorts.ts';
import { isSlug } from '../../rules/slug.ts';
import { cardFood } from './card-food.ts';

/** How many foods a list shows at a time. */
const FOODS_AT_A_TIME = 24;

/** A part of a list, and the address of the next: as data for a button, as a page for a browser without JavaScript. */
export interface FoodPage {
  foods: CardFood[];
  next: { page: string; data: string } | null;
}

const FILTERS = ['q', 'category', 'tag', 'sort', 'after'] as const;
export type FoodFilters = Partial<Record<(typeof FILTERS)[number], string>>;

/** What filters a list of foods, as it stands in an address. */
export function foodFilters(params: URLSearchParams): FoodFilters {
  const input = FILTERS.map((name) => [name, params.get(name)?.trim()] as const);
  return Object.fromEntries(input.filter(([, value]) => value));
}

/** The same for the API, one food more than is shown; what no food can have is left out or cut. */
export function foodQuery({ q, category, tag, sort = '', after }: FoodFilters) {
  return {
    limit: String(FOODS_AT_A_TIME + 1),
    ...(q && { name: q.slice(0, 100) }),
    ...(category && { category: category.slice(0, 60) }),
    ...(tag && { tag: tag.slice(0, 60) }),
    ...(isFoodSort(sort) && { sort }),
    ...(after && isSlug(after) && { after }),
  };
}

/** A part from the API's answer: the food beyond it says whether there is a next one. `path` is where the list stands. */
export function foodPage(foods: Food[], path: string, filters: FoodFilters): FoodPage {
  const shown = foods.slice(0, FOODS_AT_A_TIME);
  const last = shown.at(-1);
  if (!last || foods.length <= FOODS_AT_A_TIME) return { foods: shown.map(cardFood), next: null };
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
