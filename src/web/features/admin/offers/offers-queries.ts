import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AdminSale, SaleCreate, SalePreview, SaleTarget } from '../../../../contract/admin/offers.ts';
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

const MAX_FOUND = 8;
/** The server rejects a malformed id with 400. */
const NO_OFFER = [400, 404];

const api = () => browserApi().api.admin.offers;

export function useOfferList() {
  return useAdminList<AdminSale>({
    name: 'offers',
    readPage: (page) => callApi(api().$get({ query: page })),
    cursor: ({ _id }) => _id,
  });
}

/** Null if there is no such offer. */
export function useOffer(id: string, isNew: boolean) {
  const param = { id: encodeURIComponent(id) };
  return useAdminItem<AdminSale>({
    name: 'offers',
    id,
    read: () => nullIfNotFound(callApi(api()[':id'].$get({ param })), NO_OFFER),
    isEnabled: !isNew,
  });
}

/** Undefined while the input is not complete. */
export function useOfferPreview(json: SaleTarget | undefined): SalePreview | undefined {
  return useQuery(
    {
      queryKey: adminKey('offer-preview', json),
      queryFn: () => (json ? callApi(api().preview.$post({ json })) : undefined),
      enabled: json !== undefined,
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
    queries,
  ).data;
}

export function useCategories(): string[] | undefined {
  return useQuery(
    { queryKey: adminKey('categories'), queryFn: () => callApi(browserApi().api.foods.categories.$get()) },
    queries,
  ).data;
}

/** Foods that match the term, or the first ones. */
export function useFoundFoods(term: string) {
  return useQuery(
    {
      queryKey: adminKey('offer-foods', term),
      queryFn: async () => {
        const search = term && { search: term };
        const found = await callApi(
          browserApi().api.admin.foods.$get({ query: { limit: String(MAX_FOUND), ...search } }),
        );
        return found.map(({ _id, name }) => ({ _id, name }));
      },
      placeholderData: keepPreviousData,
    },
    queries,
  ).data;
}

export async function createOffer(json: SaleCreate): Promise<void> {
  await callApi(api().$post({ json }));
  await invalidateAdmin('offers', 'list');
}

export async function updateOffer(id: string, json: SaleCreate & { version: number }): Promise<void> {
  await callApi(api()[':id'].$put({ param: { id }, json }));
  await invalidateAdmin('offers', 'list');
}

export async function switchOffer({ _id: id, version, isOn }: AdminSale): Promise<void> {
  await callApi(api()[':id'].on.$put({ param: { id }, json: { isOn: !isOn, version } }));
}

export async function deleteOffer({ _id: id, version }: AdminSale): Promise<void> {
  await callApi(api()[':id'].$delete({ param: { id }, query: { version: String(version) } }));
}
