import { FileText, Truck } from 'lucide-react';
import { toast } from 'react-toastify/unstyled';
import type { OrderDetail } from '../../../../contract/admin/orders.ts';
import { adminOrders } from '../../../../messages/admin-orders.ts';
import { download } from '../../../lib/download.ts';
import { extensions } from '../../../lib/extensions.ts';
import { formatDateTime } from '../../../lib/format-date-time.ts';
import { useAction } from '../../../ui/use-action.ts';
import { Failure } from '../../shared/session/failure.tsx';
import { bookParcel, useShipment } from './parcel-queries.ts';

const hasBooking = extensions.some(({ couriers = [] }) => couriers.some(({ server }) => server));

/** Booking with a courier and what it reported; nothing in a shop whose couriers are typed in. */
export function ParcelPanel({ order }: { order: OrderDetail }) {
  return hasBooking ? <Parcel order={order} /> : null;
}

function Parcel({ order }: { order: OrderDetail }) {
  const { data: shipment } = useShipment(order._id);
  const {
    run: book,
    isPending,
    error,
  } = useAction((courier: string) => bookParcel(order._id, { courier, version: order.version }), {
    onSuccess: () => toast.success(adminOrders.done(order.number)),
  });
  const canBook = order.actions.includes('ship') && !order.shipRefused;
  const couriers = canBook ? (shipment?.couriers ?? []) : [];
  if (!shipment || (couriers.length === 0 && !shipment.booked)) return null;
  return (
    <section className="panel" aria-labelledby="parcel">
      <h2 id="parcel">{adminOrders.parcel}</h2>
      <div className="order-actions">
        {couriers.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="button button--small"
            aria-busy={isPending}
            onClick={() => book(id)}
          >
            <Truck size={18} strokeWidth={1.75} aria-hidden="true" />
            {adminOrders.bookWith(name)}
          </button>
        ))}
        {shipment.booked?.hasLabel && (
          <button
            type="button"
            className="button button--secondary button--small"
            onClick={() => downloadLabel(order)}
          >
            <FileText size={18} strokeWidth={1.75} aria-hidden="true" />
            {adminOrders.courierLabel}
          </button>
        )}
      </div>
      <Failure>{error?.message}</Failure>
      <ul className="parcel__events">
        {shipment.events.map(({ status, at }) => (
          <li key={`${status} ${at}`}>
            {adminOrders.parcelStatus(status)} <span className="hint">{formatDateTime(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function downloadLabel({ _id, number }: OrderDetail): Promise<void> {
  const isSaved = await download(`/api/admin/orders/${_id}/label`, `label-${number}.pdf`);
  if (!isSaved) toast.error(adminOrders.noLabel);
}
