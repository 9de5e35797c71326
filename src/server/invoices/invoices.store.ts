import { and, asc, eq, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { foods } from '../platform/db/schema/catalogue.ts';
import { invoiceFiles, invoiceSeries, invoices, markedInvoiceFiles } from '../platform/db/schema/invoices.ts';
import { orderItems, orders } from '../platform/db/schema/sales.ts';

/** Incremented when the drawing changes: a stored file of an older version is drawn again on request. */
const DRAWING_VERSION = 2;

export type InvoiceRow = typeof invoices.$inferSelect;

export async function findInvoice(db: Db, orderId: string): Promise<InvoiceRow | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.orderId, orderId));
  return row;
}

export async function findInvoiceOf(
  db: Db,
  orderId: string,
  userId: string,
): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(invoices.orderId, orderId), eq(orders.userId, userId)));
  return row?.invoice;
}

/**
 * The next number of the year. Its row stays locked until the transaction ends: after a rollback the next invoice gets
 * the same number, so the series has no gaps.
 */
export async function nextNumber(tx: Db, financialYear: string): Promise<number> {
  const [row] = await tx
    .insert(invoiceSeries)
    .values({ financialYear, lastNumber: 1 })
    .onConflictDoUpdate({
      target: invoiceSeries.financialYear,
      set: { lastNumber: sql`${invoiceSeries.lastNumber} + 1` },
    })
    .returning({ lastNumber: invoiceSeries.lastNumber });
  if (!row) throw new Error('the invoice series returned no number');
  return row.lastNumber;
}

export async function insertInvoice(tx: Db, invoice: typeof invoices.$inferInsert): Promise<void> {
  await tx.insert(invoices).values(invoice);
}

export async function findOrderToBill(tx: Db, orderId: string) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return undefined;
  const lines = await tx
    .select({
      name: orderItems.name,
      size: orderItems.size,
      quantity: orderItems.quantity,
      price: orderItems.chargedPrice,
      hsn: foods.hsn,
      basisPoints: foods.gstBasisPoints,
      translations: foods.translations,
    })
    .from(orderItems)
    .innerJoin(foods, eq(foods.id, orderItems.foodId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
  return { order, lines };
}

/** The stored file, if it has the current drawing version. */
export async function findInvoiceFile(db: Db, orderId: string): Promise<Uint8Array | undefined> {
  const [row] = await db
    .select({ pdf: invoiceFiles.pdf })
    .from(invoiceFiles)
    .where(and(eq(invoiceFiles.orderId, orderId), eq(invoiceFiles.drawingVersion, DRAWING_VERSION)));
  return row?.pdf;
}

/** Does not replace a file that another replica has stored in the same or a newer version. */
export async function saveInvoiceFile(db: Db, orderId: string, pdf: Uint8Array): Promise<void> {
  const file = { pdf: Buffer.from(pdf), drawingVersion: DRAWING_VERSION };
  await db
    .insert(invoiceFiles)
    .values({ orderId, ...file })
    .onConflictDoUpdate({
      target: invoiceFiles.orderId,
      set: { ...file, drawnAt: sql`now()` },
      setWhere: lt(invoiceFiles.drawingVersion, DRAWING_VERSION),
    });
}

/** The stored copy with the mark of these credit notes. */
export async function findMarkedFile(
  db: Db,
  orderId: string,
  creditedBy: string,
): Promise<Uint8Array | undefined> {
  const [row] = await db
    .select({ pdf: markedInvoiceFiles.pdf })
    .from(markedInvoiceFiles)
    .where(
      and(
        eq(markedInvoiceFiles.orderId, orderId),
        eq(markedInvoiceFiles.creditedBy, creditedBy),
        eq(markedInvoiceFiles.drawingVersion, DRAWING_VERSION),
      ),
    );
  return row?.pdf;
}

export async function saveMarkedFile(
  db: Db,
  { orderId, creditedBy, pdf }: { orderId: string; creditedBy: string; pdf: Uint8Array },
): Promise<void> {
  const file = { creditedBy, pdf: Buffer.from(pdf), drawingVersion: DRAWING_VERSION };
  await db
    .insert(markedInvoiceFiles)
    .values({ orderId, ...file })
    .onConflictDoUpdate({
      target: markedInvoiceFiles.orderId,
      set: { ...file, drawnAt: sql`now()` },
      setWhere: lte(markedInvoiceFiles.drawingVersion, DRAWING_VERSION),
    });
}

export async function deleteInvoiceFile(tx: Db, orderId: string): Promise<void> {
  await tx.delete(invoiceFiles).where(eq(invoiceFiles.orderId, orderId));
  await tx.delete(markedInvoiceFiles).where(eq(markedInvoiceFiles.orderId, orderId));
}
