import type { Order } from '../../../../contract/order.ts';
import { PointMap } from '../../shared/maps/map.tsx';

export function DeliveryMap({ order: { addressLatLng } }: { order: Order }) {
  if (!addressLatLng) return <p>Location not available</p>;
  const point = { latitude: Number(addressLatLng.lat), longitude: Number(addressLatLng.lng) };
  return <PointMap point={point} label="Delivery location" />;
}
