import { and, asc, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Paise } from '../../../rules/money.ts';
import type { Db } from '../../platform/db/db.ts';
import { limits } from '../../platform/db/schema/content.ts';
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

const DAY_MS = 24 * 3600 * 1000;

/**
 * Adds to what this account has refunded without a fresh proof, and returns the sum of 24 hours, which begin with the first. The
 * row stays locked until the transaction ends, so that refunds at the same time see each other, and a rollback takes it back.
 */
export async function addUnprovedRefund(tx: Db, accountId: string, rupees: number): Promise<number> {
  const now = Date.now();
  const isOver = sql`${limits.expire} <= ${now}`;
  const [row] = await tx
    .insert(limits)
    .values({ key: `refund-unproved:${accountId}`, points: rupees, expire: now + DAY_MS })
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        points: sql`case when ${isOver} then excluded.points else ${limits.points} + excluded.points end`,
        expire: sql`case when ${isOver} then excluded.expire else ${limits.expire} end`,
      },
    })
    .returning({ points: limits.points });
  return row?.points ?? rupees;
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
