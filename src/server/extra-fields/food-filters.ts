import type { FieldValue, FoodFilter } from '../../contract/extra-fields.ts';
import { choiceLabel, type FieldDefinition, valueFromText } from '../../extension/field-definitions.ts';
import { textOf } from '../../extension/text.ts';
import { adminSections } from '../../messages/admin-sections.ts';
import { food as messages } from '../../messages/food.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { selectUsedValues } from './extra-fields.store.ts';

const PARAMETER = 'fields.';

const filtersOf = (definitions: readonly FieldDefinition[]) => definitions.filter(({ isFilter }) => isFilter);

/** The filters of the food list, with the values that published foods have. */
export async function listFoodFilters(
  db: Db,
  definitions: readonly FieldDefinition[],
): Promise<FoodFilter[]> {
  return Promise.all(
    filtersOf(definitions).map(async (field) => {
      const used = await selectUsedValues(db, field.key, field.filterValues);
      const choices = used.map((value) => ({ value: String(value), label: valueLabel(field, value) }));
      return { key: field.key, label: textOf(field.label), choices };
    }),
  );
}

function valueLabel(field: FieldDefinition, value: FieldValue): string {
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  return choiceLabel(field, String(value));
}

/** What the parameters `fields.<key>` of a query ask for. Undeclared ones are ignored, like any other parameter. */
export function readFoodFilters(
  definitions: readonly FieldDefinition[],
  query: Readonly<Record<string, string>>,
): Result<Record<string, FieldValue>, 'bad-request'> {
  const wanted: Record<string, FieldValue> = {};
  for (const field of filtersOf(definitions)) {
    const text = query[PARAMETER + field.key];
    const value = text === undefined ? undefined : valueFromText(field, text);
    if (value === undefined) continue;
    if (!field.filterValues.includes(value))
      return failure('bad-request', { fields: { [PARAMETER + field.key]: adminSections.chooseFromList } });
    wanted[field.key] = value;
  }
  return success(wanted);
}

/** Whether the cache may keep a response: with a filter only for its values, else there were copies without end. */
export function hasKnownFilters(definitions: readonly FieldDefinition[]): (target: string) => boolean {
  const filters = new Map(filtersOf(definitions).map((field) => [PARAMETER + field.key, field]));
  return (target) => {
    // most targets have none
    if (!target.includes(PARAMETER)) return true;
    const { searchParams } = new URL(target, 'http://shop');
    const names = [...searchParams.keys()].filter((name) => name.startsWith(PARAMETER));
    return names.every((name) => {
      const field = filters.get(name);
      const texts = searchParams.getAll(name);
      const isKnown = field?.filterValues.some((value) => String(value) === texts[0]);
      return texts.length === 1 && (isKnown === true || (field !== undefined && texts[0] === ''));
    });
  };
}
