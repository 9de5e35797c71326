import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { CouponTable } from '../../features/admin/coupons/coupon-table.tsx';
import { useCouponList } from '../../features/admin/coupons/coupons-queries.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useFilter } from '../../lib/use-filter.ts';
import { AdminFilter } from '../../ui/admin-filter.tsx';
import { AdminList } from '../../ui/admin-list.tsx';

export const meta = pageMeta({ title: 'Coupons', isPrivate: true });

export default function AdminCouponsPage() {
  const [filter, change] = useFilter(['state', 'q']);
  const list = useCouponList(filter);
  return (
    <>
      <div className="page-head-row">
        <h1>Coupons</h1>
        <Link className="button" to="/admin/coupons/new">
          <Plus size={18} strokeWidth={2} aria-hidden="true" />
          Add Coupon
        </Link>
      </div>
      <AdminList
        list={list}
        things="coupons"
        emptyText="No coupon matches."
        search={{ label: 'Search coupons', term: filter.q ?? '', onSearch: (q) => change({ q }) }}
        filters={
          <AdminFilter
            label="Show"
            choices={[
              ['', 'All'],
              ['live', 'Can be used'],
              ['expired', 'Ended'],
            ]}
            value={filter.state ?? ''}
            onChange={(state) => change({ state })}
          />
        }
      >
        {(coupons) => <CouponTable coupons={coupons} />}
      </AdminList>
    </>
  );
}
