import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { toast } from 'react-toastify/unstyled';
import { deliveryForm, type DeliverySettings as Terms } from '../../../../contract/delivery.ts';
import { indianStates } from '../../../../rules/indian-states.ts';
import { adminKey, invalidateAdmin } from '../../../lib/admin-lists.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { queries } from '../../../lib/queries.ts';
import { read } from '../../../lib/read.ts';
import { send } from '../../../lib/send.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormRows } from '../../../ui/form-rows.tsx';
import { LoadState } from '../../../ui/load-state.tsx';
import { type Choice, SelectField } from '../../../ui/select-field.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';

const fields: readonly FieldSpec[] = [
  { name: 'charge', label: 'Delivery charge (₹)', kind: 'number', columns: 3, hint: '0: delivery is free' },
  { name: 'freeFrom', label: 'Free from (₹)', kind: 'number', columns: 3, hint: 'Empty: never free' },
  {
    name: 'notServed',
    label: 'Pincodes not served',
    kind: 'area',
    hint: 'With commas or lines between. 744 stands for every pincode that begins with it.',
  },
];
const states: Choice[] = [['', 'Choose a state'], ...indianStates.map((name): Choice => [name, name])];

export function DeliverySettings() {
  const { data, isError, refetch } = useQuery(
    {
      queryKey: adminKey('delivery'),
      queryFn: () => read(browserApi().api.admin.settings.delivery.$get()),
      refetchOnWindowFocus: false,
    },
    queries,
  );
  if (!data) return <LoadState thing="delivery" isError={isError} onRetry={refetch} />;
  return <DeliveryForm terms={data} />;
}

function DeliveryForm({ terms }: { terms: Terms }) {
  // the version of what the fields show: what is read again later does not reach them
  const version = useRef(terms.version);
  return (
    <AdminForm
      schema={deliveryForm}
      fields={fields}
      values={typed(terms)}
      button="Save delivery"
      onSave={async (input) => {
        const json = { ...input, version: version.current };
        const outcome = await send(browserApi().api.admin.settings.delivery.$put({ json }));
        if ('rejected' in outcome) {
          const current = outcome.rejected.current as Terms | undefined;
          if (!current) return outcome.rejected;
          version.current = current.version;
          return { ...outcome.rejected, fresh: typed(current) };
        }
        version.current = outcome.body.version;
        toast.success('Delivery was saved. It holds for orders from now on.');
        await invalidateAdmin('delivery');
      }}
    >
      <StateRows />
    </AdminForm>
  );
}

function StateRows() {
  const { register } = useFormContext();
  return (
    <FormRows
      name="states"
      title="Other charges by state"
      line="State"
      empty={{ state: '', charge: '', freeFrom: '' }}
    >
      {(place, error) => (
        <>
          <SelectField
            label="State"
            choices={states}
            error={error('state')}
            {...register(`states.${place}.state`)}
          />
          <Field
            label="Charge (₹)"
            inputMode="decimal"
            error={error('charge')}
            {...register(`states.${place}.charge`)}
          />
          <Field
            label="Free from (₹)"
            inputMode="decimal"
            placeholder="Never"
            error={error('freeFrom')}
            {...register(`states.${place}.freeFrom`)}
          />
        </>
      )}
    </FormRows>
  );
}

/** The terms as they stand in the fields. */
function typed({ states, notServed, ...rate }: Terms) {
  return {
    ...typedRate(rate),
    states: states.map((one) => ({ state: one.state, ...typedRate(one) })),
    notServed: notServed.join(', '),
  };
}

function typedRate({ charge, freeFrom }: { charge: number; freeFrom: number | null }) {
  return { charge: String(charge), freeFrom: freeFrom === null ? '' : String(freeFrom) };
}
