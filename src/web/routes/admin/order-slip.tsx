import '../../features/admin/orders/slip.css';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useOrderDetail } from '../../features/admin/orders/orders-queries.ts';
import { AddressLabel, PackingSlip } from '../../features/admin/orders/slip.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { type Choice, SelectField } from '../../ui/select-field.tsx';

export const meta = pageMeta({ title: 'Packing slip', isPrivate: true });

const papers: readonly Choice[] = [
  ['both', 'Label and slip on A4'],
  ['label', 'Label, 4 × 6 inch'],
  ['slip', 'Slip, A5'],
];

export default function AdminOrderSlipPage() {
  const { orderId = '' } = useParams();
  const [paper, setPaper] = useState('both');
  const { data: order, isError, refetch } = useOrderDetail(orderId);
  if (order === null) {
    return <NotFound message="Order not found." linkRoute="/admin/orders" linkText="Go to Orders" />;
  }
  if (!order) return <LoadState thing="order" isError={isError} onRetry={refetch} />;
  return (
    <>
      <div className="slip__bar">
        <BackLink to={`/admin/orders/${order._id}`}>Order #{order.number}</BackLink>
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            window.print();
          }}
        >
          <SelectField
            label="Print"
            choices={papers}
            value={paper}
            onChange={({ target }) => setPaper(target.value)}
          />
          <button type="submit" className="button">
            <Printer size={18} strokeWidth={1.75} aria-hidden="true" />
            Print
          </button>
        </form>
      </div>
      <div className={`slip__sheets slip__sheets--${paper}`}>
        <AddressLabel order={order} />
        <PackingSlip order={order} />
      </div>
    </>
  );
}
