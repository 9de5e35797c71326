import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { User } from '../../../../contract/account.ts';
import type { PhoneOrderPreviewQuery } from '../../../../contract/admin/phone-order.ts';
import type { NewCustomer } from '../../../../contract/admin/users.ts';
import type { Food } from '../../../../contract/food.ts';
import { adminKey, invalidateAdmin } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';

const MAX_FOUND = 8;

export interface PhoneLine {
  productId: string;
  size: string;
  quantity: number;
}

export function useCustomers(term: string): User[] | undefined {
  const filter = encodeURIComponent(term);
  return useQuery(
    {
      queryKey: adminKey('phone-customers', term),
      queryFn: () =>
        callApi(
          browserApi().api.users.getAll[':filter'].$get({
            param: { filter },
            query: { limit: String(MAX_FOUND) },
          }),
        ),
      enabled: term !== '',
    },
    queries,
  ).data;
}

export function createCustomer(json: NewCustomer) {
  return callApi(browserApi().api.users.create.$post({ json }));
}

/** The foods that match the term, or the first ones. */
export function useFoods(term: string): Food[] | undefined {
  return useQuery(
    {
      queryKey: adminKey('phone-foods', term),
      queryFn: () => readFoods(term),
      placeholderData: keepPreviousData,
    },
    queries,
  ).data;
}

async function readFoods(term: string): Promise<Food[]> {
  const { foods } = browserApi().api;
  const found = await callApi(
    term
      ? foods.search[':term'].$get({ param: { term: encodeURIComponent(term) } })
      : foods.$get({ query: { limit: String(MAX_FOUND) } }),
  );
  return found.slice(0, MAX_FOUND);
}

/** The totals as the server computes them. Not fetched while no food is chosen. */
export function usePhoneOrderPreview(json: PhoneOrderPreviewQuery) {
  return useQuery(
    {
      queryKey: adminKey('phone-order-preview', json),
      queryFn: () => callApi(browserApi().api.admin['phone-orders'].figures.$post({ json })),
      enabled: json.items.length > 0,
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
    queries,
  );
}

type PlaceRequest = Parameters<ReturnType<typeof browserApi>['api']['admin']['phone-orders']['$post']>[0];

/** Also refetches the totals after an error: changed prices can be its reason. */
export function placePhoneOrder(json: PlaceRequest['json'], key: string) {
  const request = browserApi().api.admin['phone-orders'].$post({ header: { 'idempotency-key': key }, json });
  return callApi(request).finally(() =>
    Promise.all([invalidateAdmin('phone-order-preview'), invalidateAdmin('orders')]),
  );
}
