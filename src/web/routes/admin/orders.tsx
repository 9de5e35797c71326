import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import type { OrderTotals } from '../../../contract/admin/orders.ts';
import { formatRupees } from '../../../rules/money.ts';
import { ExportOrders } from '../../features/admin/exports/export-orders.tsx';
import { OrderFilters } from '../../features/admin/orders/order-filters.tsx';
import { OrderTable } from '../../features/admin/orders/order-table.tsx';
import { useOrderList, useOrderTotals } from '../../features/admin/orders/orders-queries.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useFilter } from '../../lib/use-filter.ts';
import { AdminList } from '../../ui/admin-list.tsx';

export const meta = pageMeta({ title: 'Orders', isPrivate: true });

export default function AdminOrdersPage() {
  const [filter, changeFilter] = useFilter(['status', 'payment', 'from', 'to', 'q']);
  const list = useOrderList(filter);
  const totals = useOrderTotals(filter);
  return (
    <>
      <div className="page-head-row">
        <h1>Orders</h1>
        <div className="admin__head-actions">
          <ExportOrders from={filter.from} to={filter.to} />
          <Link className="button" to="/admin/orders/new">
            <Phone size={18} strokeWidth={2} aria-hidden="true" />
            Order by phone
          </Link>
        </div>
      </div>
      <AdminList
        list={list}
        things="orders"
        emptyText={Object.keys(filter).length > 0 ? 'No order matches.' : 'No orders yet.'}
        search={{
          label: 'Order, name, phone, email, pincode, tracking, invoice or payment',
          term: filter.q ?? '',
          onSearch: (q) => changeFilter({ q }),
        }}
        filters={
          <>
            <OrderFilters filter={filter} onChange={changeFilter} />
            {totals && <Totals totals={totals} />}
          </>
        }
      >
        {(orders) => <OrderTable orders={orders} />}
      </AdminList>
    </>
  );
}

function Totals({ totals: { count, isMore, total, paid } }: { totals: OrderTotals }) {
  return (
    <p className="totals number" role="status">
      <strong>
        {count.toLocaleString('en-IN')}
        {isMore && '+'}
      </strong>{' '}
      orders
      {total !== null && paid !== null ? (
        <>
          {' · '}
          <strong>{formatRupees(total)}</strong> in all · <strong>{formatRupees(paid)}</strong> paid
        </>
      ) : (
        ' · choose days to see their sums'
      )}
    </p>
  );
}
