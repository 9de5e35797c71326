import type { OrderDetail } from '../../../../contract/admin/orders.ts';
import { adminOrders } from '../../../../messages/admin-orders.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import { TrackingNumber } from '../../../ui/tracking-number.tsx';
import { CardAction } from './order-actions.tsx';

/** Courier and tracking number of a parcel that has left. */
export function ShipmentPanel({ order }: { order: OrderDetail }) {
  const { courier, trackingNumber, shippedAt } = order;
  if (!courier && !trackingNumber) return null;
  return (
    <section className="panel" aria-labelledby="shipment">
      <div className="card-head">
        <h2 id="shipment">{adminOrders.shipment}</h2>
        {shippedAt && <small>{adminOrders.leftOn(formatDateTime(shippedAt))}</small>}
      </div>
      <dl className="person-facts shipment-facts">
        <div>
          <dt>{adminOrders.courier}</dt>
          <dd>
            <TrackingNumber {...order} />
          </dd>
        </div>
      </dl>
      <div className="order-actions">
        <CardAction order={order} name="correct-tracking" text={adminOrders.correctTracking} />
      </div>
    </section>
  );
}
