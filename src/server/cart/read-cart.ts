import type { Cart } from '../../contract/cart.ts';
import type { Language } from '../../rules/languages.ts';
import { rupeesFromPaise } from '../../rules/money.ts';
import { serializeFood } from '../foods/serialize-food.ts';
import { translateFoods } from '../foods/translate-foods.ts';
import type { Db } from '../platform/db/db.ts';
import { type ShownLine, selectShownLines } from './cart.store.ts';

export async function readCart(db: Db, userId: string): Promise<Cart> {
  return cartResponse(await selectShownLines(db, userId));
}

/** The cart with the texts of its foods in the language of the page. */
export async function translateCart<Lines extends Pick<Cart, 'items'>>(
  db: Db,
  cart: Lines,
  language: Language,
): Promise<Lines> {
  const foods = cart.items.map(({ food }) => food);
  const translated = await translateFoods(db, foods, language);
  if (translated === foods) return cart;
  const items = cart.items.map((line, index) => {
    const food = translated[index] ?? line.food;
    return { ...line, productId: food, food };
  });
  return { ...cart, items };
}

/** The cart as the API returns it. */
export function cartResponse(lines: ShownLine[]): Cart {
  return {
    items: lines.map(({ details, size, price, listPrice, quantity, isAvailable, stock }) => {
      const food = serializeFood(details);
      return {
        productId: food,
        food,
        size,
        price: rupeesFromPaise(price),
        listPrice: rupeesFromPaise(listPrice),
        quantity,
        isAvailable,
        stock,
      };
    }),
  };
}
