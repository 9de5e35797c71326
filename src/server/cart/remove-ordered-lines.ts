import type { Db } from '../platform/db/db.ts';
import { deleteLine, incrementVersion, lockCart, selectLines, upsertLine } from './cart.store.ts';

/** Removes bought quantities from the cart and keeps later additions. Runs in the transaction that records the payment. */
export async function removeOrderedLines(
  tx: Db,
  userId: string,
  bought: { foodId: string; size: string; quantity: number }[],
): Promise<void> {
  await lockCart(tx, userId);
  const lines = await selectLines(tx, userId);
  for (const { foodId, size, quantity } of bought) {
    const line = lines.find((other) => other.foodId === foodId && other.size === size);
    if (!line) continue;
    const left = line.quantity - quantity;
    if (left > 0) await upsertLine(tx, { userId, foodId, size, quantity: left });
    else await deleteLine(tx, userId, foodId, size);
  }
  await incrementVersion(tx, userId);
}
