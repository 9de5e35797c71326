import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { paymentProblems } from '../platform/db/schema/payments.ts';
import { orders } from '../platform/db/schema/sales.ts';

export type ProblemRow = typeof paymentProblems.$inferSelect;

/** False when it is known already. */
export async function insertProblem(tx: Db, problem: typeof paymentProblems.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(paymentProblems)
    .values(problem)
    .onConflictDoNothing()
    .returning({ id: paymentProblems.id });
  return rows.length > 0;
}

/** Newest first; ids grow with time. */
export function selectProblems(
  db: Db,
  { state, after, limit }: { state: 'open' | 'done'; after?: string | undefined; limit: number },
) {
  return db
    .select({ problem: paymentProblems, orderNumber: orders.number })
    .from(paymentProblems)
    .leftJoin(orders, eq(orders.id, paymentProblems.orderId))
    .where(
      and(
        state === 'open' ? isNull(paymentProblems.resolvedAt) : isNotNull(paymentProblems.resolvedAt),
        after ? lt(paymentProblems.id, after) : undefined,
      ),
    )
    .orderBy(desc(paymentProblems.id))
    .limit(limit);
}

export async function findOpenProblem(db: Db, id: string): Promise<ProblemRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentProblems)
    .where(and(eq(paymentProblems.id, id), isNull(paymentProblems.resolvedAt)));
  return row;
}

/** False when it is unknown or was done before. */
export async function setResolved(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .update(paymentProblems)
    .set({ resolvedAt: sql`now()` })
    .where(and(eq(paymentProblems.id, id), isNull(paymentProblems.resolvedAt)))
    .returning({ id: paymentProblems.id });
  return rows.length > 0;
}
