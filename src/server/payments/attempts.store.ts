import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { paymentAttempts } from '../platform/db/schema/payments.ts';
import { orders } from '../platform/db/schema/sales.ts';

export type AttemptRow = typeof paymentAttempts.$inferSelect;
/** An attempt that the provider knows. */
export type KnownAttempt = AttemptRow & { providerOrderId: string };

export async function insertAttempt(
  tx: Db,
  attempt: typeof paymentAttempts.$inferInsert,
): Promise<AttemptRow> {
  const [row] = await tx.insert(paymentAttempts).values(attempt).returning();
  if (!row) throw new Error('the attempt was not written');
  return row;
}

/** The newest attempt that can still be paid, with this provider and exactly this amount. Some can after a failure too. */
export async function findOpenAttempt(
  tx: Db,
  wanted: Pick<AttemptRow, 'orderId' | 'provider' | 'environment' | 'amountMinor' | 'currency'>,
  isOpenAfterFailure: boolean,
): Promise<AttemptRow | undefined> {
  const [row] = await tx
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, wanted.orderId),
        eq(paymentAttempts.provider, wanted.provider),
        eq(paymentAttempts.environment, wanted.environment),
        eq(paymentAttempts.amountMinor, wanted.amountMinor),
        eq(paymentAttempts.currency, wanted.currency),
        isOpenAfterFailure
          ? ne(paymentAttempts.status, 'succeeded')
          : inArray(paymentAttempts.status, ['created', 'pending']),
        sql`coalesce(${paymentAttempts.validUntil} > now(), true)`,
      ),
    )
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1);
  return row;
}

/** Saves the provider's order, unless another request has saved one; returns the saved one. */
export async function saveProviderOrder(db: Db, id: string, providerOrderId: string): Promise<string> {
  await db
    .update(paymentAttempts)
    .set({ providerOrderId, updatedAt: sql`now()` })
    .where(and(eq(paymentAttempts.id, id), isNull(paymentAttempts.providerOrderId)));
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return row?.providerOrderId ?? providerOrderId;
}

/** An attempt that succeeded keeps that status. */
export async function setAttemptStatus(tx: Db, id: string, status: AttemptRow['status']): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({ status, updatedAt: sql`now()` })
    .where(and(eq(paymentAttempts.id, id), ne(paymentAttempts.status, 'succeeded')));
}

/**
 * Saves when the provider was asked and, if it responded, what it reported. Webhook, job and admin may ask at once: what was asked
 * for later wins, in whatever order the responses come.
 */
export async function saveSaid(
  db: Db,
  id: string,
  askedAt: Date,
  said: AttemptRow['said'] | undefined,
): Promise<void> {
  const isNewer = sql`coalesce(${paymentAttempts.saidAt} <= ${askedAt.toISOString()}::timestamptz, true)`;
  await db
    .update(paymentAttempts)
    .set({
      askedAt: sql`greatest(${paymentAttempts.askedAt}, ${askedAt.toISOString()}::timestamptz)`,
      ...(said && {
        said: sql`case when ${isNewer} then ${JSON.stringify(said)}::jsonb else ${paymentAttempts.said} end`,
        saidAt: sql`greatest(${paymentAttempts.saidAt}, ${askedAt.toISOString()}::timestamptz)`,
      }),
    })
    .where(eq(paymentAttempts.id, id));
}

export async function setChecked(db: Db, id: string): Promise<void> {
  await db.update(paymentAttempts).set({ checkedAt: sql`now()` }).where(eq(paymentAttempts.id, id));
}

export async function findAttempt(
  db: Db,
  provider: string,
  providerOrderId: string,
): Promise<(KnownAttempt & { customerId: string | null }) | undefined> {
  const [row] = await db
    .select({ attempt: paymentAttempts, customerId: orders.userId })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(and(eq(paymentAttempts.provider, provider), eq(paymentAttempts.providerOrderId, providerOrderId)));
  return row && { ...row.attempt, providerOrderId, customerId: row.customerId };
}

export async function findAttemptById(db: Db, id: string): Promise<KnownAttempt | undefined> {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return row && known(row)[0];
}

/** Whatever became of it. */
export async function findNewestAttempt(
  db: Db,
  { orderId, provider }: Pick<AttemptRow, 'orderId' | 'provider'>,
): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.provider, provider)))
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1);
  return row;
}

export interface Unsettled {
  statuses: AttemptRow['status'][];
  /** In minutes before now. */
  youngest: number;
  oldest: number;
  /** Not checked within so many minutes. */
  unchecked: number;
  limit: number;
}

const minutesAgo = (minutes: number) => sql`now() - make_interval(mins => ${minutes})`;

/** The least recently checked come first. */
export async function selectUnsettled(
  db: Db,
  { statuses, youngest, oldest, unchecked, limit }: Unsettled,
): Promise<KnownAttempt[]> {
  const rows = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        inArray(paymentAttempts.status, statuses),
        isNotNull(paymentAttempts.providerOrderId),
        lt(paymentAttempts.createdAt, minutesAgo(youngest)),
        gt(paymentAttempts.createdAt, minutesAgo(oldest)),
        sql`coalesce(${paymentAttempts.checkedAt} < ${minutesAgo(unchecked)}, true)`,
      ),
    )
    .orderBy(sql`${paymentAttempts.checkedAt} nulls first`, asc(paymentAttempts.createdAt))
    .limit(limit);
  return rows.flatMap(known);
}

/** Attempts of an order, started within so many minutes, that the provider knows and that may turn out to be paid. */
export async function selectCheckable(db: Db, orderId: string, oldest?: number): Promise<KnownAttempt[]> {
  const rows = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, orderId),
        ne(paymentAttempts.status, 'succeeded'),
        isNotNull(paymentAttempts.providerOrderId),
        oldest === undefined ? undefined : gt(paymentAttempts.createdAt, minutesAgo(oldest)),
      ),
    )
    .orderBy(asc(paymentAttempts.createdAt));
  return rows.flatMap(known);
}

/** An attempt that the provider does not know cannot be checked. */
function known({ providerOrderId, ...row }: AttemptRow): KnownAttempt[] {
  return providerOrderId ? [{ ...row, providerOrderId }] : [];
}

/** Attempts that succeeded and were not checked since, or only right after. */
export async function selectToCheckAgain(
  db: Db,
  { after, oldest, limit }: { after: number; oldest: number; limit: number },
): Promise<KnownAttempt[]> {
  const rows = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.status, 'succeeded'),
        gt(paymentAttempts.createdAt, minutesAgo(oldest)),
        sql`coalesce(${paymentAttempts.checkedAt} < ${paymentAttempts.updatedAt} + make_interval(mins => ${after}), true)`,
      ),
    )
    .orderBy(asc(paymentAttempts.createdAt))
    .limit(limit);
  return rows.flatMap(known);
}

/** Marks attempts as failed that are too old to be paid. */
export async function failOldAttempts(db: Db, oldest: number): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ status: 'failed', updatedAt: sql`now()` })
    .where(
      and(
        inArray(paymentAttempts.status, ['created', 'pending']),
        lt(paymentAttempts.createdAt, minutesAgo(oldest)),
      ),
    );
}
