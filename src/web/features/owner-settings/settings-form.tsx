import { useQuery } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { type Settings, settingsForm } from '../../../contract/owner/settings.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { forgetOwner, ownerKey } from '../../lib/owner-lists.ts';
import { queries } from '../../lib/queries.ts';
import { read } from '../../lib/read.ts';
import { send } from '../../lib/send.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { OwnerForm } from '../../ui/owner-form.tsx';
import type { FieldSpec } from '../../ui/spec-field.tsx';

const fields: readonly FieldSpec[] = [
  { name: 'name', label: 'Shop name', columns: 3 },
  { name: 'legalName', label: 'Legal name', columns: 3 },
  { name: 'tagline', label: 'Tagline' },
  { name: 'email', label: 'Email', kind: 'email', columns: 3 },
  { name: 'phone', label: 'Phone', columns: 3 },
  { name: 'address', label: 'Address' },
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

export function SettingsPage() {
  const { data, isError, refetch } = useQuery(
    { queryKey: ownerKey('settings'), queryFn: () => read(api().$get()), refetchOnWindowFocus: false },
    queries,
  );
  if (!data) return <LoadState thing="settings" isError={isError} onRetry={refetch} />;
  return <SettingsForm settings={data} />;
}

function SettingsForm({ settings: { values, fixed } }: { settings: Settings }) {
  const { revalidate } = useRevalidator();
  return (
    <OwnerForm
      schema={settingsForm}
      fields={fields.map((field) => ({ ...field, fixedBy: fixed[field.name] }))}
      values={{ ...values, latitude: values.latitude ?? '', longitude: values.longitude ?? '' }}
      button="Save settings"
      onSave={async (given) => {
        const outcome = await send(api().$put({ json: given }));
        if ('refused' in outcome) return outcome.refused;
        toast.success('The settings were saved.');
        await Promise.all([forgetOwner('settings'), revalidate()]);
      }}
    />
  );
}
