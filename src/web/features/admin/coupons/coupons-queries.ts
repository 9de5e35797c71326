import type { AdminCoupon, CouponCreate } from '../../../../contract/admin/coupons.ts';
import { invalidateAdmin, nullIfNotFound, useAdminItem, useAdminList } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';

const api = () => browserApi().api.admin.coupons;
type Query = Parameters<ReturnType<typeof api>['$get']>[0]['query'];

export function useCouponList(filter: Partial<Record<'state' | 'q', string>>) {
  return useAdminList<AdminCoupon>({
    name: 'coupons',
    filter,
    readPage: (page) => callApi(api().$get({ query: { ...filter, ...page } as Query })),
    cursor: ({ code }) => code,
  });
}

/** Null if there is no such coupon. */
export function useCoupon(code: string, isNew: boolean) {
  const param = { code: encodeURIComponent(code) };
  return useAdminItem<AdminCoupon>({
    name: 'coupons',
    id: code,
    read: () => nullIfNotFound(callApi(api()[':code'].$get({ param }))),
    isEnabled: !isNew,
  });
}

export async function createCoupon(json: CouponCreate): Promise<void> {
  await callApi(api().$post({ json }));
  await invalidateAdmin('coupons', 'list');
}

export async function updateCoupon({ code, ...json }: CouponCreate): Promise<void> {
  await callApi(api()[':code'].$put({ param: { code }, json }));
  await invalidateAdmin('coupons', 'list');
}

export async function expireCoupon(code: string): Promise<void> {
  await callApi(api()[':code'].expire.$post({ param: { code } }));
}
