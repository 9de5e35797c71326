import type { CardFood } from '../../contract/food.ts';
import { catalogue } from '../../messages/catalogue.ts';
import { formatRupees, paiseFromRupees, rupeesFromPaise } from '../../rules/money.ts';
import { chargedPrice } from '../../rules/pricing.ts';
import type { Wanted } from '../features/shared/session/auth-state.ts';
import { loginPrompt } from '../features/shared/session/login-prompt.ts';
import { addGuestLine } from '../features/shop/cart/add-guest-line.ts';
import { newItem } from '../features/shop/cart/new-item.ts';
import { painted } from '../lib/after-paint.ts';
import { hasGuestShopping } from '../lib/shop.ts';
import { sizeText } from '../lib/size-text.ts';
import { storedUser } from '../lib/stored-user.ts';
import { toast } from '../lib/toast.ts';
import { withChunk } from '../lib/with-chunk.ts';

async function addOne(food: CardFood, size: string, count = 1): Promise<boolean | undefined> {
  const item = newItem(food, size);
  // at once: a guest who leaves the page before a script has arrived would lose the food
  if (item && isGuest() && addGuestLine(item, count)) return true;
  return withChunk(
    () => import('../features/shop/cart/cart-data.ts'),
    (cart) => cart.addOne(food, size, count),
  );
}

const isGuest = () => storedUser() === null && hasGuestShopping();

/** Without guest shopping a visitor logs in first. */
const mayAdd = () => storedUser() !== null || isGuest();

/** Adds pieces to the cart. `label` is that of the button. Resolves when they are there, or when the visitor is asked to log in. */
export async function addToCart(food: CardFood, size: string, label: string, count = 1): Promise<void> {
  const add = async () => {
    if (await addOne(food, size, count)) toast.success(catalogue.addedToCart(food.name));
  };
  if (mayAdd()) return add();
  // a dialog takes a slow phone longer than the sign that the tap was felt
  await painted();
  loginPrompt.forCart(wantedOf(food, size, label), () => void add());
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
