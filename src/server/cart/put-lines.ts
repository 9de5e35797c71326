import { orderErrors } from '../../messages/order-errors.ts';
import { MAX_CART_LINES } from '../../rules/cart.ts';
import { stockMessage } from '../../rules/cart-messages.ts';
import type { Db } from '../platform/db/db.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import { incrementVersion, lockCart, selectLines, selectOffers, upsertLine } from './cart.store.ts';

interface Wanted {
  foodId: string;
  size: string;
  name: string;
  quantity: number;
}

export interface Skipped {
  foodId: string;
  name: string;
  size: string;
  reason: string;
}

/**
 * Puts these lines into the cart, as far as they are sold and in stock, and returns those that it skipped. An existing
 * line keeps the larger quantity, so that a repeated call changes nothing.
 */
export function putLines(db: Db, userId: string, wanted: Wanted[]): Promise<Skipped[]> {
  return withRetry(() =>
    db.transaction(async (tx) => {
      await lockCart(tx, userId);
      const skipped = await putIntoLockedCart(tx, userId, wanted);
      await incrementVersion(tx, userId);
      return skipped;
    }),
  );
}

/** The same for a cart that the transaction has locked. The version stays. */
export async function putIntoLockedCart(tx: Db, userId: string, wanted: Wanted[]): Promise<Skipped[]> {
  const present = new Map(
    (await selectLines(tx, userId)).map(({ foodId, size, quantity }) => [keyOf(foodId, size), quantity]),
  );
  const offerOf = await selectOffers(tx, wanted);
  const skipped: Skipped[] = [];
  for (const { foodId, size, name, quantity } of wanted) {
    const skip = (reason: string) => skipped.push({ foodId, name, size, reason });
    const offer = offerOf({ foodId, size });
    const current = present.get(keyOf(foodId, size)) ?? 0;
    if (!offer?.isAvailable) skip(orderErrors.notSold);
    else if (current === 0 && present.size >= MAX_CART_LINES) skip(orderErrors.cartFull);
    else {
      const short = stockMessage(offer.stock, quantity);
      if (short) skip(short);
      const possible = Math.max(current, Math.min(quantity, offer.stock ?? quantity));
      if (possible === current) continue;
      await upsertLine(tx, { userId, foodId, size, quantity: possible });
      present.set(keyOf(foodId, size), possible);
    }
  }
  return skipped;
}

function keyOf(foodId: string, size: string): string {
  return JSON.stringify([foodId, size]);
}
