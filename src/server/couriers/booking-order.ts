import type { OrderDetail } from '../../contract/admin/orders.ts';
import type { BookingOrder } from '../../extension/couriers.ts';
import { addressLine } from '../../rules/address.ts';
import { paiseFromRupees } from '../../rules/money.ts';
import { parcelReference } from '../../rules/parcel-progress.ts';
import { parcelWeight } from '../../rules/parcel-weight.ts';

/** The order as couriers get it. */
export function bookingOrder(
  order: OrderDetail,
  { parcel, isRepeated }: { parcel: number; isRepeated: boolean },
): BookingOrder {
  const { _id, number, name, phone, email, address, items, itemsTotal } = order;
  const isCash = order.cashOnDelivery !== undefined && order.paymentStatus === 'PENDING';
  const place = typeof address === 'string' ? { state: '', pincode: '' } : address;
  return {
    orderId: _id,
    number: String(number),
    reference: parcelReference(number, parcel),
    isRepeated,
    name,
    phone,
    email,
    address: addressLine(address),
    ...(typeof address !== 'string' && { addressParts: address }),
    state: place.state,
    pincode: place.pincode,
    placedAt: new Date(order.createdAt),
    weightGrams: parcelWeight(items),
    goodsTotal: paiseFromRupees(itemsTotal),
    items: items.map(({ product, size, quantity, price }) => ({
      name: `${product.name} ${size}`,
      sku: `${product._id} ${size}`.slice(0, 50),
      quantity,
      price: paiseFromRupees(price),
    })),
    deliveryCharge: paiseFromRupees(order.deliveryCharge),
    discount: paiseFromRupees(order.discount),
    cashFee: paiseFromRupees(order.cashOnDelivery?.fee ?? 0),
    ...(isCash && { collect: paiseFromRupees(order.totalPrice) }),
  };
}
