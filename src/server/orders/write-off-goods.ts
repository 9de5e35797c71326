import { writeOffReturned } from '../batches/write-off-returned.ts';
import type { Db } from '../platform/db/db.ts';
import { inLockOrder, markRestocked } from './stock.store.ts';

interface Goods {
  foodId: string;
  size: string;
  quantity: number;
}

/**
 * Goods that came back and are not sold again: they are not with the customer any more, and cannot come back a second time. The
 * transaction has locked the order.
 */
export async function writeOffGoods(
  tx: Db,
  { id: orderId, number }: { id: string; number: number },
  goods: readonly Goods[],
  actorId: string | null,
): Promise<void> {
  for (const { foodId, size, quantity } of inLockOrder(goods)) {
    const piece = { foodId, size, quantity };
    if (quantity > 0 && (await markRestocked(tx, orderId, piece)))
      await writeOffReturned(tx, { orderId, ...piece }, { note: `#${number}`, actorId });
  }
}
