import { and, asc, eq } from 'drizzle-orm';
import type { Receipt } from '../../extension/payment-source.ts';
import type { Db } from '../platform/db/db.ts';
import { paymentReceipts } from '../platform/db/schema/payments.ts';

export type ReceiptRow = typeof paymentReceipts.$inferSelect;

/** What admins recorded for the order of an attempt, oldest first. */
export async function receiptsOf(
  db: Db,
  { orderId, provider }: { orderId: string; provider: string },
): Promise<Receipt[]> {
  const rows = await db
    .select()
    .from(paymentReceipts)
    .where(and(eq(paymentReceipts.orderId, orderId), eq(paymentReceipts.provider, provider)))
    .orderBy(asc(paymentReceipts.createdAt));
  return rows.map(({ reference, amountMinor, createdAt, receivedAt }) => ({
    reference,
    amountMinor,
    receivedAt: receivedAt ?? createdAt,
  }));
}

export async function findReceipt(
  db: Db,
  { provider, reference }: Pick<ReceiptRow, 'provider' | 'reference'>,
): Promise<ReceiptRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentReceipts)
    .where(and(eq(paymentReceipts.provider, provider), eq(paymentReceipts.reference, reference)));
  return row;
}

/** False when the reference is recorded already. */
export async function insertReceipt(tx: Db, receipt: typeof paymentReceipts.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(paymentReceipts).values(receipt).onConflictDoNothing().returning();
  return inserted.length > 0;
}
