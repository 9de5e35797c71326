import '../../features/admin/orders/order.css';
import '../../styles/signed-in-pages.css';
import '../../styles/order-parts.css';
import '../../styles/order-page.css';
import '../../styles/admin-pages.css';
import { FileText, Printer } from 'lucide-react';
import { Link, useParams } from 'react-router';
import type { OrderDetail } from '../../../contract/admin/orders.ts';
import { adminOrders } from '../../../messages/admin-orders.ts';
import { adminReturns } from '../../../messages/admin-returns.ts';
import { adminUi } from '../../../messages/admin-ui.ts';
import { formatDateTime } from '../../../rules/shown-time.ts';
import { OrderBatches } from '../../features/admin/batches/order-batches.tsx';
import { ExtraFields } from '../../features/admin/extra-fields/extra-fields.tsx';
import { AddressPanel } from '../../features/admin/orders/address-panel.tsx';
import { HistoryPanel } from '../../features/admin/orders/history-panel.tsx';
import { MoneyPanel } from '../../features/admin/orders/money-panel.tsx';
import { OrderActions } from '../../features/admin/orders/order-actions.tsx';
import { useOrderDetail } from '../../features/admin/orders/orders-queries.ts';
import { ParcelPanel } from '../../features/admin/orders/parcel-panel.tsx';
import { PrintLabelButton } from '../../features/admin/orders/print-label-button.tsx';
import { ReturnsPanel } from '../../features/admin/orders/returns-panel.tsx';
import { ShipmentPanel } from '../../features/admin/orders/shipment-panel.tsx';
import { SoldItems } from '../../features/admin/orders/sold-items.tsx';
import { download } from '../../lib/download.ts';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { toast } from '../../lib/toast.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { OfflineBar } from '../../ui/offline-bar.tsx';
import { StaffLink } from '../../ui/staff-link.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: adminOrders.order, isPrivate: true })(source);

export default function AdminOrderPage() {
  const { orderId = '' } = useParams();
  const { data: order, isError, refetch } = useOrderDetail(orderId);
  if (order === null) {
    return (
      <NotFound message={adminOrders.notFound} linkRoute="/admin/orders" linkText={adminOrders.goToOrders} />
    );
  }
  if (!order) return <LoadState thing={adminOrders.thing} isError={isError} onRetry={refetch} />;
  return (
    <>
      <OfflineBar />
      <BackLink to="/admin/orders">{adminOrders.title}</BackLink>
      <div className="track__head">
        <div className="order-title">
          <h1>{adminUi.orderNumber(order.number)}</h1>
          <StatusBadge status={order.status} />
        </div>
        <div className="order-actions">
          {order.paymentId && (
            <button
              type="button"
              className="button button--secondary button--small"
              onClick={() => downloadInvoice(order)}
            >
              <FileText size={18} strokeWidth={1.75} aria-hidden="true" />
              {adminOrders.invoice}
            </button>
          )}
          <Link className="button button--secondary button--small" to={`/admin/orders/${order._id}/slip`}>
            <Printer size={18} strokeWidth={1.75} aria-hidden="true" />
            {adminOrders.packingSlip}
          </Link>
          <PrintLabelButton order={order} isSmall />
        </div>
      </div>
      <p className="order-placed">
        {order.customerId || order.phone ? (
          <StaffLink to={`/admin/customers/${order.customerId ?? order.phone}`}>{order.name}</StaffLink>
        ) : (
          order.name
        )}{' '}
        · {adminOrders.placedOn(formatDateTime(order.createdAt))} ·{' '}
        {adminOrders.nthOrder(order.customerOrders)}
      </p>
      {order.invoice?.isCredited && (
        <p className="alert">
          {adminReturns.invoiceCredited({
            invoice: order.invoice.number,
            notes: order.creditNotes.map(({ number }) => number).join(', '),
          })}
        </p>
      )}
      {order.shipRefused && <p className="alert">{order.shipRefused}</p>}
      {order.actions.length === 0 ? (
        <p className="alert">{adminOrders.deletedByCustomer}</p>
      ) : (
        <OrderActions order={order} />
      )}
      <div className="order-panels">
        <div>
          <ReturnsPanel order={order} />
          <SoldItems order={order} />
          <OrderBatches order={order} />
          <MoneyPanel order={order} />
        </div>
        <div>
          <ShipmentPanel order={order} />
          <ParcelPanel order={order} />
          <AddressPanel order={order} />
          <ExtraFields on="order" id={order._id} />
          <HistoryPanel order={order} />
        </div>
      </div>
    </>
  );
}

async function downloadInvoice({ _id, number }: OrderDetail): Promise<void> {
  if (!(await download(`/api/invoices/${_id}`, `invoice-${number}.pdf`))) {
    toast.error(adminOrders.noInvoice);
  }
}
