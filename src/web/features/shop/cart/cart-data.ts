import { useQuery } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import type { Cart, CartItem } from '../../../../contract/cart.ts';
import type { CardFood } from '../../../../contract/food.ts';
import { MAX_QUANTITY } from '../../../../rules/cart.ts';
import { paiseFromRupees, rupeesFromPaise } from '../../../../rules/money.ts';
import { chargedPrice } from '../../../../rules/pricing.ts';
import { apiErrorMessage } from '../../../lib/api-error-message.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { queries } from '../../../lib/queries.ts';
import { storedUser, useStoredUser } from '../../../lib/stored-user.ts';

const FAILED = 'Your cart could not be changed. Please try again.';

const keyOf = (userId: string) => [userId, 'cart'];

async function fetchCart(): Promise<Cart> {
  const response = await browserApi().api.cart.$get();
  if (!response.ok) throw new Error('cart');
  return response.json();
}

/** The cart of who is signed in; a visitor's is empty and counts as loaded. */
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

/** What was asked is shown at once; the server's list takes its place when the last of the calls answers. */
let calls: Promise<unknown> = Promise.resolve();
let waiting = 0;

async function change(
  guess: (items: CartItem[]) => CartItem[],
  call: () => Promise<ResponseLike>,
): Promise<boolean> {
  const userId = storedUser()?._id;
  if (!userId) return false;
  const key = keyOf(userId);
  await queries.cancelQueries({ queryKey: key });
  queries.setQueryData<Cart>(key, (cart) => cart && { items: guess(cart.items) });
  waiting += 1;
  // one after the other: two quick clicks must not overtake each other on the way
  const turn = calls.then(call).then(
    async (response) =>
      response.ok
        ? { cart: (await response.json()) as Cart }
        : { message: await apiErrorMessage(response, FAILED) },
    () => ({ message: FAILED }),
  );
  calls = turn;
  const outcome = await turn;
  waiting -= 1;
  if ('message' in outcome) {
    toast.error(outcome.message);
    await queries.invalidateQueries({ queryKey: key });
    return false;
  }
  if (waiting === 0) queries.setQueryData(key, outcome.cart);
  return true;
}

interface ResponseLike {
  ok: boolean;
  text(): Promise<string>;
  json(): Promise<unknown>;
}

export function setQuantity(
  { productId: { _id }, size, price }: CartItem,
  quantity: number,
): Promise<boolean> {
  return change(
    (items) =>
      items.map((item) => (item.productId._id === _id && item.size === size ? { ...item, quantity } : item)),
    () => browserApi().api.cart.$post({ json: { productId: _id, size, price, quantity } }),
  );
}

export function removeLine({ productId: { _id }, size }: CartItem): Promise<boolean> {
  return change(
    (items) => items.filter((item) => item.productId._id !== _id || item.size !== size),
    () =>
      browserApi().api.cart[':productId'][':size'].$delete({
        param: { productId: encodeURIComponent(_id), size: encodeURIComponent(size) },
      }),
  );
}

/** One more of this size: what the buttons on a card and on the food's page do. */
export async function addOne(food: CardFood, size: string): Promise<boolean> {
  const userId = storedUser()?._id;
  const list = food.quantities.find((one) => one.size === size)?.price;
  if (!userId || list === undefined) return false;
  const cart = await queries
    .fetchQuery({ queryKey: keyOf(userId), queryFn: fetchCart })
    .catch(() => undefined);
  if (!cart) {
    toast.error(FAILED);
    return false;
  }
  const line = cart.items.find((item) => item.productId._id === food._id && item.size === size);
  const quantity = Math.min(MAX_QUANTITY, (line?.quantity ?? 0) + 1);
  const price = rupeesFromPaise(chargedPrice(paiseFromRupees(list), food.discount));
  return change(
    (items) => items.map((item) => (item === line ? { ...item, quantity } : item)),
    () => browserApi().api.cart.$post({ json: { productId: food._id, size, price, quantity } }),
  );
}

/** The server changed the cart by another way: a paid order, a reorder. */
export function clearCart(): void {
  const userId = storedUser()?._id;
  if (userId) void queries.invalidateQueries({ queryKey: keyOf(userId) });
}
