import { Link } from 'react-router';
import type { OrderDetail } from '../../../../contract/admin/orders.ts';
import { adminOrders } from '../../../../messages/admin-orders.ts';
import { adminUi } from '../../../../messages/admin-ui.ts';
import { shownAddress } from '../../../../rules/address.ts';
import { TrackingNumber } from '../../../ui/tracking-number.tsx';
import { PointMap } from '../../shared/maps/map.tsx';

export function CustomerPanel({ order }: { order: OrderDetail }) {
  const { name, phone, email, address, addressLatLng, customerId, courier, trackingNumber } = order;
  return (
    <section className="panel" aria-labelledby="customer">
      <h2 id="customer">{adminOrders.customer}</h2>
      <dl className="person-facts">
        <div>
          <dt>{adminUi.name}</dt>
          <dd>{customerId ? <Link to={`/admin/editUser/${customerId}`}>{name}</Link> : name}</dd>
        </div>
        {phone && (
          <div>
            <dt>{adminUi.phone}</dt>
            <dd>
              <a href={`tel:${phone}`}>{phone}</a>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>{adminUi.email}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
        <div>
          <dt>{adminOrders.deliveryAddress}</dt>
          <dd>{shownAddress(address)}</dd>
        </div>
        {courier && (
          <div>
            <dt>{adminOrders.courier}</dt>
            <dd>
              <TrackingNumber courier={courier} trackingNumber={trackingNumber} />
            </dd>
          </div>
        )}
      </dl>
      {addressLatLng && (
        <PointMap
          point={{ latitude: Number(addressLatLng.lat), longitude: Number(addressLatLng.lng) }}
          label={adminOrders.deliveryLocation}
        />
      )}
    </section>
  );
}
