import type { CardFood } from '../../contract/food.ts';
import { catalogue } from '../../messages/catalogue.ts';
import { formatRupees, paiseFromRupees, rupeesFromPaise } from '../../rules/money.ts';
import { chargedPrice } from '../../rules/pricing.ts';
import type { Wanted } from '../features/shared/session/auth-state.ts';
import { loginPrompt } from '../features/shared/session/login-prompt.ts';
import { hasGuestShopping } from '../lib/shop.ts';
import { sizeText } from '../lib/size-text.ts';
import { storedUser } from '../lib/stored-user.ts';
import { toast } from '../lib/toast.ts';
import { withChunk } from '../lib/with-chunk.ts';

const addOne = (food: CardFood, size: string, count = 1) =>
  withChunk(
    () => import('../features/shop/cart/cart-data.ts'),
    (cart) => cart.addOne(food, size, count),
  );

/** Without guest shopping a visitor logs in first. */
const mayAdd = () => storedUser() !== null || hasGuestShopping();

/**
 * Adds pieces to the cart. `label` is that of the button. Resolves when they are there; undefined when the visitor has to log in
 * first.
 */
export function addToCart(food: CardFood, size: string, label: string, count = 1): Promise<void> | undefined {
  const add = async () => {
    if (await addOne(food, size, count)) toast.success(catalogue.addedToCart(food.name));
  };
  if (mayAdd()) return add();
  loginPrompt.forCart(wantedOf(food, size, label), () => void add());
  return undefined;
}

/** Adds one piece and goes to the cart. */
export function buyNow(food: CardFood, size: string, toCart: () => void): void {
  const buy = async () => {
    if (await addOne(food, size)) toCart();
  };
  if (mayAdd()) void buy();
  else loginPrompt.forBuyNow(wantedOf(food, size, catalogue.buyNow), () => void buy());
}

function wantedOf(
  { name, imageUrl, quantities, discount }: CardFood,
  size: string,
  nextLabel: string,
): Wanted {
  const chosen = quantities.find((quantity) => quantity.size === size);
  const price = chosen && rupeesFromPaise(chargedPrice(paiseFromRupees(chosen.price), discount));
  const note = [sizeText(size), ...(price === undefined ? [] : [formatRupees(price)])].join(', ');
  return { name, imageUrl, note, nextLabel };
}
