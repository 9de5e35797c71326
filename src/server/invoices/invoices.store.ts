import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { foods } from '../platform/db/schema/catalogue.ts';
import { invoiceFiles, invoiceSeries, invoices } from '../platform/db/schema/invoices.ts';
import { orderItems, orders } from '../platform/db/schema/sales.ts';
import { DRAWING_VERSION } from './drawing-version.ts';

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
 * The next number of the year. Its row stays locked until the transaction ends: a number is used by the invoice that
 * took it, or by the next one, and none is lost.
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
  if (!row) throw new Error('the series of invoices gave no number');
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
    })
    .from(orderItems)
    .innerJoin(foods, eq(foods.id, orderItems.foodId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
  return { order, lines };
}

/** The stored drawing, if it is of today's version. */
export async function findInvoiceFile(db: Db, orderId: string): Promise<Uint8Array | undefined> {
  const [row] = await db
    .select({ pdf: invoiceFiles.pdf })
    .from(invoiceFiles)
    .where(and(eq(invoiceFiles.orderId, orderId), eq(invoiceFiles.drawingVersion, DRAWING_VERSION)));
  return row?.pdf;
}

/** A replica of the shop may have drawn it too, in the same or a newer version: that one stays. */
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
