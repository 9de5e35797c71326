import { useFormContext } from 'react-hook-form';
import { deliveryForm, type DeliverySettings as Terms } from '../../../../contract/delivery.ts';
import { adminSettings } from '../../../../messages/admin-settings.ts';
import { states as stateNames } from '../../../../messages/states.ts';
import { indianStates } from '../../../../rules/indian-states.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { Field } from '../../../ui/field.tsx';
import { FormRows } from '../../../ui/form-rows.tsx';
import { type Choice, SelectField } from '../../../ui/select-field.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { VersionedForm } from './versioned-form.tsx';

const fields = (): readonly FieldSpec[] => [
  { name: 'charge', label: adminSettings.charge, kind: 'number', columns: 3, hint: adminSettings.chargeHint },
  {
    name: 'freeFrom',
    label: adminSettings.freeFrom,
    kind: 'number',
    columns: 3,
    hint: adminSettings.freeFromHint,
  },
  {
    name: 'notServed',
    label: adminSettings.notServed,
    kind: 'area',
    hint: adminSettings.notServedHint,
  },
];
const states = (): Choice[] => [
  ['', adminSettings.chooseState],
  ...indianStates.map((name): Choice => [name, stateNames.shown(name)]),
];

const api = () => browserApi().api.admin.settings.delivery;

export function DeliverySettings() {
  return (
    <VersionedForm
      name="delivery"
      thing={adminSettings.theDelivery}
      load={() => callApi(api().$get())}
      schema={() => deliveryForm}
      save={(json) => callApi(api().$put({ json }))}
      fields={fields}
      toValues={toValues}
      button={adminSettings.saveDelivery}
      savedText={adminSettings.deliverySaved}
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
      title={adminSettings.otherCharges}
      line={adminSettings.state}
      empty={{ state: '', charge: '', freeFrom: '' }}
    >
      {(index, error) => (
        <>
          <SelectField
            label={adminSettings.state}
            choices={states()}
            error={error('state')}
            {...register(`states.${index}.state`)}
          />
          <Field
            label={adminSettings.stateCharge}
            inputMode="decimal"
            error={error('charge')}
            {...register(`states.${index}.charge`)}
          />
          <Field
            label={adminSettings.freeFrom}
            inputMode="decimal"
            placeholder={adminSettings.never}
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
