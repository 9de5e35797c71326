import type { Db } from '../platform/db/db.ts';
import { giveStockBack, inLockOrder, markRestocked } from './stock.store.ts';

interface Goods {
  productId: string;
  size: string;
  quantity: number;
}

/**
 * Goods that came back are sold again. False when more are named than were ordered, or came back before; then the
 * caller rolls back.
 */
export async function restockGoods(tx: Db, orderId: string, goods: readonly Goods[]): Promise<boolean> {
  const pieces = goods
    .filter(({ quantity }) => quantity > 0)
    .map(({ productId, ...piece }) => ({ ...piece, foodId: productId }));
  for (const piece of inLockOrder(pieces)) {
    if (!(await markRestocked(tx, orderId, piece))) return false;
    await giveStockBack(tx, piece);
  }
  return true;
}
