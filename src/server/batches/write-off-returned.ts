import { actingKey } from '../platform/acting-key.ts';
import type { Db } from '../platform/db/db.ts';
import { returnWrittenOff } from './order-batches.store.ts';

interface Returned {
  orderId: string;
  foodId: string;
  size: string;
  quantity: number;
}

/**
 * Bottles of an order that came back and are not sold again: a recall does not look for them, and their batch has them as written
 * off. Its bottles and the stock stay as they are, so the lock of the order is enough. Nothing happens for a size without batches.
 */
export async function writeOffReturned(
  tx: Db,
  returned: Returned,
  { note, actorId }: { note: string; actorId: string | null },
): Promise<void> {
  await returnWrittenOff(tx, { ...returned, note, actorId, apiKeyId: actingKey.current() });
}
