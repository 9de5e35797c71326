import { useRevalidator } from 'react-router';
import { guestForm } from '../../../../contract/guest-settings.ts';
import { adminSettings } from '../../../../messages/admin-settings.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { VersionedForm } from './versioned-form.tsx';

const api = () => browserApi().api.admin.settings.guests;

export function GuestSettings() {
  const { revalidate } = useRevalidator();
  return (
    <VersionedForm
      name="guests"
      thing={adminSettings.settings}
      load={() => callApi(api().$get())}
      schema={() => guestForm}
      save={(json) => callApi(api().$put({ json }))}
      fields={() => [{ name: 'isOn', label: adminSettings.guestShopping, kind: 'check' }]}
      toValues={({ isOn }) => ({ isOn })}
      button={adminSettings.save}
      savedText={adminSettings.limitsSaved}
      onSaved={revalidate}
    >
      <p className="hint">{adminSettings.guestShoppingNote}</p>
    </VersionedForm>
  );
}
