import { type UnpaidSettings as Terms, unpaidForm } from '../../../../contract/unpaid.ts';
import { adminSettings } from '../../../../messages/admin-settings.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { VersionedForm } from './versioned-form.tsx';

const fields = (): readonly FieldSpec[] => [
  {
    name: 'maxPieces',
    label: adminSettings.maxPieces,
    kind: 'number',
    columns: 3,
    hint: adminSettings.maxPiecesHint,
  },
  {
    name: 'maxOrders',
    label: adminSettings.maxOrders,
    kind: 'number',
    columns: 3,
    hint: adminSettings.maxOrdersHint,
  },
  {
    name: 'holdMinutes',
    label: adminSettings.holdMinutes,
    kind: 'number',
    columns: 3,
    hint: adminSettings.holdMinutesHint,
  },
  {
    name: 'cancelHours',
    label: adminSettings.cancelHours,
    kind: 'number',
    columns: 3,
    hint: adminSettings.cancelHoursHint,
  },
  {
    name: 'lowStock',
    label: adminSettings.lowStock,
    kind: 'number',
    columns: 3,
    hint: adminSettings.lowStockHint,
  },
];

const api = () => browserApi().api.admin.settings.unpaid;

export function UnpaidSettings() {
  return (
    <VersionedForm
      name="unpaid"
      thing={adminSettings.settings}
      load={() => callApi(api().$get())}
      schema={() => unpaidForm}
      save={(json) => callApi(api().$put({ json }))}
      fields={fields}
      toValues={toValues}
      button={adminSettings.saveLimits}
      savedText={adminSettings.limitsSaved}
    />
  );
}

function toValues({ version: _, ...terms }: Terms): Record<string, string> {
  return Object.fromEntries(Object.entries(terms).map(([name, value]) => [name, String(value)]));
}
