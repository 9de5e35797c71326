import { useRevalidator } from 'react-router';
import { type Settings, settingsFormFor } from '../../../../contract/admin/settings.ts';
import { adminSettings } from '../../../../messages/admin-settings.ts';
import { states as stateNames } from '../../../../messages/states.ts';
import { indianStates } from '../../../../rules/indian-states.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import type { Choice } from '../../../ui/select-field.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { VersionedForm } from './versioned-form.tsx';

const states = (): Choice[] => [
  ['', adminSettings.notSet],
  ...indianStates.map((name): Choice => [name, stateNames.shown(name)]),
];

const fields = (): readonly FieldSpec[] => [
  { name: 'name', label: adminSettings.shopName, columns: 3 },
  { name: 'legalName', label: adminSettings.legalName, columns: 3 },
  { name: 'tagline', label: adminSettings.tagline },
  { name: 'email', label: adminSettings.email, kind: 'email', columns: 3 },
  { name: 'phone', label: adminSettings.phone, columns: 3 },
  { name: 'address', label: adminSettings.address },
  { name: 'state', label: adminSettings.shopState, kind: 'select', choices: states(), columns: 3 },
  { name: 'gstin', label: adminSettings.gstin, columns: 3, hint: adminSettings.gstinHint },
  { name: 'latitude', label: adminSettings.latitude, columns: 3 },
  { name: 'longitude', label: adminSettings.longitude, columns: 3 },
  { name: 'foodLicence', label: adminSettings.foodLicence, columns: 3 },
  { name: 'enterpriseRegistration', label: adminSettings.udyam, columns: 3 },
  { name: 'grievanceOfficer.name', label: adminSettings.officer, columns: 3 },
  { name: 'grievanceOfficer.designation', label: adminSettings.designation, columns: 3 },
  { name: 'grievanceOfficer.email', label: adminSettings.officerEmail, kind: 'email', columns: 3 },
  { name: 'grievanceOfficer.phone', label: adminSettings.officerPhone, columns: 3 },
  { name: 'pictureSiteUrl', label: adminSettings.instagram, columns: 3 },
  { name: 'videoSiteUrl', label: adminSettings.youtube, columns: 3 },
];

const api = () => browserApi().api.admin.settings;

export function ShopSettings() {
  const { revalidate } = useRevalidator();
  return (
    <VersionedForm
      name="settings"
      thing={adminSettings.settings}
      load={() => callApi(api().$get())}
      schema={({ fixed }) => settingsFormFor(Object.keys(fixed))}
      save={(json) => callApi(api().$put({ json }))}
      fields={({ fixed }) => fields().map((field) => ({ ...field, fixedBy: fixed[field.name] }))}
      toValues={toValues}
      button={adminSettings.save}
      savedText={adminSettings.saved}
      onSaved={revalidate}
    />
  );
}

function toValues({ values }: Settings) {
  return { ...values, latitude: values.latitude ?? '', longitude: values.longitude ?? '' };
}
