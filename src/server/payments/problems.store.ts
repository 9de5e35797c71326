import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { paymentProblems } from '../platform/db/schema/payments.ts';
import { orders } from '../platform/db/schema/sales.ts';

export type ProblemRow = typeof paymentProblems.$inferSelect;

export interface ProblemSelection {
  isOpen: boolean;
  limit: number;
  after?: string | undefined;
}

/** False when it is known already. */
export async function insertProblem(tx: Db, problem: typeof paymentProblems.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(paymentProblems)
    .values(problem)
    .onConflictDoNothing()
    .returning({ id: paymentProblems.id });
  return rows.length > 0;
}

export function selectProblems(
  db: Db,
  { isOpen, limit, after }: ProblemSelection,
): Promise<{ problem: ProblemRow; orderNumber: number | null }[]> {
  return db
    .select({ problem: paymentProblems, orderNumber: orders.number })
    .from(paymentProblems)
    .leftJoin(orders, eq(orders.id, paymentProblems.orderId))
    .where(
      and(
        isOpen ? isNull(paymentProblems.resolvedAt) : undefined,
        after ? sql`${paymentProblems.id} < ${after}::uuid` : undefined,
      ),
    )
    .orderBy(desc(paymentProblems.id))
    .limit(limit);
}

/** Gives its kind, when it was open. */
export async function setResolved(tx: Db, id: string): Promise<string | undefined> {
  const [row] = await tx
    .update(paymentProblems)
    .set({ resolvedAt: sql`now()` })
    .where(and(eq(paymentProblems.id, id), isNull(paymentProblems.resolvedAt)))
    .returning({ kind: paymentProblems.kind });
  return row?.kind;
}
