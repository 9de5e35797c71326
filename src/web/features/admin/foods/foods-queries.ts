import type { AdminFood, FoodInput } from '../../../../contract/food-input.ts';
import { adminFoods } from '../../../../messages/admin-foods.ts';
import {
  invalidateAdmin,
  nullIfNotFound,
  updateAdminRows,
  useAdminItem,
  useAdminList,
} from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';

const PAGE_SIZE = 50;

const api = () => browserApi().api.admin.foods;
type Query = Parameters<ReturnType<typeof api>['$get']>[0]['query'];

/** All foods with drafts, in the order of the shop. */
export function useFoods(term: string, untranslated = '') {
  const query = { ...(term && { search: term }), ...(untranslated && { untranslated }) } as Query;
  return useAdminList<AdminFood>({
    name: 'foods',
    filter: { search: term, untranslated },
    readPage: (page) => callApi(api().$get({ query: { ...query, ...page } })),
    cursor: ({ _id }) => _id,
    pageSize: PAGE_SIZE,
  });
}

/** Null if there is no such food. */
export function useFood(id: string) {
  const param = { id: encodeURIComponent(id) };
  return useAdminItem<AdminFood>({
    name: 'foods',
    id,
    read: () => nullIfNotFound(callApi(api()[':id'].$get({ param }))),
  });
}

export async function createFood(json: FoodInput): Promise<{ id: string }> {
  const created = await callApi(browserApi().api.foods.$post({ json }), adminFoods.saveFailed);
  void invalidateAdmin('foods', 'list');
  return created;
}

export async function updateFood(
  { _id, version }: Pick<AdminFood, '_id' | 'version'>,
  input: FoodInput,
): Promise<AdminFood> {
  const json = { _id, version, ...input };
  const food = await callApi(browserApi().api.foods.$put({ json }), adminFoods.saveFailed);
  void invalidateAdmin('foods', 'list');
  return food;
}

export async function deleteFood(id: string): Promise<void> {
  await callApi(browserApi().api.foods[':id'].$delete({ param: { id } }), adminFoods.deleteFailed);
  updateAdminRows<AdminFood>('foods', (food) => (food._id === id ? undefined : food));
}
