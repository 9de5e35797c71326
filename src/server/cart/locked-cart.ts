import type { Db } from '../platform/db/db.ts';
import { pipeline } from '../platform/db/pipeline.ts';
import { type CartLine, lockCart, selectLines } from './cart.store.ts';

export type { CartLine } from './cart.store.ts';

/** Locks the cart until the transaction ends and returns it with current prices. */
export async function lockedCart(tx: Db, userId: string): Promise<{ version: number; lines: CartLine[] }> {
  // queries of a pipeline run in their order, so these are the lines of the locked cart
  const [version, lines] = await pipeline(lockCart(tx, userId), selectLines(tx, userId));
  return { version, lines };
}
