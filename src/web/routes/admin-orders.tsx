import '../styles/private.css';
import '../styles/orders.css';
import '../styles/owner.css';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { formatRupees } from '../../rules/money.ts';
import { OrderFilters } from '../features/owner-orders/order-filters.tsx';
import { OrderTable } from '../features/owner-orders/order-table.tsx';
import { useOrderList, useOrderTotals } from '../features/owner-orders/orders-data.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useFilter } from '../lib/use-filter.ts';
import { PagedList } from '../ui/paged-list.tsx';

export const meta = pageMeta({ title: 'Orders', isPrivate: true });

export default function AdminOrdersPage() {
  const [filter, changeFilter] = useFilter(['status', 'payment', 'from', 'to', 'q']);
  const list = useOrderList(filter);
  const totals = useOrderTotals(filter);
  return (
    <>
      <div className="head-row">
        <h1>Orders</h1>
        <Link className="btn" to="/admin/orders/new">
          <Phone size={18} strokeWidth={2} aria-hidden="true" />
          Order by phone
        </Link>
      </div>
      <OrderFilters filter={filter} onChange={changeFilter} />
      {totals && (
        <p className="totals num" role="status">
          <strong>{totals.count.toLocaleString('en-IN')}</strong> orders ·{' '}
          <strong>{formatRupees(totals.total)}</strong> in all · <strong>{formatRupees(totals.paid)}</strong>{' '}
          paid
        </p>
      )}
      <PagedList list={list} things="orders" emptyWords="No order matches.">
        {(orders) => <OrderTable orders={orders} />}
      </PagedList>
    </>
  );
}
