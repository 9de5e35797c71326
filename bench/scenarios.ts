/** A request for which the shop and the bare server send the same bytes. */
export interface Scenario {
  name: string;
  path: string;
}

const FOOD = 'wood-pressed-groundnut-oil';

export const scenarios: Scenario[] = [
  { name: 'list of foods', path: '/api/foods' },
  { name: 'food by id', path: `/api/foods/id/${FOOD}` },
  { name: 'search', path: '/api/foods/search/gingelly' },
  { name: 'home page', path: '/' },
  { name: 'product page', path: `/food/${FOOD}` },
];

/** Pages that Lighthouse audits, as a phone on a slow connection. */
export const pages: Scenario[] = [
  { name: 'home', path: '/' },
  { name: 'product', path: `/food/${FOOD}` },
  { name: 'home, Tamil', path: '/ta' },
  { name: 'product, Tamil', path: `/ta/food/${FOOD}` },
  { name: 'home, Hindi', path: '/hi' },
  { name: 'product, Hindi', path: `/hi/food/${FOOD}` },
];
