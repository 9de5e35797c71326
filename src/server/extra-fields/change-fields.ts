import type { FieldOwner, FieldValues } from '../../contract/extra-fields.ts';
import { type FieldDefinition, fieldError, fieldsOn } from '../../extension/field-definitions.ts';
import { adminValidation } from '../../messages/admin-validation.ts';
import { isSlug } from '../../rules/slug.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { lockFields, selectFields, updateFields } from './extra-fields.store.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Below the limit of the column. */
const MAX_LENGTH = 8000;

interface FieldTarget {
  on: FieldOwner;
  id: string;
}

/** The values of the declared fields of a record. */
export async function getFields(
  db: Db,
  definitions: readonly FieldDefinition[],
  { on, id }: FieldTarget,
): Promise<Result<{ fields: FieldValues }, 'not-found'>> {
  const stored = isIdOf(on, id) ? (await selectFields(db, on, [id])).get(id) : undefined;
  return stored ? success({ fields: declared(fieldsOn(on, definitions), stored) }) : failure('not-found');
}

/** Changes the given values; others, also those of a removed extension, stay as they are. */
export function changeFields(
  db: Db,
  definitions: readonly FieldDefinition[],
  { on, id, actorId, input }: FieldTarget & { actorId: string; input: Readonly<Record<string, unknown>> },
): Promise<Result<{ fields: FieldValues }, 'not-found' | 'bad-request'>> {
  const own = fieldsOn(on, definitions);
  return db.transaction(async (tx) => {
    const before = isIdOf(on, id) ? await lockFields(tx, on, id) : undefined;
    if (!before) return failure('not-found');
    const checked = checkFields(own, before, input);
    if (!checked.ok) return checked;
    const after = checked.value;
    await updateFields(tx, on, id, after);
    await recordChange(tx, {
      actorId,
      action: 'edit extra fields',
      target: `${on} ${id}`,
      before: declared(own, before),
      after: declared(own, after),
    });
    return success({ fields: declared(own, after) });
  });
}

function checkFields(
  own: readonly FieldDefinition[],
  before: FieldValues,
  input: Readonly<Record<string, unknown>>,
): Result<FieldValues, 'bad-request'> {
  const after: Record<string, unknown> = { ...before };
  const wrong: Record<string, string> = {};
  for (const [key, given] of Object.entries(input)) {
    const field = own.find((each) => each.key === key);
    const value = given === null || given === '' ? undefined : given;
    const error = field ? fieldError(field, value) : adminValidation.unknownField;
    if (error !== undefined) wrong[`fields.${key}`] = error;
    const stored = field?.schema.safeParse(value).data;
    if (stored === undefined) delete after[key];
    else after[key] = stored;
  }
  const values = after as FieldValues;
  if (JSON.stringify(values).length > MAX_LENGTH) wrong.fields = adminValidation.thisTooLong;
  return Object.keys(wrong).length > 0 ? failure('bad-request', { fields: wrong }) : success(values);
}

/** In the order of the extensions, without values of other keys. */
export function declared(own: readonly FieldDefinition[], stored: FieldValues): FieldValues {
  return Object.fromEntries(
    own.flatMap(({ key }) => {
      const value = stored[key];
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}

function isIdOf(on: FieldOwner, id: string): boolean {
  return on === 'food' ? isSlug(id) : UUID.test(id);
}
