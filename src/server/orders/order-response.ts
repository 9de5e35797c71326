import type { Order, OrderItem } from '../../contract/order.ts';
import { rupeesFromPaise } from '../../rules/money.ts';
import type { Db } from '../platform/db/db.ts';
import {
  type OrderHistoryRow,
  type OrderItemRow,
  type OrderRow,
  selectItems,
  selectStatusChanges,
} from './orders.store.ts';

/** Orders as the API says them, with their lines and history, one query per table whatever their number. */
export async function orderResponses(db: Db, rows: OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = Map.groupBy(await selectItems(db, ids), ({ orderId }) => orderId);
  const changes = Map.groupBy(await selectStatusChanges(db, ids), ({ orderId }) => orderId);
  return rows.map((row) => orderResponse(row, items.get(row.id) ?? [], changes.get(row.id) ?? []));
}

/** An order that was placed at this moment. */
export function placedOrderResponse(order: OrderRow, items: Bought[]): Order {
  return orderResponse(order, items, [{ toStatus: order.status, at: order.createdAt }]);
}

type Bought = Omit<OrderItemRow, 'orderId' | 'position' | 'restocked'>;
type Change = Pick<OrderHistoryRow, 'toStatus' | 'at'>;

function orderResponse(row: OrderRow, items: Bought[], changes: Change[]): Order {
  return {
    _id: row.id,
    number: row.number,
    name: row.name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    addressLatLng:
      row.latitude !== null && row.longitude !== null
        ? { lat: String(Number(row.latitude)), lng: String(Number(row.longitude)) }
        : null,
    items: items.map(itemResponse),
    status: row.status,
    paymentStatus: row.paymentStatus,
    paymentId: row.paymentId,
    couponCode: row.couponCode,
    discount: rupeesFromPaise(row.discount),
    deliveryCharge: rupeesFromPaise(row.delivery),
    totalPrice: rupeesFromPaise(row.total),
    createdAt: row.createdAt.toISOString(),
    heldUntil: row.heldUntil?.toISOString() ?? null,
    courier: row.courier,
    trackingNumber: row.trackingNumber,
    history: changes.map(({ toStatus, at }) => ({ status: toStatus, at: at.toISOString() })),
  };
}

/** The product is as bought: whatever happens to the food later, the order shows what was sold. */
function itemResponse({
  foodId,
  name,
  imageUrl,
  size,
  listPrice,
  chargedPrice,
  quantity,
}: Bought): OrderItem {
  return {
    product: {
      _id: foodId,
      name,
      imageUrl,
      images: imageUrl ? [imageUrl] : [],
      quantities: [{ size, price: rupeesFromPaise(listPrice) }],
    },
    size,
    quantity,
    price: rupeesFromPaise(chargedPrice),
    listPrice: rupeesFromPaise(listPrice),
  };
}
