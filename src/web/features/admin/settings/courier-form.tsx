import { useFormContext } from 'react-hook-form';
import { courierForm } from '../../../../contract/courier-settings.ts';
import { adminSettings } from '../../../../messages/admin-settings.ts';
import { trackingNumbers } from '../../../../messages/tracking-numbers.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { Field } from '../../../ui/field.tsx';
import { FormRows } from '../../../ui/form-rows.tsx';
import { VersionedForm } from './versioned-form.tsx';

const api = () => browserApi().api.admin.settings.couriers;

export function CourierSettings() {
  return (
    <VersionedForm
      name="couriers"
      thing={adminSettings.settings}
      load={() => callApi(api().$get())}
      schema={() => courierForm}
      save={(json) => callApi(api().$put({ json }))}
      fields={() => []}
      toValues={({ couriers }) => ({ couriers })}
      button={trackingNumbers.save}
      savedText={trackingNumbers.saved}
    >
      <p className="hint">
        {trackingNumbers.couriersNote} {trackingNumbers.linkHint}
      </p>
      <CourierRows />
    </VersionedForm>
  );
}

function CourierRows() {
  const { register } = useFormContext();
  return (
    <FormRows
      name="couriers"
      title={trackingNumbers.couriers}
      line={trackingNumbers.courier}
      empty={{ name: '', link: '', isOn: true }}
    >
      {(index, error) => (
        <>
          <Field
            label={trackingNumbers.name}
            autoComplete="off"
            error={error('name')}
            {...register(`couriers.${index}.name`)}
          />
          <Field
            label={trackingNumbers.link}
            inputMode="url"
            autoComplete="off"
            error={error('link')}
            {...register(`couriers.${index}.link`)}
          />
          <label className="checkbox">
            <input type="checkbox" {...register(`couriers.${index}.isOn`)} />
            {trackingNumbers.isOn}
          </label>
        </>
      )}
    </FormRows>
  );
}
