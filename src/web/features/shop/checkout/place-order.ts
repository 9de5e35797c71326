import type { CartItem } from '../../../../contract/cart.ts';
import type { CheckoutForm, FreshTotals } from '../../../../contract/order.ts';
import { browserApi } from '../../../lib/browser-api.ts';

interface Wanted {
  form: CheckoutForm;
  items: CartItem[];
  couponCode: string | null;
  discount: number;
  totalPrice: number;
  /** The same for every try of one visit: a repeat gives the first order back. */
  idempotencyKey: string;
}

export type Placed =
  | { is: 'placed'; orderId: string; isPaid: boolean }
  | {
      is: 'refused';
      message: string;
      code?: string | undefined;
      fresh?: FreshTotals | undefined;
      /** Messages that belong to single fields. */
      fields?: Partial<Record<keyof CheckoutForm, string>> | undefined;
    };

const FAILED = 'Failed to place order. Please try again.';

export async function placeOrder(wanted: Wanted): Promise<Placed> {
  const { form, items, couponCode, discount, totalPrice, idempotencyKey } = wanted;
  const { name, phone, lat, lng, ...address } = form;
  const lines = items.map(({ productId, size, price, quantity }) => ({
    product: productId._id,
    size,
    price,
    quantity,
  }));
  try {
    const response = await browserApi().api.orders.create.$post({
      header: { 'idempotency-key': idempotencyKey },
      json: {
        name,
        phone,
        address,
        state: address.state,
        pincode: address.pincode,
        addressLatLng: { lat, lng },
        couponCode,
        discount,
        totalPrice,
        items: lines,
      },
    });
    const body = (await response.json()) as {
      _id?: unknown;
      paymentStatus?: string;
      error?: string;
      code?: string;
      fresh?: FreshTotals;
      fields?: Partial<Record<keyof CheckoutForm, string>>;
    };
    if (!response.ok) {
      const { error, code, fresh, fields } = body;
      return { is: 'refused', message: error || FAILED, code, fresh, fields };
    }
    if (typeof body._id !== 'string')
      return { is: 'refused', message: 'Failed to retrieve order ID from response.' };
    return { is: 'placed', orderId: body._id, isPaid: body.paymentStatus === 'COMPLETED' };
  } catch {
    return { is: 'refused', message: FAILED };
  }
}
