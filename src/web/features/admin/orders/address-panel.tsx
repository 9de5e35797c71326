import { MapPin } from 'lucide-react';
import type { OrderDetail } from '../../../../contract/admin/orders.ts';
import { adminCash } from '../../../../messages/admin-cash.ts';
import { adminOrders } from '../../../../messages/admin-orders.ts';
import { shownAddress } from '../../../../rules/address.ts';
import { PhoneButtons } from '../../../ui/phone-buttons.tsx';
import { StaffLink } from '../../../ui/staff-link.tsx';
import { PointMap } from '../../shared/maps/map.tsx';
import { CardAction } from './order-actions.tsx';

/** Who gets the parcel and where, with the ways to reach them. */
export function AddressPanel({ order }: { order: OrderDetail }) {
  const { name, phone, email, address, addressLatLng, customerId, undelivered, buyerGstin } = order;
  const customer = customerId ?? phone;
  return (
    <section className="panel" aria-labelledby="customer">
      <div className="card-head">
        <h2 id="customer">{adminOrders.deliveryAddress}</h2>
        <CardAction order={order} name="correct-address" text={adminOrders.correctAddress} />
      </div>
      <p className="delivery-to">
        <strong>{customer ? <StaffLink to={`/admin/customers/${customer}`}>{name}</StaffLink> : name}</strong>
        <br />
        {shownAddress(address)}
        {phone && (
          <>
            <br />
            {phone}
          </>
        )}
        {email && (
          <>
            <br />
            <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
      </p>
      <div className="order-actions">
        {phone && <PhoneButtons phone={phone} />}
        {addressLatLng && (
          <a
            className="button button--secondary button--small"
            href={`https://www.openstreetmap.org/?mlat=${addressLatLng.lat}&mlon=${addressLatLng.lng}#map=18/${addressLatLng.lat}/${addressLatLng.lng}`}
            target="_blank"
            rel="noreferrer"
          >
            <MapPin size={18} strokeWidth={1.75} aria-hidden="true" />
            {adminOrders.door}
          </a>
        )}
      </div>
      <dl className="person-facts">
        {(buyerGstin || order.actions.includes('set-gstin')) && (
          <div>
            <dt>{adminOrders.buyerGstin}</dt>
            <dd>
              {buyerGstin ?? '–'} <CardAction order={order} name="set-gstin" text={adminOrders.edit} />
            </dd>
          </div>
        )}
        {undelivered > 0 && (
          <div>
            <dt>{adminCash.tab}</dt>
            <dd>{adminCash.undelivered(undelivered)}</dd>
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
