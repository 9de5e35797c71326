import { useQuery } from '@tanstack/react-query';
import type { AdminRecipe, RecipeForm, RecipeListRow } from '../../../../contract/admin/recipes.ts';
import {
  adminKey,
  invalidateAdmin,
  nullIfNotFound,
  useAdminItem,
  useAdminList,
} from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';

const api = () => browserApi().api.admin.recipes;
type Query = Parameters<ReturnType<typeof api>['$get']>[0]['query'];

export function useRecipeList(filter: Partial<Record<'status' | 'q' | 'untranslated', string>>) {
  return useAdminList<RecipeListRow>({
    name: 'recipes',
    filter,
    readPage: (page) => callApi(api().$get({ query: { ...filter, ...page } as Query })),
    cursor: ({ _id }) => _id,
  });
}

/** Null if there is no such recipe. */
export function useRecipe(id: string, isNew: boolean) {
  const param = { id: encodeURIComponent(id) };
  return useAdminItem<AdminRecipe>({
    name: 'recipes',
    id,
    read: () => nullIfNotFound(callApi(api()[':id'].$get({ param }))),
    isEnabled: !isNew,
  });
}

/** The foods that an ingredient can link to. */
export function useFoodNames() {
  return useQuery(
    {
      queryKey: adminKey('food-names'),
      queryFn: async () => {
        const foods = await callApi(browserApi().api.foods.$get({ query: {} }));
        return foods.map(({ _id, name }) => ({ _id, name }));
      },
    },
    queries,
  ).data;
}

export async function saveRecipe(id: string | undefined, json: RecipeForm): Promise<AdminRecipe> {
  const recipe = id
    ? await callApi(api()[':id'].$put({ param: { id }, json }))
    : await callApi(api().$post({ json }));
  await invalidateAdmin('recipes', 'list');
  return recipe;
}
