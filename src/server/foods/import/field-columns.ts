import {
  type FieldDefinition,
  fieldError,
  fieldsOn,
  valueFromText,
} from '../../../extension/field-definitions.ts';
import { CLEARED, type FoodColumn, fieldColumn } from './food-columns.ts';

/** A column for each extra field of foods. */
export function fieldColumns(definitions: readonly FieldDefinition[]): FoodColumn[] {
  return fieldsOn('food', definitions).map((field) => ({
    name: fieldColumn(field.key),
    cellOf: ({ fields }) => String(fields[field.key] ?? ''),
    apply: (food, cell) => {
      const given = cell.toLowerCase() === CLEARED ? undefined : valueFromText(field, cell);
      const problem = fieldError(field, given);
      if (problem) return problem;
      const value = field.schema.safeParse(given).data;
      const { [field.key]: _, ...others } = food.fields;
      food.fields = value === undefined ? others : { ...others, [field.key]: value };
      return undefined;
    },
  }));
}
