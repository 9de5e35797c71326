import { eq, inArray, sql } from 'drizzle-orm';
import type { FieldOwner, FieldValue, FieldValues } from '../../contract/extra-fields.ts';
import type { Db } from '../platform/db/db.ts';
import { users } from '../platform/db/schema/accounts.ts';
import { foods } from '../platform/db/schema/catalogue.ts';
import { orders } from '../platform/db/schema/sales.ts';
import { jsonb, text } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

const tables = { food: foods, order: orders, customer: users };

export async function selectFields(db: Db, on: FieldOwner, ids: string[]): Promise<Map<string, FieldValues>> {
  const table = tables[on];
  const rows = await db
    .select({ id: table.id, fields: table.fields })
    .from(table)
    .where(inArray(table.id, ids));
  return new Map(rows.map(({ id, fields }) => [id, fields]));
}

/** Undefined when there is no such record. */
export async function lockFields(tx: Db, on: FieldOwner, id: string): Promise<FieldValues | undefined> {
  const table = tables[on];
  const [row] = await tx
    .select({ fields: table.fields })
    .from(table)
    .where(eq(table.id, id))
    .for('no key update');
  return row?.fields;
}

export async function updateFields(tx: Db, on: FieldOwner, id: string, fields: FieldValues): Promise<void> {
  const table = tables[on];
  await tx.update(table).set({ fields, updatedAt: sql`now()` }).where(eq(table.id, id));
}

const usedValues = statement({
  name: 'food_filter_values',
  isPrepared: false,
  params: { key: text(), values: jsonb<FieldValue[]>() },
  row: { value: jsonb<FieldValue>() },
  text: `
    select value from jsonb_array_elements(:values::jsonb) as value
    where exists (
      select from foods f
      where f.status = 'published' and f.removed_at is null and f.fields <> '{}'
        and f.fields @> jsonb_build_object(:key::text, value))`,
});

/** Which of the values published foods have, one look at the index for each. */
export async function selectUsedValues(
  db: Db,
  key: string,
  values: readonly FieldValue[],
): Promise<FieldValue[]> {
  const rows = await usedValues(db, { key, values: [...values] });
  return rows.map(({ value }) => value);
}
