import { useQuery } from '@tanstack/react-query';
import type { Cart, CartItem } from '../../../../contract/cart.ts';
import type { CardFood } from '../../../../contract/food.ts';
import { shell } from '../../../../messages/shell.ts';
import { cartTotals, MAX_QUANTITY } from '../../../../rules/cart.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { ApiError, callApi, orUndefined } from '../../../lib/call-api.ts';
import { loadChunk } from '../../../lib/load-chunk.ts';
import { OFFLINE_QUERY, worksOffline } from '../../../lib/offline.ts';
import { queries } from '../../../lib/queries.ts';
import { hasGuestShopping, useShop } from '../../../lib/shop.ts';
import { storedUser, useStoredUser } from '../../../lib/stored-user.ts';
import { toast } from '../../../lib/toast.ts';
import { withChunk } from '../../../lib/with-chunk.ts';
import { addGuestLine } from './add-guest-line.ts';
import { cartCount } from './cart-count.ts';
import { guestCart, isLineOf, saveGuestLines } from './guest-lines.ts';
import { newItem } from './new-item.ts';
import { isSameLine, type LineChange, sendLine } from './send-line.ts';
import { useGuestItems } from './use-guest-items.ts';

const keyOf = (userId: string) => [userId, 'cart'];

const queryOf = (userId: string) => ({
  queryKey: keyOf(userId),
  queryFn: () => fetchCart(userId),
  ...OFFLINE_QUERY,
});

/** What the customer chose before the login comes along. */
async function fetchCart(userId: string): Promise<Cart> {
  const read = async () =>
    (hasGuestShopping() && guestCart() ? await mergeInto(userId) : undefined) ??
    callApi(browserApi().api.cart.$get(), shell.cartFailed);
  const offline = await loadOfflineCode();
  return offline ? offline.readCart(read, () => refresh(keyOf(userId))) : read();
}

/** Not while a change is pending: it ends with a newer cart of the server. */
function refresh(queryKey: string[]): void {
  if (pendingCalls === 0) void queries.invalidateQueries({ queryKey });
}

/** Only browsers that can show the shop without a connection need it. */
const loadOfflineCode = async () =>
  worksOffline() ? import('./offline-cart.ts').catch(() => undefined) : undefined;

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
async function change(guess: (items: CartItem[]) => CartItem[], line: LineChange): Promise<boolean> {
  const userId = storedUser()?._id;
  if (!userId) return false;
  const key = keyOf(userId);
  await queries.cancelQueries({ queryKey: key });
  queries.setQueryData<Cart>(key, (cart) => cart && { items: guess(cart.items) });
  pendingCalls += 1;
  const thisCall = lastCall
    .then(() => sendOrQueue(key, line))
    .finally(() => {
      pendingCalls -= 1;
    });
  // the next change is sent after this one, even when this one fails
  lastCall = thisCall.catch(() => undefined);
  try {
    const cart = await thisCall;
    if (cart && pendingCalls === 0) queries.setQueryData(key, cart);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast.error(error.message);
    await queries.invalidateQueries({ queryKey: key });
    return false;
  }
}

/** Undefined: without a connection the change waits for it. Any other failure is rolled back. */
async function sendOrQueue(key: string[], line: LineChange): Promise<Cart | undefined> {
  const offline = await loadOfflineCode();
  if (!offline) return sendLine(line);
  const cart = await offline.sendInOrder(line, () => refresh(key));
  if (!cart)
    queries.setQueryData<Cart>(key, (shown) => shown && { items: offline.withChange(shown.items, line) });
  return cart;
}

export function setQuantity(item: CartItem, quantity: number): Promise<boolean> {
  if (!storedUser()) return Promise.resolve(setGuestQuantity(item, quantity));
  return change((items) => items.map((other) => (isSameLine(other, item) ? { ...other, quantity } : other)), {
    item,
    quantity,
  });
}

export function removeLine(item: CartItem): Promise<boolean> {
  if (!storedUser()) return Promise.resolve(setGuestQuantity(item, 0));
  return change((items) => items.filter((other) => !isSameLine(other, item)), { item, quantity: 0 });
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
  const line = cart.items.find((other) => isSameLine(other, item));
  const quantity = Math.min(MAX_QUANTITY, (line?.quantity ?? 0) + count);
  return change((items) => items.map((other) => (other === line ? { ...other, quantity } : other)), {
    // the price that the customer has seen here
    item: { ...(line ?? item), price: item.price },
    quantity,
  });
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
