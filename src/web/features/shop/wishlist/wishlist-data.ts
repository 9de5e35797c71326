import { useQuery } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import type { Food } from '../../../../contract/food.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { queries } from '../../../lib/queries.ts';
import { storedUser, useStoredUser } from '../../../lib/stored-user.ts';

const TOAST_MS = 1500;

type Wish = Pick<Food, '_id' | 'name'>;

const keyOf = (userId: string) => [userId, 'wishlist'];

async function fetchWishlist(): Promise<Food[]> {
  const response = await browserApi().api.whishlist.$get();
  if (!response.ok) throw new Error('wishlist');
  return (await response.json()).map(({ productId }) => productId);
}

/** The foods on the list of who is signed in. */
export function useWishlist(): { foods: Food[]; isLoading: boolean } {
  const id = useStoredUser()?._id ?? '';
  const query = useQuery({ queryKey: keyOf(id), queryFn: fetchWishlist, enabled: id !== '' }, queries);
  return { foods: id ? (query.data ?? []) : [], isLoading: id !== '' && query.isPending };
}

/** Takes the food off the list when it is on it, else puts it on, then reads the list again. Failures are only logged. */
export async function toggleWish({ _id, name }: Wish): Promise<void> {
  const userId = storedUser()?._id;
  if (!userId) return;
  const { whishlist } = browserApi().api;
  try {
    const foods = await queries.fetchQuery({ queryKey: keyOf(userId), queryFn: fetchWishlist });
    const isOn = foods.some((food) => food._id === _id);
    const response = isOn
      ? await whishlist[':productId'].$delete({ param: { productId: encodeURIComponent(_id) } })
      : await whishlist.$post({ json: { productId: _id } });
    if (!response.ok) return;
    toast.success(`"${name}" ${isOn ? 'removed from' : 'added to'} wishlist!`, { autoClose: TOAST_MS });
    await queries.invalidateQueries({ queryKey: keyOf(userId) });
  } catch {
    // the call itself has been logged
  }
}
