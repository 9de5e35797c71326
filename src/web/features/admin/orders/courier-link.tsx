import { Truck } from 'lucide-react';
import { Link } from 'react-router';
import { adminParcels } from '../../../../messages/admin-parcels.ts';
import { extensions } from '../../../lib/extensions.ts';
import { useParcels } from './parcel-queries.ts';

const hasPickups = extensions.some(({ couriers = [] }) =>
  couriers.some(({ shipsOnPickup }) => shipsOnPickup),
);

/** To the booked parcels, with the number of those that need somebody; nothing while no courier can be booked. */
export function CourierLink() {
  return hasPickups ? <LinkIfOffered /> : null;
}

function LinkIfOffered() {
  const { data } = useParcels();
  if (!data || (data.couriers.length === 0 && data.tasks.length === 0)) return null;
  return (
    <Link className="button button--secondary" to="/admin/couriers">
      <Truck size={18} strokeWidth={2} aria-hidden="true" />
      {adminParcels.link}
      {data.tasks.length > 0 && ` (${data.tasks.length})`}
    </Link>
  );
}
