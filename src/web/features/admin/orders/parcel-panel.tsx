import { CalendarClock, Eye, FileText, RefreshCw, Truck, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Shipment } from '../../../../contract/admin/couriers.ts';
import type { OrderDetail } from '../../../../contract/admin/orders.ts';
import { adminOrders } from '../../../../messages/admin-orders.ts';
import { adminParcels } from '../../../../messages/admin-parcels.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import { download, showFile } from '../../../lib/download.ts';
import { extensions } from '../../../lib/extensions.ts';
import { toast } from '../../../lib/toast.ts';
import { useRight } from '../../../lib/use-right.ts';
import { useAction } from '../../../ui/use-action.ts';
import { Failure } from '../../shared/session/failure.tsx';
import {
  askCourier,
  bookParcel,
  cancelBooking,
  endParcelTask,
  reattemptDelivery,
  requestPickup,
  useShipment,
} from './parcel-queries.ts';
import { ParcelTask } from './parcel-task.tsx';
import { pickupText } from './pickup-text.ts';

const hasBooking = extensions.some(({ couriers = [] }) => couriers.some(({ server }) => server));

/** Booking with a courier and what it reported; nothing in a shop whose couriers are typed in. */
export function ParcelPanel({ order }: { order: OrderDetail }) {
  const mayPack = useRight('pack-orders');
  return hasBooking && mayPack ? <Parcel order={order} /> : null;
}

function Parcel({ order }: { order: OrderDetail }) {
  const { data: shipment } = useShipment(order._id);
  // one at a time: each of them changes what the others would do
  const { run, isPending, error } = useAction((work: () => Promise<unknown>) => work());
  const canBook = order.actions.includes('ship') && !order.shipRefused && !shipment?.booked;
  const couriers = canBook ? (shipment?.couriers ?? []) : [];
  if (!shipment || (couriers.length === 0 && !shipment.booked)) return null;
  const { booked } = shipment;
  const book = async (courier: string) => {
    const { booked: parcel } = await bookParcel(order._id, { courier, version: order.version });
    toast.success(
      parcel?.canCancel ? adminParcels.booked(parcel.courierName) : adminOrders.done(order.number),
    );
  };
  return (
    <section className="panel" aria-labelledby="parcel" aria-busy={isPending}>
      <h2 id="parcel">{adminOrders.parcel}</h2>
      {booked?.task && (
        <ParcelTask
          task={booked.task}
          onDone={() => run(() => endParcelTask(order._id))}
          {...(booked.canReattempt && { onReattempt: (note) => run(() => deliverAgain(order._id, note)) })}
        />
      )}
      {booked?.canCancel && order.status === 'CANCELLED' && (
        <p className="alert">{adminParcels.orderCancelled}</p>
      )}
      {booked && <BookedFacts booked={booked} />}
      <div className="order-actions">
        {couriers.map(({ id, name }) => (
          <Action key={id} icon={<Truck {...ICON} />} isMain onClick={() => run(() => book(id))}>
            {adminOrders.bookWith(name)}
          </Action>
        ))}
        {booked?.hasLabel && (
          <Action icon={<FileText {...ICON} />} onClick={() => downloadLabel(order)}>
            {adminOrders.courierLabel}
          </Action>
        )}
        {booked?.hasLabel && (
          <Action icon={<Eye {...ICON} />} onClick={() => showLabel(order)}>
            {adminParcels.showLabel}
          </Action>
        )}
        {booked?.canPickup && !booked.pickup && (
          <Action icon={<CalendarClock {...ICON} />} onClick={() => run(() => pickUp(booked.courier, order))}>
            {adminParcels.requestPickup}
          </Action>
        )}
        {booked?.canAsk && (
          <Action
            icon={<RefreshCw {...ICON} />}
            onClick={() => run(() => askCourier(order._id).then(() => toast.success(adminParcels.asked)))}
          >
            {adminParcels.askNow}
          </Action>
        )}
        {booked?.canCancel && (
          <Action
            icon={<Undo2 {...ICON} />}
            onClick={() =>
              run(() => cancelBooking(order._id).then(() => toast.success(adminParcels.cancelled)))
            }
          >
            {adminParcels.cancelBooking}
          </Action>
        )}
      </div>
      <Failure>{error?.message}</Failure>
      <ul className="parcel__events">
        {shipment.events.toReversed().map(({ status, at, note }) => (
          <li key={`${status} ${at} ${note}`}>
            <span>{status === 'other' && note ? note : adminOrders.parcelStatus(status)}</span>{' '}
            <span className="hint">{formatDateTime(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BookedFacts({ booked }: { booked: NonNullable<Shipment['booked']> }) {
  const { courierName, carrier, trackingNumber, reference, pickup } = booked;
  return (
    <dl className="person-facts">
      <div>
        <dt>{adminParcels.bookedWith}</dt>
        <dd>{carrier ? `${courierName}, ${adminParcels.carriedBy(carrier)}` : courierName}</dd>
      </div>
      <div>
        <dt>{adminOrders.trackingNumber}</dt>
        <dd className="number">{trackingNumber}</dd>
      </div>
      <div>
        <dt>{adminParcels.reference}</dt>
        <dd className="number">{reference}</dd>
      </div>
      {pickup && (
        <div>
          <dt>{adminParcels.pickup}</dt>
          <dd>{pickupText(pickup)}</dd>
        </div>
      )}
    </dl>
  );
}

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

function Action({
  icon,
  isMain = false,
  onClick,
  children,
}: {
  icon: ReactNode;
  isMain?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={`button button--small ${isMain ? '' : 'button--secondary'}`}
      onClick={onClick}
    >
      {icon}
      {children}
    </button>
  );
}

async function deliverAgain(id: string, note: string): Promise<void> {
  await reattemptDelivery(id, note);
  toast.success(adminParcels.reattempted);
}

async function pickUp(courier: string, { _id }: OrderDetail): Promise<void> {
  const [result] = (await requestPickup(courier, [_id])).results;
  if (result?.ok) toast.success(adminParcels.requested(1));
  else toast.error(result?.message ?? '');
}

async function showLabel({ _id }: OrderDetail): Promise<void> {
  if (!(await showFile(`/api/admin/orders/${_id}/label`))) toast.error(adminOrders.noLabel);
}

async function downloadLabel({ _id, number }: OrderDetail): Promise<void> {
  const isSaved = await download(`/api/admin/orders/${_id}/label`, `label-${number}.pdf`);
  if (!isSaved) toast.error(adminOrders.noLabel);
}
