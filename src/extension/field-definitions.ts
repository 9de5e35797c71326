import type { FieldOwner, FieldValue } from '../contract/extra-fields.ts';
import { adminValidation } from '../messages/admin-validation.ts';
import type { Extension } from './extension.ts';
import type { ExtraField } from './fields.ts';
import { controlOf, type FormControl } from './form-control.ts';
import { textOf } from './text.ts';

const KEY = /^[a-z][a-zA-Z0-9]{0,39}$/;
const MAX_FILTER_VALUES = 100;

export interface FieldDefinition extends ExtraField {
  control: FormControl;
  /** The values that a filter can have; empty for a field that is no filter. */
  filterValues: readonly FieldValue[];
}

/** The extra fields of all extensions. Throws an error that names a wrong field. */
export function fieldDefinitions(
  extensions: readonly Pick<Extension, 'name' | 'fields'>[],
): FieldDefinition[] {
  const taken = new Set<string>();
  return extensions.flatMap(({ name, fields = [] }) =>
    fields.map((field) => {
      const where = `Extension ${name}, field ${field.key}`;
      if (!KEY.test(field.key))
        throw new Error(`${where}: the key has other characters than letters and digits`);
      const id = `${field.on} ${field.key.toLowerCase()}`;
      if (taken.has(id)) throw new Error(`${where}: another field has this key`);
      taken.add(id);
      if ((field.isFilter || field.isSearched) && !(field.isPublic && field.on === 'food'))
        throw new Error(`${where}: isFilter and isSearched need isPublic and on: 'food'`);
      const control = controlOf(field.schema);
      if (!control) throw new Error(`${where}: the schema is no text, number, boolean or enum`);
      return { ...field, control, filterValues: field.isFilter ? filterValuesOf(control, where) : [] };
    }),
  );
}

export function fieldsOn(on: FieldOwner, fields: readonly FieldDefinition[]): FieldDefinition[] {
  return fields.filter((field) => field.on === on);
}

function filterValuesOf(control: FormControl, where: string): FieldValue[] {
  if (control.kind === 'boolean') return [true, false];
  if (control.kind === 'choice') return [...control.values];
  const { min, max, isWhole } = control.kind === 'number' ? control : {};
  const isBounded = isWhole && min !== undefined && max !== undefined && max - min < MAX_FILTER_VALUES;
  if (!isBounded)
    throw new Error(`${where}: a filter is an enum, a boolean or a whole number with few values`);
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

/** What a form, a CSV cell or a query parameter says; undefined when it is blank. The schema decides whether it is valid. */
export function valueFromText({ control }: FieldDefinition, text: string): FieldValue | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  if (control.kind === 'number') return Number.isNaN(Number(trimmed)) ? trimmed : Number(trimmed);
  if (control.kind === 'boolean')
    return { true: true, yes: true, false: false, no: false }[trimmed.toLowerCase()] ?? trimmed;
  return trimmed;
}

/** What is wrong with a value, in the language of the admin. */
export function fieldError({ control, schema }: FieldDefinition, value: unknown): string | undefined {
  const issue = schema.safeParse(value).error?.issues[0];
  if (!issue) return undefined;
  if (value === undefined) return adminValidation.fieldRequired;
  if (control.kind === 'number' && (issue.code !== 'custom' || typeof value !== 'number')) {
    const { min, max, isWhole } = control;
    if (min !== undefined && max !== undefined)
      return isWhole
        ? adminValidation.wholeNumberFrom({ min, max })
        : adminValidation.numberFrom({ min, max });
    if (issue.code === 'too_small' && min !== undefined) return adminValidation.minNumber(min);
    if (issue.code === 'too_big' && max !== undefined) return adminValidation.maxNumber(max);
    return adminValidation.wholeNumber;
  }
  if (control.kind === 'text' && issue.code === 'too_big')
    return adminValidation.maxCharacters(control.maxLength);
  return issue.message;
}

/** The label of a value of an enum; other values are shown as they are. */
export function choiceLabel({ choices = {} }: Pick<ExtraField, 'choices'>, value: string): string {
  return textOf(choices[value] ?? value);
}
