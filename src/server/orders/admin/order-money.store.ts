import { and, asc, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Paise } from '../../../rules/money.ts';
import type { Db } from '../../platform/db/db.ts';
import { paymentAttempts, paymentIssues, payments, refunds } from '../../platform/db/schema/payments.ts';

const MAX_ATTEMPTS = 50;

export function selectPayments(db: Db, orderId: string) {
  return db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.createdAt));
}

/** The providers with an unsettled payment attempt for the order. */
export async function selectCheckableProviders(db: Db, orderId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ provider: paymentAttempts.provider })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, orderId),
        ne(paymentAttempts.status, 'succeeded'),
        isNotNull(paymentAttempts.providerOrderId),
      ),
    );
  return rows.map(({ provider }) => provider).toSorted();
}

/** Newest first. */
export function selectAttempts(db: Db, orderId: string) {
  return db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(paymentAttempts.createdAt), desc(paymentAttempts.id))
    .limit(MAX_ATTEMPTS);
}

export function selectOrderRefunds(db: Db, orderId: string) {
  return db
    .select({ refund: refunds, currency: payments.currency })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(refunds.createdAt));
}

/** The problems of refunds that failed. */
export function selectRefundProblems(db: Db, orderId: string) {
  return db
    .select({
      id: paymentIssues.id,
      refundId: paymentIssues.subject,
      details: paymentIssues.details,
      translations: paymentIssues.translations,
      resolvedAt: paymentIssues.resolvedAt,
    })
    .from(paymentIssues)
    .where(and(eq(paymentIssues.orderId, orderId), eq(paymentIssues.kind, 'refund-failed')));
}

/** False when another payment has this reference. */
export async function insertOutsidePayment(
  tx: Db,
  payment: { id: string; orderId: string; reference: string; amount: Paise },
): Promise<boolean> {
  const rows = await tx
    .insert(payments)
    .values({
      id: payment.id,
      orderId: payment.orderId,
      provider: 'outside',
      providerPaymentId: payment.reference,
      amountMinor: payment.amount,
      currency: 'INR',
      status: 'captured',
      capturedAt: sql`now()`,
    })
    .onConflictDoNothing({ target: [payments.provider, payments.providerPaymentId] })
    .returning({ id: payments.id });
  return rows.length > 0;
}

/** A refund that an admin made outside of the shop. */
export async function insertOutsideRefund(
  tx: Db,
  refund: { id: string; paymentId: string; amountMinor: number; reason: string },
): Promise<void> {
  await tx.insert(refunds).values({
    ...refund,
    idempotencyKey: `refund-${refund.id}`,
    status: 'processed',
    processedAt: sql`now()`,
  });
}
