import { useQuery } from '@tanstack/react-query';
import type { CouponCreate, OwnerCoupon } from '../../../../contract/admin/coupons.ts';
import { forgetOwner, ownerKey, useOwnerList } from '../../../lib/admin-lists.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { queries } from '../../../lib/queries.ts';
import { read } from '../../../lib/read.ts';
import { type Refused, send } from '../../../lib/send.ts';

const api = () => browserApi().api.admin.coupons;
type Query = Parameters<ReturnType<typeof api>['$get']>[0]['query'];

export function useCouponList(filter: Partial<Record<'state' | 'q', string>>) {
  return useOwnerList<OwnerCoupon>(
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
      queryKey: ownerKey('coupons', 'one', code),
      queryFn: async () => {
        const answer = await api()[':code'].$get({ param: { code: encodeURIComponent(code) } });
        return answer.status === 404 ? null : read(Promise.resolve(answer));
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
): Promise<Refused | undefined> {
  const outcome = isNew
    ? await send(api().$post({ json: { code, ...edit } }))
    : await send(api()[':code'].$put({ param: { code }, json: edit }));
  await forgetOwner('coupons', 'list');
  return 'refused' in outcome ? outcome.refused : undefined;
}

export async function expireCoupon(code: string): Promise<Refused | undefined> {
  const outcome = await send(api()[':code'].expire.$post({ param: { code } }));
  await forgetOwner('coupons', 'list');
  return 'refused' in outcome ? outcome.refused : undefined;
}
