import type { FieldValues } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { type Settings, type SettingsPatch, settingsPatchFor } from '../../../../contract/admin/settings.ts';
import { indianStates } from '../../../../rules/indian-states.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import type { Choice } from '../../../ui/select-field.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { VersionedForm } from './versioned-form.tsx';

const states: Choice[] = [['', 'Choose a state'], ...indianStates.map((name): Choice => [name, name])];

const farmFields: readonly FieldSpec[] = [
  { name: 'name', label: 'Farm’s name', columns: 3 },
  {
    name: 'legalName',
    label: 'Legal name',
    columns: 3,
    hint: 'As on the GST or PAN paper. It goes on every invoice.',
  },
  { name: 'address', label: 'Address', hint: 'Door, street, town, district, state and pincode' },
  { name: 'phone', label: 'Phone customers may call', columns: 3 },
  { name: 'email', label: 'Mail for customers', kind: 'email', columns: 3 },
  { name: 'tagline', label: 'One line about you (optional)' },
];

const lawFields: readonly FieldSpec[] = [
  { name: 'state', label: 'State', kind: 'select', choices: states, columns: 3 },
  { name: 'foodLicence', label: 'FSSAI licence', columns: 3, hint: '14 digits' },
  { name: 'gstin', label: 'GSTIN', columns: 3, hint: '15 characters; empty if you are not registered' },
  { name: 'withoutGst', label: 'We are not registered for GST', kind: 'check' },
  {
    name: 'grievanceOfficer.name',
    label: 'Grievance officer',
    columns: 3,
    hint: 'A named person who replies to complaints within 48 hours. It can be you.',
  },
  { name: 'grievanceOfficer.designation', label: 'Post', columns: 3 },
  { name: 'grievanceOfficer.email', label: 'Mail of the officer', kind: 'email', columns: 3 },
  { name: 'grievanceOfficer.phone', label: 'Phone of the officer', columns: 3 },
];

interface StepProps {
  button: string;
  /** After the step was saved. */
  onDone: () => Promise<unknown>;
}

/** The farm's own details, as a step of the set-up assistant. */
export function FarmStep(props: StepProps) {
  return <DetailsStep {...props} fields={farmFields} />;
}

/** What the law asks of a shop for food, as a step of the set-up assistant. */
export function LawStep(props: StepProps) {
  return <DetailsStep {...props} fields={lawFields} />;
}

const api = () => browserApi().api.admin.settings;

/** Some fields of the settings. Saving them leaves the others as they are. */
function DetailsStep({ fields, button, onDone }: StepProps & { fields: readonly FieldSpec[] }) {
  const { revalidate } = useRevalidator();
  const names = [...new Set(fields.map(({ name }) => name.split('.')[0] ?? ''))];
  return (
    <VersionedForm<Settings, SettingsPatch>
      name="settings"
      thing="settings"
      load={() => callApi(api().$get())}
      schema={({ fixed }) => settingsPatchFor(Object.keys(fixed))}
      save={(json) => callApi(api().$patch({ json }))}
      fields={({ fixed }) => fields.map((field) => ({ ...field, fixedBy: fixed[field.name] }))}
      toValues={(settings) => valuesOf(settings, names)}
      button={button}
      savedText="Saved."
      onSaved={async () => {
        await revalidate();
        await onDone();
      }}
    />
  );
}

function valuesOf({ values, withoutGst }: Settings, names: readonly string[]): FieldValues {
  const all: FieldValues = { ...values, withoutGst };
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}
