import { useQuery } from '@tanstack/react-query';
import type { Food } from '../../../../contract/food.ts';
import { catalogue } from '../../../../messages/catalogue.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi, orUndefined } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';
import { storedUser, useStoredUser } from '../../../lib/stored-user.ts';
import { toast } from '../../../lib/toast.ts';

const TOAST_MS = 1500;

type Wish = Pick<Food, '_id' | 'name'>;

const keyOf = (userId: string) => [userId, 'wishlist'];

async function fetchWishlist(): Promise<Food[]> {
  const wishes = await callApi(browserApi().api.whishlist.$get());
  return wishes.map(({ productId }) => productId);
}

/** The signed-in customer's wishlist; a visitor's is empty. */
export function useWishlist(): { foods: Food[]; isLoading: boolean } {
  const id = useStoredUser()?._id ?? '';
  const query = useQuery({ queryKey: keyOf(id), queryFn: fetchWishlist, enabled: id !== '' }, queries);
  return { foods: id ? (query.data ?? []) : [], isLoading: id !== '' && query.isPending };
}

/** Fetches the wishlist again unless it is recent. */
export function refreshWishlist(): void {
  const userId = storedUser()?._id;
  if (userId) void queries.prefetchQuery({ queryKey: keyOf(userId), queryFn: fetchWishlist });
}

/** Adds the food to the wishlist, or removes it, and reloads the list. Failed requests are only logged. */
export function toggleWish(wish: Wish): Promise<void> {
  return orUndefined(changeWish(wish));
}

/** After the login of a visitor who tapped the heart: a food that was on the list before stays there. */
export function addWish(wish: Wish): Promise<void> {
  return orUndefined(changeWish(wish, false));
}

async function changeWish({ _id, name }: Wish, mayRemove = true): Promise<void> {
  const userId = storedUser()?._id;
  if (!userId) return;
  const { whishlist } = browserApi().api;
  const foods = await queries.fetchQuery({ queryKey: keyOf(userId), queryFn: fetchWishlist });
  const isOn = foods.some((food) => food._id === _id);
  const isRemoved = isOn && mayRemove;
  await (isRemoved
    ? callApi(whishlist[':productId'].$delete({ param: { productId: encodeURIComponent(_id) } }))
    : callApi(whishlist.$post({ json: { productId: _id } })));
  toast.success(isRemoved ? catalogue.removedFromWishlist(name) : catalogue.addedToWishlist(name), {
    autoClose: TOAST_MS,
  });
  await queries.invalidateQueries({ queryKey: keyOf(userId) });
}
