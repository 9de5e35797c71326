import '../styles/slip.css';
import { Printer } from 'lucide-react';
import { useParams } from 'react-router';
import { useOrderDetail } from '../features/owner-orders/orders-data.ts';
import { AddressLabel, PackingSlip } from '../features/owner-orders/slip.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { BackLink } from '../ui/back-link.tsx';
import { LoadState } from '../ui/load-state.tsx';
import { NotFound } from '../ui/not-found.tsx';

export const meta = pageMeta({ title: 'Packing slip', isPrivate: true });

export default function AdminOrderSlipPage() {
  const { orderId = '' } = useParams();
  const { data: order, isError, refetch } = useOrderDetail(orderId);
  if (order === null) {
    return <NotFound message="Order not found." linkRoute="/admin/orders" linkText="Go to Orders" />;
  }
  if (!order) return <LoadState thing="order" isError={isError} onRetry={refetch} />;
  return (
    <>
      <div className="slip__bar">
        <BackLink to={`/admin/orders/${order._id}`}>Order #{order.number}</BackLink>
        <button type="button" className="btn btn--sm" onClick={() => window.print()}>
          <Printer size={18} strokeWidth={1.75} aria-hidden="true" />
          Print
        </button>
      </div>
      <AddressLabel order={order} />
      <PackingSlip order={order} />
    </>
  );
}
