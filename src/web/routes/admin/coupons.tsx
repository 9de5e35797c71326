import '../../styles/private.css';
import '../../styles/admin-tables.css';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { CouponTable } from '../../features/admin/coupons/coupon-table.tsx';
import { useCouponList } from '../../features/admin/coupons/coupons-data.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useFilter } from '../../lib/use-filter.ts';
import { AdminSearch } from '../../ui/admin-search.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { SelectField } from '../../ui/select-field.tsx';

export const meta = pageMeta({ title: 'Coupons', isPrivate: true });

export default function AdminCouponsPage() {
  const [filter, change] = useFilter(['state', 'q']);
  const list = useCouponList(filter);
  return (
    <>
      <div className="head-row">
        <h1>Coupons</h1>
        <Link className="btn" to="/admin/coupons/new">
          <Plus size={18} strokeWidth={2} aria-hidden="true" />
          Add Coupon
        </Link>
      </div>
      <AdminSearch label="Search coupons" term={filter.q ?? ''} onSearch={(q) => change({ q })} />
      <div className="filters">
        <SelectField
          label="Show"
          choices={[
            ['', 'All'],
            ['live', 'Can be used'],
            ['expired', 'Ended'],
          ]}
          value={filter.state ?? ''}
          onChange={({ target }) => change({ state: target.value })}
        />
      </div>
      <PagedList list={list} things="coupons" emptyText="No coupon matches.">
        {(coupons) => <CouponTable coupons={coupons} />}
      </PagedList>
    </>
  );
}
