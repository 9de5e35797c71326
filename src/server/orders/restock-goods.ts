import { adminOrderErrors } from '../../messages/admin-order-errors.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { inLockOrder, markRestocked, releaseStock } from './stock.store.ts';

interface Goods {
  productId: string;
  size: string;
  quantity: number;
}

/** Puts returned goods back into stock. Fails when more come back than were ordered; the transaction then rolls back. */
export async function restockGoods(
  tx: Db,
  orderId: string,
  goods: readonly Goods[],
): Promise<Result<undefined, 'order-step-refused'>> {
  const pieces = goods
    .filter(({ quantity }) => quantity > 0)
    .map(({ productId, ...piece }) => ({ ...piece, foodId: productId }));
  for (const piece of inLockOrder(pieces)) {
    if (!(await markRestocked(tx, orderId, piece))) {
      return failure('order-step-refused', { message: adminOrderErrors.moreReturned });
    }
    await releaseStock(tx, piece, { reason: 'returned', orderId });
  }
  return success();
}
