import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/db/db.ts';
import { users } from '../platform/db/schema/accounts.ts';
import { hsnTexts, taxMonths } from '../platform/db/schema/tax.ts';
import { text } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

const makers = alias(users, 'makers');
const lockers = alias(users, 'lockers');

/** When the file of a month was made and when it was locked, with the names of who did it. */
export async function findMonth(db: Db, month: string) {
  const [row] = await db
    .select({
      fileMadeAt: taxMonths.fileMadeAt,
      fileMadeBy: makers.name,
      lockedAt: taxMonths.lockedAt,
      lockedBy: lockers.name,
    })
    .from(taxMonths)
    .leftJoin(makers, eq(makers.id, taxMonths.fileMadeBy))
    .leftJoin(lockers, eq(lockers.id, taxMonths.lockedBy))
    .where(eq(taxMonths.month, month));
  return row;
}

export async function saveFileMade(db: Db, month: string, by: string): Promise<void> {
  const made = { fileMadeAt: sql`now()`, fileMadeBy: by };
  await db
    .insert(taxMonths)
    .values({ month, ...made })
    .onConflictDoUpdate({ target: taxMonths.month, set: made });
}

const seriesLock = statement({
  name: 'tax_lock_series',
  isPrepared: false,
  params: { financialYear: text() },
  row: {},
  text: `with series as (
      select 1 from invoice_series where financial_year = :financialYear for update
    ), notes as (
      select 1 from credit_note_series where financial_year = :financialYear for update
    ) select from series full join notes on true`,
});

/** Waits for every transaction that has taken a number and has not committed. */
export async function lockSeries(tx: Db, financialYear: string): Promise<void> {
  await seriesLock(tx, { financialYear });
}

/** False when the month was in this state before. */
export async function saveLock(tx: Db, month: string, by: string | null): Promise<boolean> {
  const lock = { lockedAt: by ? sql`now()` : null, lockedBy: by };
  const saved = await tx
    .insert(taxMonths)
    .values({ month, ...lock })
    .onConflictDoUpdate({
      target: taxMonths.month,
      set: lock,
      setWhere: by ? sql`${taxMonths.lockedAt} is null` : sql`${taxMonths.lockedAt} is not null`,
    })
    .returning({ month: taxMonths.month });
  return saved.length > 0;
}

export function selectHsnTexts(db: Db) {
  const { updatedAt, ...columns } = hsnTexts;
  return db
    .select({
      code: columns.code,
      name: columns.name,
      description: columns.description,
      unit: columns.unit,
    })
    .from(hsnTexts)
    .orderBy(hsnTexts.code);
}

export async function upsertHsnText(
  tx: Db,
  { code, ...texts }: Omit<typeof hsnTexts.$inferInsert, 'updatedAt'>,
): Promise<void> {
  await tx
    .insert(hsnTexts)
    .values({ code, ...texts })
    .onConflictDoUpdate({ target: hsnTexts.code, set: { ...texts, updatedAt: sql`now()` } });
}

export async function deleteHsnText(tx: Db, code: string): Promise<boolean> {
  const removed = await tx.delete(hsnTexts).where(eq(hsnTexts.code, code)).returning({ code: hsnTexts.code });
  return removed.length > 0;
}
