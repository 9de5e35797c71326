import type { Cart, CartItem } from '../../contract/cart.ts';
import { rupeesFromPaise } from '../../rules/money.ts';
import { foodsById } from '../foods/foods-by-id.ts';
import type { Db } from '../platform/db/db.ts';
import { selectLines } from './cart.store.ts';

export async function readCart(db: Db, userId: string): Promise<Cart> {
  const lines = await selectLines(db, userId);
  const known = await foodsById(db, [...new Set(lines.map(({ foodId }) => foodId))]);
  const items = lines.flatMap(({ foodId, size, price, listPrice, quantity, isAvailable, stock }) => {
    const food = known.get(foodId)?.food;
    if (!food) return [];
    const item: CartItem = {
      productId: food,
      food,
      size,
      price: rupeesFromPaise(price),
      listPrice: rupeesFromPaise(listPrice),
      quantity,
      isAvailable,
      stock,
    };
    return [item];
  });
  return { items };
}
