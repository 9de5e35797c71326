import { useRevalidator } from 'react-router';
import { type Settings, settingsFormFor } from '../../../../contract/admin/settings.ts';
import { indianStates } from '../../../../rules/indian-states.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import type { Choice } from '../../../ui/select-field.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { VersionedForm } from './versioned-form.tsx';

const states: Choice[] = [['', 'Not set'], ...indianStates.map((name): Choice => [name, name])];

const fields: readonly FieldSpec[] = [
  { name: 'name', label: 'Shop name', columns: 3 },
  { name: 'legalName', label: 'Legal name', columns: 3 },
  { name: 'tagline', label: 'Tagline' },
  { name: 'email', label: 'Email', kind: 'email', columns: 3 },
  { name: 'phone', label: 'Phone', columns: 3 },
  { name: 'address', label: 'Address' },
  { name: 'state', label: 'State of the shop', kind: 'select', choices: states, columns: 3 },
  { name: 'gstin', label: 'GSTIN', columns: 3, hint: 'Empty: invoices carry no GST' },
  { name: 'latitude', label: 'Latitude', columns: 3 },
  { name: 'longitude', label: 'Longitude', columns: 3 },
  { name: 'foodLicence', label: 'Food licence (FSSAI)', columns: 3 },
  { name: 'enterpriseRegistration', label: 'Enterprise registration (Udyam)', columns: 3 },
  { name: 'grievanceOfficer.name', label: 'Grievance officer', columns: 3 },
  { name: 'grievanceOfficer.designation', label: 'Designation', columns: 3 },
  { name: 'grievanceOfficer.email', label: 'Email of the officer', kind: 'email', columns: 3 },
  { name: 'grievanceOfficer.phone', label: 'Phone of the officer', columns: 3 },
  { name: 'pictureSiteUrl', label: 'Instagram page', columns: 3 },
  { name: 'videoSiteUrl', label: 'YouTube page', columns: 3 },
];

const api = () => browserApi().api.admin.settings;

export function ShopSettings() {
  const { revalidate } = useRevalidator();
  return (
    <VersionedForm
      name="settings"
      thing="settings"
      load={() => callApi(api().$get())}
      schema={({ fixed }) => settingsFormFor(Object.keys(fixed))}
      save={(json) => callApi(api().$put({ json }))}
      fields={({ fixed }) => fields.map((field) => ({ ...field, fixedBy: fixed[field.name] }))}
      toValues={toValues}
      button="Save settings"
      savedText="The settings were saved."
      onSaved={revalidate}
    />
  );
}

function toValues({ values }: Settings) {
  return { ...values, latitude: values.latitude ?? '', longitude: values.longitude ?? '' };
}
