import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { paymentIssues } from '../platform/db/schema/payments.ts';
import { orders } from '../platform/db/schema/sales.ts';

export type IssueRow = typeof paymentIssues.$inferSelect;

/** False when the issue is already listed. */
export async function insertIssue(tx: Db, issue: typeof paymentIssues.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(paymentIssues)
    .values(issue)
    .onConflictDoNothing()
    .returning({ id: paymentIssues.id });
  return rows.length > 0;
}

/** Newest first: ids grow with time. */
export function selectIssues(
  db: Db,
  { state, after, limit }: { state: 'open' | 'done'; after?: string | undefined; limit: number },
) {
  return db
    .select({ issue: paymentIssues, orderNumber: orders.number })
    .from(paymentIssues)
    .leftJoin(orders, eq(orders.id, paymentIssues.orderId))
    .where(
      and(
        state === 'open' ? isNull(paymentIssues.resolvedAt) : isNotNull(paymentIssues.resolvedAt),
        after ? lt(paymentIssues.id, after) : undefined,
      ),
    )
    .orderBy(desc(paymentIssues.id))
    .limit(limit);
}

export async function findOpenIssue(db: Db, id: string): Promise<IssueRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentIssues)
    .where(and(eq(paymentIssues.id, id), isNull(paymentIssues.resolvedAt)));
  return row;
}

/** False when the issue is unknown or was resolved before. */
export async function setResolved(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .update(paymentIssues)
    .set({ resolvedAt: sql`now()` })
    .where(and(eq(paymentIssues.id, id), isNull(paymentIssues.resolvedAt)))
    .returning({ id: paymentIssues.id });
  return rows.length > 0;
}
