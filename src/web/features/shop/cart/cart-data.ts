import { useQuery } from '@tanstack/react-query';
import type { Cart, CartItem } from '../../../../contract/cart.ts';
import type { CardFood } from '../../../../contract/food.ts';
import { shell } from '../../../../messages/shell.ts';
import { cartTotals, MAX_QUANTITY } from '../../../../rules/cart.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { ApiError, callApi, orUndefined } from '../../../lib/call-api.ts';
import { loadChunk } from '../../../lib/load-chunk.ts';
import { isOffline, OFFLINE_QUERY, worksOffline } from '../../../lib/offline.ts';
import { queries } from '../../../lib/queries.ts';
import { hasGuestShopping, useShop } from '../../../lib/shop.ts';
import { storedUser, useStoredUser } from '../../../lib/stored-user.ts';
import { toast } from '../../../lib/toast.ts';
import { withChunk } from '../../../lib/with-chunk.ts';
import { addGuestLine } from './add-guest-line.ts';
import { cartCount } from './cart-count.ts';
import { guestCart, isLineOf, saveGuestLines } from './guest-lines.ts';
import { newItem } from './new-item.ts';
import type { LineChange } from './offline-cart.ts';
import { useGuestItems } from './use-guest-items.ts';

const keyOf = (userId: string) => [userId, 'cart'];

const queryOf = (userId: string) => ({
  queryKey: keyOf(userId),
  queryFn: () => fetchCart(userId),
  ...OFFLINE_QUERY,
});

/** What the customer chose before the login comes along. */
async function fetchCart(userId: string): Promise<Cart> {
  const merged = hasGuestShopping() && guestCart() ? await mergeInto(userId) : undefined;
  if (merged) return merged;
  const read = () => callApi(browserApi().api.cart.$get(), shell.cartFailed);
  const stored = worksOffline() ? await loadOfflineCode().catch(() => undefined) : undefined;
  return stored ? stored.readCart(read, (cart) => queries.setQueryData(keyOf(userId), cart)) : read();
}

/** Only browsers that can show the shop without a connection need it. */
const loadOfflineCode = () => import('./offline-cart.ts');

/** Only guests need the code and its messages. */
const loadGuestCode = () => import('./guest-cart-data.ts');

async function mergeInto(userId: string): Promise<Cart | undefined> {
  const { mergeGuestCart } = await loadChunk(loadGuestCode);
  return mergeGuestCart((cart) => queries.setQueryData(keyOf(userId), cart));
}

/** Quantity 0 removes the line. */
function setGuestQuantity(item: CartItem, quantity: number): boolean {
  const lines = (guestCart()?.items ?? []).map((line) =>
    isLineOf(line, item) ? { ...line, quantity } : line,
  );
  const isSaved = saveGuestLines(lines.filter((line) => line.quantity > 0));
  if (!isSaved) toast.error(shell.cartFailed);
  return isSaved;
}

async function addForGuest(item: CartItem, count: number): Promise<boolean> {
  if (!hasGuestShopping()) return false;
  if (addGuestLine(item, count)) return true;
  await withChunk(loadGuestCode, async (guest) => guest.showGuestProblem(item, count));
  return false;
}

/** The signed-in customer's cart, up to date. */
export function loadCart(): Promise<Cart> {
  return queries.fetchQuery({ ...queryOf(storedUser()?._id ?? ''), staleTime: 0 });
}

/**
 * The signed-in customer's cart. A visitor's cart is in the browser if the shop has guest shopping; otherwise it is empty and
 * counts as loaded.
 */
export function useCart() {
  const user = useStoredUser();
  const id = user?._id ?? '';
  const guest = useGuestItems(useShop().hasGuestShopping);
  const query = useQuery({ ...queryOf(id), enabled: id !== '' }, queries);
  if (user === undefined) return { items: [], isLoading: true, isFailed: false, retry: query.refetch };
  // after the login the visitor's lines are shown until they are merged, so that a page does not lose them in between
  if (!user || (query.isPending && guest.items.length > 0)) return guest;
  return {
    items: query.data?.items ?? [],
    isLoading: query.isPending,
    isFailed: query.isError,
    retry: query.refetch,
  };
}

/** Changes are sent one after the other, so that a later one cannot overtake an earlier one. */
let lastCall: Promise<unknown> = Promise.resolve();
let pendingCalls = 0;

/** Optimistic update: the page shows `guess` at once, and the server's cart after the last pending call. */
async function change(
  guess: (items: CartItem[]) => CartItem[],
  call: () => Promise<Cart>,
  line: LineChange,
): Promise<boolean> {
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
    if (await queueIfOffline(key, error, line)) return true;
    toast.error(error.message);
    await queries.invalidateQueries({ queryKey: key });
    return false;
  }
}

/** Without a connection the change waits for it; any other failure is rolled back. */
async function queueIfOffline(key: string[], error: ApiError, line: LineChange): Promise<boolean> {
  if (!(await isOffline(error))) return false;
  const offline = await loadOfflineCode().catch(() => undefined);
  const isQueued = await offline?.queueChange(line, (cart) => queries.setQueryData(key, cart));
  if (!offline || !isQueued) return false;
  queries.setQueryData<Cart>(key, (cart) => cart && { items: offline.withChange(cart.items, line) });
  return true;
}

function postLine(json: { productId: string; size: string; price: number; quantity: number }): Promise<Cart> {
  return callApi(browserApi().api.cart.$post({ json }), shell.cartFailed);
}

export function setQuantity(item: CartItem, quantity: number): Promise<boolean> {
  if (!storedUser()) return Promise.resolve(setGuestQuantity(item, quantity));
  const {
    productId: { _id },
    size,
    price,
  } = item;
  return change(
    (items) =>
      items.map((item) => (item.productId._id === _id && item.size === size ? { ...item, quantity } : item)),
    () => postLine({ productId: _id, size, price, quantity }),
    { item, quantity },
  );
}

export function removeLine(item: CartItem): Promise<boolean> {
  if (!storedUser()) return Promise.resolve(setGuestQuantity(item, 0));
  const {
    productId: { _id },
    size,
  } = item;
  return change(
    (items) => items.filter((item) => item.productId._id !== _id || item.size !== size),
    () => {
      const param = { productId: encodeURIComponent(_id), size: encodeURIComponent(size) };
      return callApi(browserApi().api.cart[':productId'][':size'].$delete({ param }), shell.cartFailed);
    },
    { item, quantity: 0 },
  );
}

/** Adds one piece of this size, or several. */
export async function addOne(food: CardFood, size: string, count = 1): Promise<boolean> {
  const userId = storedUser()?._id;
  const item = newItem(food, size);
  if (!item) return false;
  if (!userId) return addForGuest(item, count);
  // shown at once: a new line is known only when the server has it
  cartCount.change((before) => before + count);
  const isAdded = await addLine(userId, item, count);
  showCount(userId);
  return isAdded;
}

async function addLine(userId: string, item: CartItem, count: number): Promise<boolean> {
  const cart = await orUndefined(queries.fetchQuery(queryOf(userId)));
  if (!cart) {
    toast.error(shell.cartFailed);
    return false;
  }
  const { size, price } = item;
  const productId = item.productId._id;
  const line = cart.items.find((other) => other.productId._id === productId && other.size === size);
  const quantity = Math.min(MAX_QUANTITY, (line?.quantity ?? 0) + count);
  return change(
    (items) => items.map((other) => (other === line ? { ...other, quantity } : other)),
    () => postLine({ productId, size, price, quantity }),
    { item: line ?? item, quantity },
  );
}

/** The count of the cart as it is known; with pending changes the page already shows more than that. */
function showCount(userId: string): void {
  const cart = queries.getQueryData<Cart>(keyOf(userId));
  if (cart && pendingCalls === 0) cartCount.set(cartTotals(cart.items).totalCount);
}

/** For changes that the server made itself: a paid order, a reorder. */
export function invalidateCart(): void {
  const userId = storedUser()?._id;
  if (userId) void queries.invalidateQueries({ queryKey: keyOf(userId) });
}
