import type { FieldValues } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { z } from 'zod';
import { type Settings, type SettingsPatch, settingsPatchFor } from '../../../../contract/admin/settings.ts';
import { adminSettings } from '../../../../messages/admin-settings.ts';
import { states as stateNames } from '../../../../messages/states.ts';
import { joinAddress, splitAddress } from '../../../../rules/farm-address.ts';
import { indianStates } from '../../../../rules/indian-states.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import type { Choice } from '../../../ui/select-field.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { PincodeNote } from './pincode-note.tsx';
import { VersionedForm } from './versioned-form.tsx';

const states = (): Choice[] => [
  ['', adminSettings.chooseState],
  ...indianStates.map((name): Choice => [name, stateNames.shown(name)]),
];

const farmFields = (): readonly FieldSpec[] => [
  { name: 'name', label: adminSettings.farmName, columns: 3 },
  {
    name: 'legalName',
    label: adminSettings.legalName,
    columns: 3,
    hint: adminSettings.legalNameHint,
  },
  { name: 'pincode', label: adminSettings.pincode, columns: 3, inputMode: 'numeric', below: <PincodeNote /> },
  { name: 'town', label: adminSettings.town, columns: 3 },
  { name: 'street', label: adminSettings.street },
  { name: 'phone', label: adminSettings.customerPhone, columns: 3, inputMode: 'tel' },
  { name: 'email', label: adminSettings.customerMail, kind: 'email', columns: 3 },
  { name: 'tagline', label: adminSettings.taglineShort },
];

const lawFields = (): readonly FieldSpec[] => [
  { name: 'state', label: adminSettings.state, kind: 'select', choices: states(), columns: 3 },
  { name: 'foodLicence', label: adminSettings.fssaiLicence, columns: 3, hint: adminSettings.fssaiHint },
  { name: 'gstin', label: adminSettings.gstin, columns: 3, hint: adminSettings.gstinFormat },
  { name: 'withoutGst', label: adminSettings.withoutGst, kind: 'check' },
  {
    name: 'grievanceOfficer.name',
    label: adminSettings.officer,
    columns: 3,
    hint: adminSettings.officerHint,
  },
  { name: 'grievanceOfficer.designation', label: adminSettings.post, columns: 3 },
  { name: 'grievanceOfficer.email', label: adminSettings.officerMail, kind: 'email', columns: 3 },
  { name: 'grievanceOfficer.phone', label: adminSettings.officerPhone, columns: 3 },
];

interface StepProps {
  button: string;
  /** After the step was saved. */
  onDone: () => Promise<unknown>;
}

/** When an environment variable sets the address, it is shown as it is. */
const fixedAddressField = (): FieldSpec => ({ name: 'address', label: adminSettings.address });
const ADDRESS_FIELDS = ['pincode', 'street', 'town'];
const addressParts = z.looseObject({
  pincode: z
    .string()
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .refine((typed) => typed === '' || /^[1-9]\d{5}$/.test(typed), {
      error: () => adminSettings.pincodeDigits,
    }),
  street: z.string().max(180, { error: () => adminSettings.tooLong }),
  town: z.string().max(60, { error: () => adminSettings.tooLong }),
  addressState: z.string(),
});

/** The farm's own details, as a step of the set-up assistant. */
export function FarmStep(props: StepProps) {
  return (
    <DetailsStep
      {...props}
      fields={(fixed) =>
        fixed.address
          ? farmFields().flatMap((field) => {
              if (field.name === 'pincode') return [fixedAddressField()];
              return ADDRESS_FIELDS.includes(field.name) ? [] : [field];
            })
          : farmFields()
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
      fields={lawFields}
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
      thing={adminSettings.settings}
      load={() => callApi(api().$get())}
      schema={({ fixed }) => schema(fixed)}
      save={(json) => callApi(api().$patch({ json }))}
      fields={({ fixed }) => fields(fixed).map((field) => ({ ...field, fixedBy: fixed[field.name] }))}
      toValues={({ values, fixed, withoutGst }) => toValues(values, fixed, withoutGst)}
      button={button}
      savedText={adminSettings.savedShort}
      onSaved={async () => {
        await revalidate();
        await onDone();
      }}
    />
  );
}
