import { useQuery } from '@tanstack/react-query';
import type { AdminCoupon, CouponCreate } from '../../../../contract/admin/coupons.ts';
import { adminKey, invalidateAdmin, useAdminList } from '../../../lib/admin-lists.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { queries } from '../../../lib/queries.ts';
import { read } from '../../../lib/read.ts';
import { type Rejected, send } from '../../../lib/send.ts';

const api = () => browserApi().api.admin.coupons;
type Query = Parameters<ReturnType<typeof api>['$get']>[0]['query'];

export function useCouponList(filter: Partial<Record<'state' | 'q', string>>) {
  return useAdminList<AdminCoupon>(
    'coupons',
    filter,
    (page) => read(api().$get({ query: { ...filter, ...page } as Query })),
    ({ code }) => code,
  );
}

/** Null for a code that nobody made. */
export function useCoupon(code: string, isNew: boolean) {
  return useQuery(
    {
      queryKey: adminKey('coupons', 'one', code),
      queryFn: async () => {
        const response = await api()[':code'].$get({ param: { code: encodeURIComponent(code) } });
        return response.status === 404 ? null : read(Promise.resolve(response));
      },
      enabled: !isNew,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    },
    queries,
  );
}

export async function saveCoupon(
  isNew: boolean,
  { code, ...edit }: CouponCreate,
): Promise<Rejected | undefined> {
  const outcome = isNew
    ? await send(api().$post({ json: { code, ...edit } }))
    : await send(api()[':code'].$put({ param: { code }, json: edit }));
  await invalidateAdmin('coupons', 'list');
  return 'rejected' in outcome ? outcome.rejected : undefined;
}

export async function expireCoupon(code: string): Promise<Rejected | undefined> {
  const outcome = await send(api()[':code'].expire.$post({ param: { code } }));
  await invalidateAdmin('coupons', 'list');
  return 'rejected' in outcome ? outcome.rejected : undefined;
}
