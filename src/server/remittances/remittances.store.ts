import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { RemittanceLine } from '../../rules/remittances.ts';
import type { Db } from '../platform/db/db.ts';
import { remittanceFiles, remittanceLines, remittances } from '../platform/db/schema/remittances.ts';
import { orders } from '../platform/db/schema/sales.ts';
import { array, notNull, text } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

export type RemittanceRow = typeof remittances.$inferSelect;
export type LineRow = typeof remittanceLines.$inferSelect;
const MAX_LISTED = 50;
const INSERTED_AT_ONCE = 1000;

export async function isFileKnown(db: Db, sha256: Buffer): Promise<boolean> {
  const rows = await db
    .select({ id: remittanceFiles.id })
    .from(remittanceFiles)
    .where(eq(remittanceFiles.sha256, sha256));
  return rows.length > 0;
}

/** The id of the file, which may have been saved before. */
export async function saveFile(tx: Db, file: typeof remittanceFiles.$inferInsert): Promise<string> {
  await tx.insert(remittanceFiles).values(file).onConflictDoNothing();
  const [row] = await tx
    .select({ id: remittanceFiles.id })
    .from(remittanceFiles)
    .where(eq(remittanceFiles.sha256, file.sha256));
  if (!row) throw new Error('the file was not written');
  return row.id;
}

/** A payout that is known from another file keeps its figures. */
export async function savePayout(tx: Db, payout: typeof remittances.$inferInsert): Promise<string> {
  await tx.insert(remittances).values(payout).onConflictDoNothing();
  const [row] = await tx
    .select({ id: remittances.id })
    .from(remittances)
    .where(and(eq(remittances.courier, payout.courier), eq(remittances.crf, payout.crf)));
  if (!row) throw new Error('the payout was not written');
  return row.id;
}

/** Each parcel of a payout once. */
export async function saveLines(tx: Db, remittanceId: string, lines: RemittanceLine[]): Promise<void> {
  for (let start = 0; start < lines.length; start += INSERTED_AT_ONCE) {
    const rows = lines
      .slice(start, start + INSERTED_AT_ONCE)
      .map(({ awb, amount, adjusted, count }, index) => ({
        remittanceId,
        position: start + index,
        awb,
        amount,
        adjusted,
        count,
      }));
    await tx.insert(remittanceLines).values(rows).onConflictDoNothing();
  }
}

export async function findRemittance(db: Db, id: string) {
  const [row] = await db
    .select({ remittance: remittances, confirmedAt: remittanceFiles.confirmedAt })
    .from(remittances)
    .innerJoin(remittanceFiles, eq(remittanceFiles.id, remittances.fileId))
    .where(eq(remittances.id, id));
  return row;
}

/** Newest first. */
export function selectRemittances(db: Db) {
  return db
    .select({
      remittance: remittances,
      confirmedAt: remittanceFiles.confirmedAt,
      count: sql<number>`(select count(*)::int from remittance_lines l where l.remittance_id = ${remittances.id})`,
      amount: sql<string>`(select coalesce(sum(l.amount_paise), 0) from remittance_lines l where l.remittance_id = ${remittances.id})`,
      open: sql<number>`(select count(*)::int from remittance_lines l where l.remittance_id = ${remittances.id} and l.settled_at is null)`,
    })
    .from(remittances)
    .innerJoin(remittanceFiles, eq(remittanceFiles.id, remittances.fileId))
    .orderBy(desc(remittanceFiles.confirmedAt), desc(remittances.id))
    .limit(MAX_LISTED);
}

export function selectLines(db: Db, remittanceId: string, isOpen = false): Promise<LineRow[]> {
  return db
    .select()
    .from(remittanceLines)
    .where(
      and(
        eq(remittanceLines.remittanceId, remittanceId),
        isOpen ? isNull(remittanceLines.settledAt) : undefined,
      ),
    )
    .orderBy(asc(remittanceLines.position), asc(remittanceLines.awb));
}

export async function setSettled(db: Db, line: LineRow, orderId: string): Promise<void> {
  await db
    .update(remittanceLines)
    .set({ orderId, settledAt: sql`now()` })
    .where(
      and(
        eq(remittanceLines.remittanceId, line.remittanceId),
        eq(remittanceLines.awb, line.awb),
        isNull(remittanceLines.settledAt),
      ),
    );
}

/** The cash orders whose parcels have these numbers. */
export const selectParcels = statement({
  name: 'remittance_parcels',
  isPrepared: false,
  params: { awbs: array(text()) },
  row: {
    awb: notNull(text(), 'no order without a tracking number is selected'),
    id: orders.id,
    number: orders.number,
    status: orders.status,
    paymentStatus: orders.paymentStatus,
    total: orders.total,
    undeliveredAt: orders.codUndeliveredAt,
  },
  text: `select bare_awb(o.tracking_number) as "awb", o.id, o.number, o.status, o.payment_status as "paymentStatus",
           o.total_paise as "total", o.cod_undelivered_at as "undeliveredAt"
         from orders o
         where bare_awb(o.tracking_number) = any(:awbs) and o.cod_at is not null and o.tracking_number is not null
           and o.deleted_at is null
         order by o.number`,
});

export function selectOrderNumbers(db: Db, ids: string[]) {
  return db
    .select({ id: orders.id, number: orders.number, total: orders.total })
    .from(orders)
    .where(inArray(orders.id, ids));
}
