import type { FieldRecord, FieldValues } from '../../contract/extra-fields.ts';
import { type FieldDefinition, fieldsOn } from '../../extension/field-definitions.ts';
import type { Db } from '../platform/db/db.ts';
import { declared } from './change-fields.ts';
import { selectFields } from './extra-fields.store.ts';

/** Adds the public fields of records. Without such fields they are returned as they are, without a query. */
export async function withPublicFields<Item extends { _id: string }>(
  db: Db,
  definitions: readonly FieldDefinition[],
  on: FieldRecord,
  records: Item[],
): Promise<(Item & { fields?: FieldValues | undefined })[]> {
  const shown = fieldsOn(on, definitions).filter(({ isPublic }) => isPublic);
  if (shown.length === 0 || records.length === 0) return records;
  const stored = await selectFields(
    db,
    on,
    records.map(({ _id }) => _id),
  );
  return records.map((record) => ({ ...record, fields: declared(shown, stored.get(record._id) ?? {}) }));
}
