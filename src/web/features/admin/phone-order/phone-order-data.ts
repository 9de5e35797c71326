import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { NewCustomer, User } from '../../../../contract/account.ts';
import type { PhoneOrderPreviewQuery } from '../../../../contract/admin/phone-order.ts';
import type { Food } from '../../../../contract/food.ts';
import { adminKey, invalidateAdmin } from '../../../lib/admin-lists.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { queries } from '../../../lib/queries.ts';
import { read } from '../../../lib/read.ts';
import { send } from '../../../lib/send.ts';

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
        read(
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
  return send(browserApi().api.users.create.$post({ json }));
}

/** Foods to choose from: what was searched for, or the first ones. */
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
  const found = await read(
    term
      ? foods.search[':term'].$get({ param: { term: encodeURIComponent(term) } })
      : foods.$get({ query: { limit: String(MAX_FOUND) } }),
  );
  return found.slice(0, MAX_FOUND);
}

/** What it costs by the shop's own figures; undefined while nothing is chosen. */
export function usePhoneOrderPreview(wanted: PhoneOrderPreviewQuery) {
  return useQuery(
    {
      queryKey: adminKey('phone-figures', wanted),
      queryFn: () => read(browserApi().api.admin['phone-orders'].figures.$post({ json: wanted })),
      enabled: wanted.items.length > 0,
      placeholderData: keepPreviousData,
      staleTime: 0,
    },
    queries,
  );
}

type Ordered = Parameters<ReturnType<typeof browserApi>['api']['admin']['phone-orders']['$post']>[0];

/** A refusal may come from figures that changed: they are asked for again. */
export async function placePhoneOrder(json: Ordered['json'], key: string) {
  const outcome = await send(
    browserApi().api.admin['phone-orders'].$post({ header: { 'idempotency-key': key }, json }),
  );
  await Promise.all([invalidateAdmin('phone-figures'), invalidateAdmin('orders')]);
  return outcome;
}
