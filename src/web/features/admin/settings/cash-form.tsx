import { cashForm, type CashSettings as Terms } from '../../../../contract/cash-on-delivery.ts';
import { adminCash } from '../../../../messages/admin-cash.ts';
import { adminSettings } from '../../../../messages/admin-settings.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { VersionedForm } from './versioned-form.tsx';

const number = (name: string, label: string, hint?: string): FieldSpec => ({
  name,
  label,
  kind: 'number',
  columns: 3,
  ...(hint && { hint }),
});

const fields = (): readonly FieldSpec[] => [
  { name: 'isOffered', label: adminCash.isOffered, kind: 'check' },
  { name: 'needsCode', label: adminCash.needsCode, kind: 'check' },
  number('minOrder', adminCash.minOrder),
  number('maxOrder', adminCash.maxOrder, adminCash.maxOrderHint),
  number('fee', adminCash.fee, adminCash.feeHint),
  number('maxOpen', adminCash.maxOpen, adminCash.maxOpenHint),
  number('maxUndelivered', adminCash.maxUndelivered, adminCash.maxUndeliveredHint),
  { name: 'onlyPincodes', label: adminCash.onlyPincodes, kind: 'area', hint: adminCash.onlyPincodesHint },
  { name: 'notPincodes', label: adminCash.notPincodes, kind: 'area', hint: adminCash.notPincodesHint },
];

const api = () => browserApi().api.admin.settings['cash-on-delivery'];

export function CashSettings() {
  return (
    <VersionedForm
      name="cash-on-delivery"
      thing={adminSettings.settings}
      load={() => callApi(api().$get())}
      schema={() => cashForm}
      save={(json) => callApi(api().$put({ json }))}
      fields={fields}
      toValues={toValues}
      button={adminCash.save}
      savedText={adminCash.saved}
    />
  );
}

function toValues({ version: _, isOffered, needsCode, onlyPincodes, notPincodes, ...amounts }: Terms) {
  return {
    ...Object.fromEntries(Object.entries(amounts).map(([name, value]) => [name, String(value)])),
    isOffered,
    needsCode,
    onlyPincodes: onlyPincodes.join(', '),
    notPincodes: notPincodes.join(', '),
  };
}
