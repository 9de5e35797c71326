import type { Order } from '../../contract/order.ts';
import { isShownToCustomers } from '../../rules/parcel-progress.ts';
import type { Db } from '../platform/db/db.ts';
import { selectShipmentEvents } from './couriers.store.ts';

/** What customers see of their parcel; nothing without reports. */
export async function parcelReports(db: Db, orderId: string): Promise<Pick<Order, 'parcel'>> {
  const events = await selectShipmentEvents(db, [orderId]);
  const parcel = events
    .filter(({ status }) => isShownToCustomers(status))
    .map(({ status, at }) => ({ status, at: at.toISOString() }));
  return parcel.length > 0 ? { parcel } : {};
}
