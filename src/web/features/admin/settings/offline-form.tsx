import { useRevalidator } from 'react-router';
import { offlineForm } from '../../../../contract/offline-settings.ts';
import { adminSettings } from '../../../../messages/admin-settings.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { VersionedForm } from './versioned-form.tsx';

const api = () => browserApi().api.admin.settings.offline;

export function OfflineSettings() {
  const { revalidate } = useRevalidator();
  return (
    <VersionedForm
      name="offline"
      thing={adminSettings.settings}
      load={() => callApi(api().$get())}
      schema={() => offlineForm}
      save={(json) => callApi(api().$put({ json }))}
      fields={() => [{ name: 'isOn', label: adminSettings.offlineUse, kind: 'check' }]}
      toValues={({ isOn }) => ({ isOn })}
      button={adminSettings.save}
      savedText={adminSettings.limitsSaved}
      onSaved={revalidate}
    >
      <p className="hint">{adminSettings.offlineUseNote}</p>
    </VersionedForm>
  );
}
