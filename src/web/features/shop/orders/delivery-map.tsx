import type { Order } from '../../../../contract/order.ts';
import { purchase } from '../../../../messages/purchase.ts';
import { PointMap } from '../../shared/maps/map.tsx';

export function DeliveryMap({ order: { addressLatLng } }: { order: Order }) {
  if (!addressLatLng) return <p>{purchase.locationMissing}</p>;
  const point = { latitude: Number(addressLatLng.lat), longitude: Number(addressLatLng.lng) };
  return <PointMap point={point} label={purchase.deliveryLocation} />;
}
