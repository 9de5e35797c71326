import type { Cart, CartItem } from '../../../../contract/cart.ts';
import { shell } from '../../../../messages/shell.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';

/** A change of one line: the quantity that it shall have, so that sending it twice does no harm. 0 removes it. */
export interface LineChange {
  item: CartItem;
  quantity: number;
}

export const isSameLine = (one: CartItem, other: CartItem) =>
  one.productId._id === other.productId._id && one.size === other.size;

export function sendLine({ item, quantity }: LineChange): Promise<Cart> {
  const { productId: food, size, price } = item;
  if (quantity > 0)
    return callApi(
      browserApi().api.cart.$post({ json: { productId: food._id, size, price, quantity } }),
      shell.cartFailed,
    );
  const param = { productId: encodeURIComponent(food._id), size: encodeURIComponent(size) };
  return callApi(browserApi().api.cart[':productId'][':size'].$delete({ param }), shell.cartFailed);
}
