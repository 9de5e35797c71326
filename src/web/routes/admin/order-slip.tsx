import '../../features/admin/orders/slip.css';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { LineBatch } from '../../../contract/admin/batches.ts';
import { adminOrders } from '../../../messages/admin-orders.ts';
import { adminSlip } from '../../../messages/admin-slip.ts';
import { adminUi } from '../../../messages/admin-ui.ts';
import { useOrderBatches } from '../../features/admin/batches/batches-queries.ts';
import { useOrderDetail } from '../../features/admin/orders/orders-queries.ts';
import { PrintLabelButton } from '../../features/admin/orders/print-label-button.tsx';
import { AddressLabel, PackingSlip } from '../../features/admin/orders/slip.tsx';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { type Choice, SelectField } from '../../ui/select-field.tsx';

export const meta = (source: MetaSource) =>
  pageMeta({ title: adminOrders.packingSlip, isPrivate: true })(source);

const papers = (): Choice[] => [
  ['both', adminSlip.both],
  ['label', adminSlip.label],
  ['slip', adminSlip.slip],
];

const NONE: LineBatch[] = [];

export default function AdminOrderSlipPage() {
  const { orderId = '' } = useParams();
  const [paper, setPaper] = useState('both');
  const { data: order, isError, refetch } = useOrderDetail(orderId);
  const { batches = NONE } = useOrderBatches(orderId).data ?? {};
  if (order === null) {
    return (
      <NotFound message={adminOrders.notFound} linkRoute="/admin/orders" linkText={adminOrders.goToOrders} />
    );
  }
  if (!order) return <LoadState thing={adminOrders.thing} isError={isError} onRetry={refetch} />;
  return (
    <>
      <div className="slip__bar">
        <BackLink to={`/admin/orders/${order._id}`}>{adminUi.orderNumber(order.number)}</BackLink>
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            window.print();
          }}
        >
          <SelectField
            label={adminSlip.print}
            choices={papers()}
            value={paper}
            onChange={({ target }) => setPaper(target.value)}
          />
          <PrintLabelButton order={order} />
          <button type="submit" className="button">
            <Printer size={18} strokeWidth={1.75} aria-hidden="true" />
            {adminSlip.print}
          </button>
        </form>
      </div>
      <div className={`slip__sheets slip__sheets--${paper}`}>
        <AddressLabel order={order} batches={batches} />
        <PackingSlip order={order} batches={batches} />
      </div>
    </>
  );
}
