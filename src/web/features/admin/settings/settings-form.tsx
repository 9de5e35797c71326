import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { type Settings, settingsFormFor } from '../../../../contract/admin/settings.ts';
import { indianStates } from '../../../../rules/indian-states.ts';
import { adminKey, invalidateAdmin } from '../../../lib/admin-lists.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { queries } from '../../../lib/queries.ts';
import { read } from '../../../lib/read.ts';
import { send } from '../../../lib/send.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import { LoadState } from '../../../ui/load-state.tsx';
import type { Choice } from '../../../ui/select-field.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';

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

export function SettingsPage() {
  const { data, isError, refetch } = useQuery(
    { queryKey: adminKey('settings'), queryFn: () => read(api().$get()), refetchOnWindowFocus: false },
    queries,
  );
  if (!data) return <LoadState thing="settings" isError={isError} onRetry={refetch} />;
  return <SettingsForm settings={data} />;
}

function SettingsForm({ settings }: { settings: Settings }) {
  const { revalidate } = useRevalidator();
  const { fixed } = settings;
  // the version of what the fields show: what is read again later does not reach them
  const version = useRef(settings.version);
  return (
    <AdminForm
      schema={settingsFormFor(Object.keys(fixed))}
      fields={fields.map((field) => ({ ...field, fixedBy: fixed[field.name] }))}
      values={typed(settings)}
      button="Save settings"
      onSave={async (input) => {
        const outcome = await send(api().$put({ json: { ...input, version: version.current } }));
        if ('rejected' in outcome) {
          const current = outcome.rejected.current as Settings | undefined;
          if (!current) return outcome.rejected;
          version.current = current.version;
          return { ...outcome.rejected, fresh: typed(current) };
        }
        version.current = outcome.body.version;
        toast.success('The settings were saved.');
        await Promise.all([invalidateAdmin('settings'), revalidate()]);
      }}
    />
  );
}

/** The values as they stand in the fields. */
function typed({ values }: Settings) {
  return { ...values, latitude: values.latitude ?? '', longitude: values.longitude ?? '' };
}
