import { useQuery } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import type { Food } from '../../../../contract/food.ts';
import { catalogue } from '../../../../messages/catalogue.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi, orUndefined } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';
import { storedUser, useStoredUser } from '../../../lib/stored-user.ts';

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

/** Adds the food to the wishlist, or removes it, and reloads the list. Failed requests are only logged. */
export function toggleWish(wish: Wish): Promise<void> {
  return orUndefined(changeWish(wish));
}

async function changeWish({ _id, name }: Wish): Promise<void> {
  const userId = storedUser()?._id;
  if (!userId) return;
  const { whishlist } = browserApi().api;
  const foods = await queries.fetchQuery({ queryKey: keyOf(userId), queryFn: fetchWishlist });
  const isOn = foods.some((food) => food._id === _id);
  await (isOn
    ? callApi(whishlist[':productId'].$delete({ param: { productId: encodeURIComponent(_id) } }))
    : callApi(whishlist.$post({ json: { productId: _id } })));
  toast.success(isOn ? catalogue.removedFromWishlist(name) : catalogue.addedToWishlist(name), {
    autoClose: TOAST_MS,
  });
  await queries.invalidateQueries({ queryKey: keyOf(userId) });
}
