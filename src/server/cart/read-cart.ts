import type { Cart } from '../../contract/cart.ts';
import type { Db } from '../platform/db/db.ts';
import { selectShownLines } from './cart.store.ts';
import { shownCart } from './shown-cart.ts';

export async function readCart(db: Db, userId: string): Promise<Cart> {
  return shownCart(await selectShownLines(db, userId));
}
