import type { BookingOrder } from '../../src/extension/couriers.ts';
import type { ShiprocketSettings } from './settings.server.ts';

const MAX_CITY = 30;
const MIN_GRAMS = 50;

/** With the packing, in kilograms. */
export function weightKg(
  { packingGrams }: Pick<ShiprocketSettings, 'packingGrams'>,
  { weightGrams }: Pick<BookingOrder, 'weightGrams'>,
): number {
  return Math.max(Math.ceil(weightGrams) + packingGrams, MIN_GRAMS) / 1000;
}

/** The body of `POST /orders/create/adhoc`. Amounts are rupees there. */
export function orderBody(settings: ShiprocketSettings, order: BookingOrder): object {
  const { reference, placedAt, name, phone, email, addressParts, items, discount, deliveryCharge } = order;
  const [street, area, city] = addressParts
    ? [`${addressParts.doorNumber}, ${addressParts.street}`, addressParts.area, addressParts.district]
    : [order.address, '', order.state];
  return {
    order_id: reference,
    order_date: indianTime(placedAt),
    pickup_location: settings.pickupLocation,
    billing_customer_name: name,
    billing_last_name: '',
    billing_address: street,
    billing_address_2: area,
    billing_city: city.slice(0, MAX_CITY),
    billing_pincode: order.pincode,
    billing_state: order.state,
    billing_country: 'India',
    billing_email: email,
    billing_phone: phone.replace(/\D/g, '').slice(-10),
    shipping_is_billing: true,
    order_items: items.map(({ name: item, sku, quantity, price }) => ({
      name: item,
      sku,
      units: quantity,
      selling_price: rupees(price),
    })),
    payment_method: order.collect ? 'COD' : 'Prepaid',
    shipping_charges: rupees(deliveryCharge),
    transaction_charges: rupees(order.cashFee),
    total_discount: rupees(discount),
    sub_total: rupees(items.reduce((total, { price, quantity }) => total + price * quantity, 0)),
    ...settings.box,
    weight: weightKg(settings, order),
  };
}

function rupees(paise: number): number {
  return paise / 100;
}

/** `yyyy-mm-dd HH:mm`. */
function indianTime(at: Date): string {
  const shifted = new Date(at.getTime() + 5.5 * 3600 * 1000).toISOString();
  return `${shifted.slice(0, 10)} ${shifted.slice(11, 16)}`;
}
