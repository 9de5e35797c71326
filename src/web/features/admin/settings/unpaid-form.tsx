import { type UnpaidSettings as Terms, unpaidForm } from '../../../../contract/unpaid.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { VersionedForm } from './versioned-form.tsx';

const fields: readonly FieldSpec[] = [
  {
    name: 'maxPieces',
    label: 'Pieces a customer may hold',
    kind: 'number',
    columns: 3,
    hint: 'Of one size, in all unpaid orders together. Only sizes whose stock you count.',
  },
  {
    name: 'maxOrders',
    label: 'Unpaid orders a customer may have',
    kind: 'number',
    columns: 3,
    hint: 'Orders that hold stock. Another one waits until one of them is paid or deleted.',
  },
  {
    name: 'holdMinutes',
    label: 'Longest hold (minutes)',
    kind: 'number',
    columns: 3,
    hint: 'An order holds its stock for 30 minutes. Trying to pay renews that until this long after placing, and once more after it.',
  },
  {
    name: 'cancelHours',
    label: 'Cancel unpaid orders after (hours)',
    kind: 'number',
    columns: 3,
    hint: 'The customer gets one mail. Orders by phone and those that you have confirmed stay.',
  },
  {
    name: 'lowStock',
    label: 'Stock is low at',
    kind: 'number',
    columns: 3,
    hint: 'All admins get a mail once when so few of a size are left, and once when it is sold out.',
  },
];

const api = () => browserApi().api.admin.settings.unpaid;

export function UnpaidSettings() {
  return (
    <VersionedForm
      name="unpaid"
      thing="settings"
      load={() => callApi(api().$get())}
      schema={() => unpaidForm}
      save={(json) => callApi(api().$put({ json }))}
      fields={() => fields}
      toValues={toValues}
      button="Save limits"
      savedText="Saved. It holds from now on."
    />
  );
}

function toValues({ version: _, ...terms }: Terms): Record<string, string> {
  return Object.fromEntries(Object.entries(terms).map(([name, value]) => [name, String(value)]));
}
