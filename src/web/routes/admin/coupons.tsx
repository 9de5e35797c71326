import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { adminCoupons } from '../../../messages/admin-coupons.ts';
import { CouponTable } from '../../features/admin/coupons/coupon-table.tsx';
import { useCouponList } from '../../features/admin/coupons/coupons-queries.ts';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { useFilter } from '../../lib/use-filter.ts';
import { AdminFilter } from '../../ui/admin-filter.tsx';
import { AdminList } from '../../ui/admin-list.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: adminCoupons.title, isPrivate: true })(source);

export default function AdminCouponsPage() {
  const [filter, change] = useFilter(['state', 'q']);
  const list = useCouponList(filter);
  return (
    <>
      <div className="page-head-row">
        <h1>{adminCoupons.title}</h1>
        <Link className="button" to="/admin/coupons/new">
          <Plus size={18} strokeWidth={2} aria-hidden="true" />
          {adminCoupons.add}
        </Link>
      </div>
      <AdminList
        list={list}
        things={adminCoupons.things}
        emptyText={adminCoupons.noMatch}
        search={{ label: adminCoupons.search, term: filter.q ?? '', onSearch: (q) => change({ q }) }}
        filters={
          <AdminFilter
            label={adminCoupons.show}
            choices={[
              ['', adminCoupons.all],
              ['live', adminCoupons.usable],
              ['expired', adminCoupons.ended],
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
