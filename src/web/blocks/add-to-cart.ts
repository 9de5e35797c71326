import { toast } from 'react-toastify/unstyled';
import type { CardFood } from '../../contract/food.ts';
import { catalogue } from '../../messages/catalogue.ts';
import { loginPrompt } from '../features/shared/session/login-prompt.ts';
import { addOne } from '../features/shop/cart/cart-data.ts';
import { storedUser } from '../lib/stored-user.ts';

/** Adds one piece to the cart; a visitor logs in first. */
export function addToCart(food: CardFood, size: string): void {
  const add = async () => {
    if (await addOne(food, size)) toast.success(catalogue.addedToCart(food.name));
  };
  if (storedUser()) void add();
  else loginPrompt.forCart(() => void add());
}

/** Adds one piece and goes to the cart. */
export function buyNow(food: CardFood, size: string, toCart: () => void): void {
  const buy = async () => {
    if (await addOne(food, size)) toCart();
  };
  if (storedUser()) void buy();
  else loginPrompt.forBuyNow(() => void buy());
}
