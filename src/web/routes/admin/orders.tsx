import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { Phone } from 'lucide-react';
import type { OrderTotals } from '../../../contract/admin/orders.ts';
import { adminOrders } from '../../../messages/admin-orders.ts';
import { formatRupees } from '../../../rules/money.ts';
import { ExportOrders } from '../../features/admin/exports/export-orders.tsx';
import { CourierLink } from '../../features/admin/orders/courier-link.tsx';
import { NewOrderPush } from '../../features/admin/orders/new-order-push.tsx';
import { OrderFilters } from '../../features/admin/orders/order-filters.tsx';
import { OrderTable } from '../../features/admin/orders/order-table.tsx';
import { useOrderList, useOrderTotals } from '../../features/admin/orders/orders-queries.ts';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { RichText } from '../../lib/rich-text.tsx';
import { useFilter } from '../../lib/use-filter.ts';
import { useRight } from '../../lib/use-right.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { StaffLink } from '../../ui/staff-link.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: adminOrders.title, isPrivate: true })(source);

export default function AdminOrdersPage() {
  const [filter, changeFilter] = useFilter(['status', 'payment', 'from', 'to', 'q']);
  const list = useOrderList(filter);
  const totals = useOrderTotals(filter);
  const mayExport = useRight('reports');
  const mayPack = useRight('pack-orders');
  return (
    <>
      <div className="page-head-row">
        <h1>{adminOrders.title}</h1>
        <div className="admin__head-actions">
          <NewOrderPush />
          {mayPack && <CourierLink />}
          {mayExport && <ExportOrders from={filter.from} to={filter.to} />}
          <StaffLink className="button" to="/admin/orders/new">
            <Phone size={18} strokeWidth={2} aria-hidden="true" />
            {adminOrders.byPhone}
          </StaffLink>
        </div>
      </div>
      <AdminList
        list={list}
        things={adminOrders.things}
        emptyText={Object.keys(filter).length > 0 ? adminOrders.noneMatches : adminOrders.none}
        search={{
          label: adminOrders.search,
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
  const sums =
    total !== null && paid !== null
      ? adminOrders.sums({ total: formatRupees(total), paid: formatRupees(paid) })
      : adminOrders.chooseDays;
  return (
    <p className="totals number" role="status">
      <RichText
        text={adminOrders.count(count.toLocaleString('en-IN') + (isMore ? '+' : '')) + sums}
        tags={{ count: (text) => <strong>{text}</strong>, sum: (text) => <strong>{text}</strong> }}
      />
    </p>
  );
}
