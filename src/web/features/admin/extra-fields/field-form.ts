import { z } from 'zod';
import type { FieldRecord, FieldValues } from '../../../../contract/extra-fields.ts';
import {
  choiceLabel,
  type FieldDefinition,
  fieldError,
  fieldsOn,
  valueFromText,
} from '../../../../extension/field-definitions.ts';
import { textOf } from '../../../../extension/text.ts';
import { extraFields } from '../../../lib/extra-fields.ts';
import type { FieldSpec } from '../../../ui/spec-field.tsx';

/** The form of the extra fields, drawn from their schemas. */
export function fieldForm(on: FieldRecord) {
  const own = fieldsOn(on, extraFields);
  return {
    specs: own.map(specOf),
    schema: schemaOf(own),
    /** Values as the inputs of the form hold them. */
    inputsOf: (values: FieldValues): FieldValues =>
      Object.fromEntries(
        own.map(({ key, control }) => [
          key,
          control.kind === 'boolean' ? values[key] === true : String(values[key] ?? ''),
        ]),
      ),
  };
}

function specOf({ key, label, hint, control, ...field }: FieldDefinition): FieldSpec {
  const spec: FieldSpec = {
    name: `fields.${key}`,
    label: textOf(label),
    ...(hint && { hint: textOf(hint) }),
  };
  if (control.kind === 'boolean') return { ...spec, kind: 'check' };
  if (control.kind === 'number') return { ...spec, kind: 'number' };
  if (control.kind === 'text') return spec;
  const blank = control.isRequired ? [] : [['', '–'] as const];
  const choices = control.values.map((value) => [value, choiceLabel(field, value)] as const);
  return { ...spec, kind: 'select', choices: [...blank, ...choices] };
}

/** Checks as the server does; a blank field removes its value. */
function schemaOf(own: readonly FieldDefinition[]) {
  const shape = own.map((field) => {
    const checked = z.union([z.string(), z.boolean()]).transform((input, context) => {
      const value = typeof input === 'boolean' ? input : valueFromText(field, input);
      const message = fieldError(field, value);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
      return value ?? null;
    });
    return [field.key, checked] as const;
  });
  return z.object({ fields: z.object(Object.fromEntries(shape)) });
}
