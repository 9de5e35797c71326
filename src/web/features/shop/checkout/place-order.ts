import type { CartItem } from '../../../../contract/cart.ts';
import type { CheckoutForm } from '../../../../contract/order.ts';
import { checkout } from '../../../../messages/checkout.ts';
import { ActionError } from '../../../lib/action-error.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';

interface OrderInput {
  form: CheckoutForm;
  items: CartItem[];
  /** The entry of the address book that the form completes. */
  addressId: string | undefined;
  couponCode: string | null;
  /** Of a buyer who is a business. */
  buyerGstin: string | undefined;
  discount: number;
  totalPrice: number;
  /** Stays the same while the customer retries: the server then returns the first order again. */
  idempotencyKey: string;
}

export interface PlacedOrder {
  orderId: string;
  isPaid: boolean;
}

export async function placeOrder(input: OrderInput): Promise<PlacedOrder> {
  const { form, items, addressId, couponCode, buyerGstin, discount, totalPrice, idempotencyKey } = input;
  const { name, phone, lat, lng, label, ...address } = form;
  const lines = items.map(({ productId, size, price, quantity }) => ({
    product: productId._id,
    size,
    price,
    quantity,
  }));
  const call = browserApi().api.orders.create.$post({
    header: { 'idempotency-key': idempotencyKey },
    json: {
      name,
      phone,
      address,
      state: address.state,
      pincode: address.pincode,
      addressLatLng: { lat, lng },
      ...(addressId && { addressId }),
      ...(label && { addressLabel: label }),
      couponCode,
      ...(buyerGstin && { buyerGstin }),
      discount,
      totalPrice,
      items: lines,
    },
  });
  const { _id, paymentStatus } = await callApi(call, checkout.placeFailed);
  if (typeof _id !== 'string') throw new ActionError(checkout.noOrderId);
  return { orderId: _id, isPaid: paymentStatus === 'COMPLETED' };
}
