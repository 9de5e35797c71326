import { useFormContext } from 'react-hook-form';
import { deliveryForm, type DeliverySettings as Terms } from '../../../../contract/delivery.ts';
import { indianStates } from '../../../../rules/indian-states.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { Field } from '../../../ui/field.tsx';
import { FormRows } from '../../../ui/form-rows.tsx';
import { type Choice, SelectField } from '../../../ui/select-field.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { VersionedForm } from './versioned-form.tsx';

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

const api = () => browserApi().api.admin.settings.delivery;

export function DeliverySettings() {
  return (
    <VersionedForm
      name="delivery"
      thing="delivery"
      load={() => callApi(api().$get())}
      schema={() => deliveryForm}
      save={(json) => callApi(api().$put({ json }))}
      fields={() => fields}
      toValues={toValues}
      button="Save delivery"
      savedText="Delivery was saved. It holds for orders from now on."
    >
      <StateRows />
    </VersionedForm>
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
      {(index, error) => (
        <>
          <SelectField
            label="State"
            choices={states}
            error={error('state')}
            {...register(`states.${index}.state`)}
          />
          <Field
            label="Charge (₹)"
            inputMode="decimal"
            error={error('charge')}
            {...register(`states.${index}.charge`)}
          />
          <Field
            label="Free from (₹)"
            inputMode="decimal"
            placeholder="Never"
            error={error('freeFrom')}
            {...register(`states.${index}.freeFrom`)}
          />
        </>
      )}
    </FormRows>
  );
}

function toValues({ states, notServed, ...terms }: Terms) {
  return {
    ...rateValues(terms),
    states: states.map((rate) => ({ state: rate.state, ...rateValues(rate) })),
    notServed: notServed.join(', '),
  };
}

function rateValues({ charge, freeFrom }: { charge: number; freeFrom: number | null }) {
  return { charge: String(charge), freeFrom: freeFrom === null ? '' : String(freeFrom) };
}
