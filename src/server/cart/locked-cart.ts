import type { Db } from '../platform/db/db.ts';
import { type CartLine, lockCart, selectLines } from './cart.store.ts';

export type { CartLine } from './cart.store.ts';

/** The cart with today's prices; it does not change until the transaction ends. */
export async function lockedCart(tx: Db, userId: string): Promise<{ version: number; lines: CartLine[] }> {
  const version = await lockCart(tx, userId);
  return { version, lines: await selectLines(tx, userId) };
}
