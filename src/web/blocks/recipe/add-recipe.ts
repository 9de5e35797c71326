import type { CardFood } from '../../../contract/food.ts';
import type { GuestLine } from '../../../contract/guests.ts';
import type { RecipeCart } from '../../../contract/recipe.ts';
import { orderErrors } from '../../../messages/order-errors.ts';
import { shell } from '../../../messages/shell.ts';
import { MAX_CART_LINES } from '../../../rules/cart.ts';
import { invalidateCart } from '../../features/shop/cart/cart-data.ts';
import { guestCart, saveGuestLines } from '../../features/shop/cart/guest-lines.ts';
import { addKnownItem } from '../../features/shop/cart/known-items.ts';
import { newItem } from '../../features/shop/cart/new-item.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { ApiError, callApi } from '../../lib/call-api.ts';
import { toast } from '../../lib/toast.ts';

/** Puts the packs that the page shows into the cart of a visitor. As on the server, a line keeps its larger quantity. */
export function addRecipeAsGuest(
  chosen: RecipeCart['chosen'],
  foods: readonly CardFood[],
): RecipeCart | undefined {
  const lines = guestCart()?.items ?? [];
  const isSame = (a: GuestLine, b: GuestLine) => a.productId === b.productId && a.size === b.size;
  const raised = lines.map((line) => {
    const wanted = chosen.find((one) => isSame(one, line));
    return wanted ? { ...line, quantity: Math.max(line.quantity, wanted.quantity) } : line;
  });
  const added = chosen
    .filter((one) => !lines.some((line) => isSame(one, line)))
    .map(({ productId, size, quantity }) => ({ productId, size, quantity }));
  const all = [...raised, ...added];
  if (all.length <= MAX_CART_LINES && saveGuestLines(all)) {
    for (const { productId, size } of added) {
      const food = foods.find(({ _id }) => _id === productId);
      const item = food && newItem(food, size);
      if (item) addKnownItem(item);
    }
    return { items: [], chosen, skipped: [] };
  }
  toast.error(all.length > MAX_CART_LINES ? orderErrors.cartFull : shell.cartFailed);
  return undefined;
}

/** Undefined after an error, which a message names. */
export async function addRecipe(
  id: string,
  { serves, foodIds }: { serves: number | undefined; foodIds: string[] },
): Promise<RecipeCart | undefined> {
  const json = { foodIds, ...(serves !== undefined && { serves }) };
  try {
    const call = browserApi().api.recipes[':id'].cart.$post({ param: { id: encodeURIComponent(id) }, json });
    const cart = await callApi(call, shell.cartFailed);
    invalidateCart();
    return cart;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast.error(error.message);
    return undefined;
  }
}
