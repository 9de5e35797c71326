import type { FieldRecord, FieldValues } from '../../contract/extra-fields.ts';
import { type FieldDefinition, fieldsOn } from '../../extension/field-definitions.ts';

/** The columns of extra fields, named as in the catalogue files. */
export function fieldCells(on: FieldRecord, definitions: readonly FieldDefinition[]) {
  const keys = fieldsOn(on, definitions).map(({ key }) => key);
  return {
    head: keys.map((key) => `field:${key}`),
    cellsOf: (values: FieldValues) => keys.map((key) => String(values[key] ?? '')),
  };
}
