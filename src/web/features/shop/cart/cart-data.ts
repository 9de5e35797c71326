import { useQuery } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import type { Cart, CartItem } from '../../../../contract/cart.ts';
import type { CardFood } from '../../../../contract/food.ts';
import { shell } from '../../../../messages/shell.ts';
import { MAX_QUANTITY } from '../../../../rules/cart.ts';
import { paiseFromRupees, rupeesFromPaise } from '../../../../rules/money.ts';
import { chargedPrice } from '../../../../rules/pricing.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { ApiError, callApi, orUndefined } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';
import { storedUser, useStoredUser } from '../../../lib/stored-user.ts';

const keyOf = (userId: string) => [userId, 'cart'];

function fetchCart(): Promise<Cart> {
  return callApi(browserApi().api.cart.$get(), shell.cartFailed);
}

/** The signed-in customer's cart. A visitor's cart is empty and counts as loaded. */
export function useCart() {
  const user = useStoredUser();
  const id = user?._id ?? '';
  const query = useQuery({ queryKey: keyOf(id), queryFn: fetchCart, enabled: id !== '' }, queries);
  if (user === undefined) return { items: [], isLoading: true, isFailed: false, retry: query.refetch };
  const items = user ? (query.data?.items ?? []) : [];
  return {
    items,
    isLoading: user !== null && query.isPending,
    isFailed: query.isError,
    retry: query.refetch,
  };
}

/** Changes are sent one after the other, so that a later one cannot overtake an earlier one. */
let lastCall: Promise<unknown> = Promise.resolve();
let pendingCalls = 0;

/** Optimistic update: the page shows `guess` at once, and the server's cart after the last pending call. */
async function change(guess: (items: CartItem[]) => CartItem[], call: () => Promise<Cart>): Promise<boolean> {
  const userId = storedUser()?._id;
  if (!userId) return false;
  const key = keyOf(userId);
  await queries.cancelQueries({ queryKey: key });
  queries.setQueryData<Cart>(key, (cart) => cart && { items: guess(cart.items) });
  pendingCalls += 1;
  const thisCall = lastCall.then(call).finally(() => {
    pendingCalls -= 1;
  });
  // the next change is sent after this one, even when this one fails
  lastCall = thisCall.catch(() => undefined);
  try {
    const cart = await thisCall;
    if (pendingCalls === 0) queries.setQueryData(key, cart);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast.error(error.message);
    await queries.invalidateQueries({ queryKey: key });
    return false;
  }
}

function postLine(json: { productId: string; size: string; price: number; quantity: number }): Promise<Cart> {
  return callApi(browserApi().api.cart.$post({ json }), shell.cartFailed);
}

export function setQuantity(
  { productId: { _id }, size, price }: CartItem,
  quantity: number,
): Promise<boolean> {
  return change(
    (items) =>
      items.map((item) => (item.productId._id === _id && item.size === size ? { ...item, quantity } : item)),
    () => postLine({ productId: _id, size, price, quantity }),
  );
}

export function removeLine({ productId: { _id }, size }: CartItem): Promise<boolean> {
  return change(
    (items) => items.filter((item) => item.productId._id !== _id || item.size !== size),
    () => {
      const param = { productId: encodeURIComponent(_id), size: encodeURIComponent(size) };
      return callApi(browserApi().api.cart[':productId'][':size'].$delete({ param }), shell.cartFailed);
    },
  );
}

/** Adds one piece of this size. */
export async function addOne(food: CardFood, size: string): Promise<boolean> {
  const userId = storedUser()?._id;
  const list = food.quantities.find((one) => one.size === size)?.price;
  if (!userId || list === undefined) return false;
  const cart = await orUndefined(queries.fetchQuery({ queryKey: keyOf(userId), queryFn: fetchCart }));
  if (!cart) {
    toast.error(shell.cartFailed);
    return false;
  }
  const line = cart.items.find((item) => item.productId._id === food._id && item.size === size);
  const quantity = Math.min(MAX_QUANTITY, (line?.quantity ?? 0) + 1);
  const price = rupeesFromPaise(chargedPrice(paiseFromRupees(list), food.discount));
  return change(
    (items) => items.map((item) => (item === line ? { ...item, quantity } : item)),
    () => postLine({ productId: food._id, size, price, quantity }),
  );
}

/** For changes that the server made itself: a paid order, a reorder. */
export function invalidateCart(): void {
  const userId = storedUser()?._id;
  if (userId) void queries.invalidateQueries({ queryKey: keyOf(userId) });
}
