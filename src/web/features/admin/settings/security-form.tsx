import { securityForm } from '../../../../contract/security-settings.ts';
import { adminSettings } from '../../../../messages/admin-settings.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { VersionedForm } from './versioned-form.tsx';

const api = () => browserApi().api.admin.settings.security;

export function SecuritySettings() {
  return (
    <VersionedForm
      name="security"
      thing={adminSettings.settings}
      load={() => callApi(api().$get())}
      schema={() => securityForm}
      save={(json) => callApi(api().$put({ json }))}
      fields={() => [
        {
          name: 'refundLimit',
          label: adminSettings.refundLimit,
          kind: 'number',
          hint: adminSettings.refundLimitHint,
        },
      ]}
      toValues={({ refundLimit }) => ({ refundLimit })}
      button={adminSettings.save}
      savedText={adminSettings.limitsSaved}
    />
  );
}
