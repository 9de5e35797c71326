import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { payments, refunds } from '../platform/db/schema/payments.ts';
import { orders } from '../platform/db/schema/sales.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

export async function findPayment(
  db: Db,
  provider: string,
  providerPaymentId: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerPaymentId, providerPaymentId)));
  return row;
}

export async function findPaymentById(db: Db, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

/** The payment that pays the order. */
export async function findCaptured(db: Db, orderId: string): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'captured')));
  return row;
}

export function selectOfAttempt(db: Db, attemptId: string): Promise<PaymentRow[]> {
  return db.select().from(payments).where(eq(payments.attemptId, attemptId));
}

export async function insertPayment(tx: Db, payment: typeof payments.$inferInsert): Promise<PaymentRow> {
  const [row] = await tx.insert(payments).values(payment).returning();
  if (!row) throw new Error('the payment was not written');
  return row;
}

export function selectRefunds(db: Db, paymentId: string): Promise<RefundRow[]> {
  return db.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(asc(refunds.createdAt));
}

export async function hasRefunds(db: Db, orderId: string): Promise<boolean> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.orderId, orderId))
    .limit(1);
  return rows.length > 0;
}

export async function findRefund(db: Db, id: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row;
}

export async function insertRefund(tx: Db, refund: typeof refunds.$inferInsert): Promise<RefundRow> {
  const [row] = await tx.insert(refunds).values(refund).returning();
  if (!row) throw new Error('the refund was not written');
  return row;
}

export async function updateRefund(
  tx: Db,
  id: string,
  changes: Partial<Pick<RefundRow, 'providerRefundId' | 'status'>>,
): Promise<void> {
  await tx
    .update(refunds)
    .set({
      ...changes,
      updatedAt: sql`now()`,
      ...(changes.status === 'processed' && { processedAt: sql`now()` }),
    })
    .where(eq(refunds.id, id));
}

/** Open refunds that did not change for a while: those that were sent to the provider, or those that were not. */
export async function selectOpenRefunds(
  db: Db,
  isSent: boolean,
): Promise<{ refundId: string; attemptId: string | null }[]> {
  return db
    .select({ refundId: refunds.id, attemptId: payments.attemptId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(refunds.status, 'requested'),
        isSent ? isNotNull(refunds.providerRefundId) : isNull(refunds.providerRefundId),
        lt(refunds.updatedAt, sql`now() - interval '10 minutes'`),
      ),
    )
    .orderBy(asc(refunds.createdAt))
    .limit(200);
}

export function selectOrdersOfRefunds(
  db: Db,
  refundIds: string[],
): Promise<{ refundId: string; id: string; number: number }[]> {
  return db
    .select({ refundId: refunds.id, id: orders.id, number: orders.number })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(inArray(refunds.id, refundIds));
}
