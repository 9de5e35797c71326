import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { cartItems, carts } from '../platform/db/schema/sales.ts';

export async function deleteCart(tx: Db, userId: string): Promise<void> {
  await tx.delete(carts).where(eq(carts.userId, userId));
}

export function selectCartItems(db: Db, userId: string) {
  return db.select().from(cartItems).where(eq(cartItems.userId, userId));
}
