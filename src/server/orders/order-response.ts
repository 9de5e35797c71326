import type { Order, OrderItem } from '../../contract/order.ts';
import { courierLink } from '../../rules/couriers.ts';
import type { Language } from '../../rules/languages.ts';
import { rupeesFromPaise } from '../../rules/money.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { getCouriers } from '../shop/courier-list.ts';
import {
  type OrderHistoryRow,
  type OrderItemRow,
  type OrderRow,
  selectItems,
  selectStatusChanges,
} from './orders.store.ts';
import { translateOrders } from './translate-orders.ts';

/** Orders as the API returns them, with lines and history; one query per table for any number of orders. */
export async function orderResponses(db: Db, rows: OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const items = Map.groupBy(await selectItems(db, ids), ({ orderId }) => orderId);
  const changes = Map.groupBy(await selectStatusChanges(db, ids), ({ orderId }) => orderId);
  const couriers = rows.some(({ trackingNumber }) => trackingNumber) ? await getCouriers(db) : [];
  return rows.map((row) => {
    const trackingUrl = courierLink(couriers, row);
    const response = orderResponse(row, items.get(row.id) ?? [], changes.get(row.id) ?? []);
    return trackingUrl ? { ...response, trackingUrl } : response;
  });
}

/** The order that a request placed, now (with its `items`) or before. */
export async function placedOrderResponse(
  db: Db,
  { order, items }: { order: OrderRow; items?: OrderedItem[] },
  language: Language,
): Promise<Result<Order, 'order-was-deleted'>> {
  const responses = items
    ? [orderResponse(order, items, [{ toStatus: order.status, at: order.createdAt }])]
    : await orderResponses(db, [order]);
  const [response] = await translateOrders(db, responses, language);
  return response ? success(response) : failure('order-was-deleted');
}

type OrderedItem = Omit<OrderItemRow, 'orderId' | 'position' | 'restocked'>;
type Change = Pick<OrderHistoryRow, 'toStatus' | 'at'>;

function orderResponse(row: OrderRow, items: OrderedItem[], changes: Change[]): Order {
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
    ...(row.codAt && {
      cashOnDelivery: { fee: rupeesFromPaise(row.codFee), isUndelivered: row.codUndeliveredAt !== null },
    }),
    createdAt: row.createdAt.toISOString(),
    heldUntil: row.heldUntil?.toISOString() ?? null,
    courier: row.courier,
    trackingNumber: row.trackingNumber,
    history: changes.map(({ toStatus, at }) => ({ status: toStatus, at: at.toISOString() })),
  };
}

/** A snapshot: the order shows the product as it was sold, even if the food changes later. */
function itemResponse({
  foodId,
  name,
  imageUrl,
  size,
  listPrice,
  chargedPrice,
  quantity,
}: OrderedItem): OrderItem {
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
