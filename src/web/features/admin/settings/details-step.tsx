import type { FieldValues } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { z } from 'zod';
import { type Settings, type SettingsPatch, settingsPatchFor } from '../../../../contract/admin/settings.ts';
import { joinAddress, splitAddress } from '../../../../rules/farm-address.ts';
import { indianStates } from '../../../../rules/indian-states.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import type { Choice } from '../../../ui/select-field.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { PincodeNote } from './pincode-note.tsx';
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
  { name: 'pincode', label: 'Pincode', columns: 3, inputMode: 'numeric', below: <PincodeNote /> },
  { name: 'town', label: 'Town or village', columns: 3 },
  { name: 'street', label: 'Door and street' },
  { name: 'phone', label: 'Phone customers may call', columns: 3, inputMode: 'tel' },
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

/** When an environment variable sets the address, it is shown as it is. */
const fixedAddressField: FieldSpec = { name: 'address', label: 'Address' };
const ADDRESS_FIELDS = ['pincode', 'street', 'town'];
const addressParts = z.looseObject({
  pincode: z
    .string()
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .refine((typed) => typed === '' || /^[1-9]\d{5}$/.test(typed), 'A pincode has 6 digits'),
  street: z.string().max(180, 'This is too long'),
  town: z.string().max(60, 'This is too long'),
  addressState: z.string(),
});

/** The farm's own details, as a step of the set-up assistant. */
export function FarmStep(props: StepProps) {
  return (
    <DetailsStep
      {...props}
      fields={(fixed) =>
        fixed.address
          ? farmFields.flatMap((field) => {
              if (field.name === 'pincode') return [fixedAddressField];
              return ADDRESS_FIELDS.includes(field.name) ? [] : [field];
            })
          : farmFields
      }
      schema={(fixed) =>
        fixed.address
          ? settingsPatchFor(Object.keys(fixed))
          : addressParts
              .transform(
                ({ pincode, street, town, addressState, ...rest }): FieldValues => ({
                  ...rest,
                  address: joinAddress({ pincode, street, town, state: addressState }),
                }),
              )
              .pipe(settingsPatchFor(Object.keys(fixed)))
      }
      toValues={({ name, legalName, address, state, phone, email, tagline }, fixed) => {
        const own = { name, legalName, state, phone, email, tagline };
        if (fixed.address) return { ...own, address };
        const { state: addressState, ...parts } = splitAddress(address);
        return { ...own, ...parts, addressState };
      }}
    />
  );
}

/** What the law asks of a shop for food, as a step of the set-up assistant. */
export function LawStep(props: StepProps) {
  return (
    <DetailsStep
      {...props}
      fields={() => lawFields}
      schema={(fixed) => settingsPatchFor(Object.keys(fixed))}
      toValues={({ state, foodLicence, gstin, grievanceOfficer }, _, withoutGst) => {
        return { state, foodLicence, gstin, withoutGst, grievanceOfficer };
      }}
    />
  );
}

const api = () => browserApi().api.admin.settings;

interface DetailsStepProps extends StepProps {
  fields: (fixed: Settings['fixed']) => readonly FieldSpec[];
  schema: (fixed: Settings['fixed']) => z.ZodType<SettingsPatch, FieldValues>;
  toValues: (values: Settings['values'], fixed: Settings['fixed'], withoutGst: boolean) => FieldValues;
}

/** Some fields of the settings. Saving them leaves the others as they are. */
function DetailsStep({ fields, schema, toValues, button, onDone }: DetailsStepProps) {
  const { revalidate } = useRevalidator();
  return (
    <VersionedForm<Settings, SettingsPatch>
      name="settings"
      thing="settings"
      load={() => callApi(api().$get())}
      schema={({ fixed }) => schema(fixed)}
      save={(json) => callApi(api().$patch({ json }))}
      fields={({ fixed }) => fields(fixed).map((field) => ({ ...field, fixedBy: fixed[field.name] }))}
      toValues={({ values, fixed, withoutGst }) => toValues(values, fixed, withoutGst)}
      button={button}
      savedText="Saved."
      onSaved={async () => {
        await revalidate();
        await onDone();
      }}
    />
  );
}
