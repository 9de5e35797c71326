import type { Cart } from '../../contract/cart.ts';
import { rupeesFromPaise } from '../../rules/money.ts';
import { serializeFood } from '../foods/serialize-food.ts';
import type { ShownLine } from './cart.store.ts';

/** The cart as the API says it. */
export function shownCart(lines: ShownLine[]): Cart {
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
