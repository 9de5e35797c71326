import type { Cart } from '../../contract/cart.ts';
import { rupeesFromPaise } from '../../rules/money.ts';
import { serializeFood } from '../foods/serialize-food.ts';
import type { Db } from '../platform/db/db.ts';
import { type ShownLine, selectShownLines } from './cart.store.ts';

export async function readCart(db: Db, userId: string): Promise<Cart> {
  return cartResponse(await selectShownLines(db, userId));
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
