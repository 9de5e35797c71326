import { useQuery } from '@tanstack/react-query';
import type { AdminRecipe, RecipeForm, RecipeListRow } from '../../../../contract/admin/recipes.ts';
import { adminKey, invalidateAdmin, useAdminList } from '../../../lib/admin-lists.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { queries } from '../../../lib/queries.ts';
import { read } from '../../../lib/read.ts';
import { type Rejected, send } from '../../../lib/send.ts';

const api = () => browserApi().api.admin.recipes;
type Query = Parameters<ReturnType<typeof api>['$get']>[0]['query'];

export function useRecipeList(filter: Partial<Record<'status' | 'q', string>>) {
  return useAdminList<RecipeListRow>(
    'recipes',
    filter,
    (page) => read(api().$get({ query: { ...filter, ...page } as Query })),
    ({ _id }) => _id,
  );
}

/** Null for a recipe that is not there. */
export function useRecipe(id: string, isNew: boolean) {
  return useQuery(
    {
      queryKey: adminKey('recipes', 'one', id),
      queryFn: async () => {
        const response = await api()[':id'].$get({ param: { id: encodeURIComponent(id) } });
        return response.status === 404 ? null : read(Promise.resolve(response));
      },
      enabled: !isNew,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    },
    queries,
  );
}

/** The foods that an ingredient can be, for its list. */
export function useFoodNames() {
  return useQuery(
    {
      queryKey: adminKey('food-names'),
      queryFn: async () =>
        (await read(browserApi().api.foods.$get({ query: {} }))).map(({ _id, name }) => ({ _id, name })),
    },
    queries,
  ).data;
}

export async function saveRecipe(
  id: string | undefined,
  form: RecipeForm,
): Promise<{ body: AdminRecipe } | { rejected: Rejected }> {
  const outcome = id
    ? await send(api()[':id'].$put({ param: { id }, json: form }))
    : await send(api().$post({ json: form }));
  await invalidateAdmin('recipes', 'list');
  return outcome;
}
