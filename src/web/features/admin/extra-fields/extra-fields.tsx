import { useQuery } from '@tanstack/react-query';
import { toast } from 'react-toastify/unstyled';
import { z } from 'zod';
import type { FieldOwner, FieldValues } from '../../../../contract/extra-fields.ts';
import {
  choiceLabel,
  type FieldDefinition,
  fieldError,
  fieldsOn,
  valueFromText,
} from '../../../../extension/field-definitions.ts';
import { textOf } from '../../../../extension/text.ts';
import { adminUi } from '../../../../messages/admin-ui.ts';
import { adminKey } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { extraFields } from '../../../lib/extra-fields.ts';
import { queries } from '../../../lib/queries.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import { LoadState } from '../../../ui/load-state.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';

interface FieldsOf {
  on: FieldOwner;
  id: string;
}

const api = () => browserApi().api.admin.fields[':on'][':id'];

/** The extra fields of extensions for a food, order or customer; nothing when there are none. */
export function ExtraFields({ on, id }: FieldsOf) {
  const own = fieldsOn(on, extraFields);
  return own.length > 0 ? <Panel key={id} own={own} on={on} id={id} /> : null;
}

function Panel({ own, on, id }: FieldsOf & { own: FieldDefinition[] }) {
  const param = { on, id };
  const queryKey = adminKey('fields', on, id);
  const { data, isError, refetch } = useQuery(
    { queryKey, queryFn: () => callApi(api().$get({ param })) },
    queries,
  );
  return (
    <section className="panel extra-fields" aria-labelledby="extra-fields">
      <h2 id="extra-fields" className="panel-heading">
        {adminUi.moreDetails}
      </h2>
      {!data && <LoadState thing={adminUi.moreDetails} isError={isError} onRetry={refetch} />}
      {data && (
        <AdminForm
          className=""
          schema={schemaOf(own)}
          fields={own.map(specOf)}
          values={{ fields: inputsOf(own, data.fields) }}
          button={adminUi.saveDetails}
          onSave={async ({ fields }) => {
            const saved = await callApi(api().$put({ param, json: { fields } }), adminUi.detailsNotSaved);
            queries.setQueryData(queryKey, saved);
            toast.success(adminUi.detailsSaved);
            return undefined;
          }}
        />
      )}
    </section>
  );
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

/** As the inputs of the form hold them. */
function inputsOf(own: readonly FieldDefinition[], values: FieldValues): FieldValues {
  return Object.fromEntries(
    own.map(({ key, control }) => [
      key,
      control.kind === 'boolean' ? values[key] === true : String(values[key] ?? ''),
    ]),
  );
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
