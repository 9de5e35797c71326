import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from 'react-toastify/unstyled';
import { type UnpaidSettings as Terms, unpaidForm } from '../../../../contract/unpaid.ts';
import { adminKey, invalidateAdmin } from '../../../lib/admin-lists.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { queries } from '../../../lib/queries.ts';
import { read } from '../../../lib/read.ts';
import { send } from '../../../lib/send.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import { LoadState } from '../../../ui/load-state.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';

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

export function UnpaidSettings() {
  const { data, isError, refetch } = useQuery(
    {
      queryKey: adminKey('unpaid'),
      queryFn: () => read(browserApi().api.admin.settings.unpaid.$get()),
      refetchOnWindowFocus: false,
    },
    queries,
  );
  if (!data) return <LoadState thing="settings" isError={isError} onRetry={refetch} />;
  return <UnpaidForm terms={data} />;
}

function UnpaidForm({ terms }: { terms: Terms }) {
  // the version of what the fields show: what is read again later does not reach them
  const version = useRef(terms.version);
  return (
    <AdminForm
      schema={unpaidForm}
      fields={fields}
      values={typed(terms)}
      button="Save limits"
      onSave={async (input) => {
        const json = { ...input, version: version.current };
        const outcome = await send(browserApi().api.admin.settings.unpaid.$put({ json }));
        if ('rejected' in outcome) {
          const current = outcome.rejected.current as Terms | undefined;
          if (!current) return outcome.rejected;
          version.current = current.version;
          return { ...outcome.rejected, fresh: typed(current) };
        }
        version.current = outcome.body.version;
        toast.success('Saved. It holds from now on.');
        await invalidateAdmin('unpaid');
      }}
    />
  );
}

/** What the fields show; the version is no field. */
function typed({ version: _, ...terms }: Terms): Record<string, string> {
  return Object.fromEntries(Object.entries(terms).map(([name, value]) => [name, String(value)]));
}
