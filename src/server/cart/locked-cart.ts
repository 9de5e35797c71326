import type { Db } from '../platform/db/db.ts';
import { pipeline } from '../platform/db/pipeline.ts';
import { type CartLine, lockCart, selectLines } from './cart.store.ts';

export type { CartLine } from './cart.store.ts';

/** The cart with today's prices; it does not change until the transaction ends. */
export async function lockedCart(tx: Db, userId: string): Promise<{ version: number; lines: CartLine[] }> {
  // asked in this order, and so the lines are those of the locked cart
  const [version, lines] = await pipeline(lockCart(tx, userId), selectLines(tx, userId));
  return { version, lines };
}
