import './batches.css';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { batchTerms } from '../../../../contract/admin/batches.ts';
import { adminBatches } from '../../../../messages/admin-batches.ts';
import { adminKey, invalidateAdmin } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';
import { toast } from '../../../lib/toast.ts';
import { useRight } from '../../../lib/use-right.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';

const form = z.object({
  codePattern: batchTerms.shape.codePattern,
  minLifeDays: z
    .string()
    .transform((text) => (text.trim() === '' ? null : Number(text)))
    .pipe(batchTerms.shape.minLifeDays),
});

const api = () => browserApi().api.admin.batches.settings;

/** The pattern of codes, and how much life a bottle must have left. */
export function BatchSettings() {
  const { data } = useQuery(
    { queryKey: adminKey('batches', 'settings'), queryFn: () => callApi(api().$get()) },
    queries,
  );
  const mayChange = useRight('settings');
  if (!data || !mayChange) return null;
  const { codePattern, minLifeDays, version } = data;
  return (
    <details className="panel batch-settings">
      <summary>{adminBatches.settings}</summary>
      <AdminForm
        key={version}
        className="dialog-form"
        schema={form}
        fields={[
          {
            name: 'codePattern',
            label: adminBatches.codePattern,
            hint: adminBatches.codePatternHint,
            columns: 3,
          },
          {
            name: 'minLifeDays',
            label: adminBatches.minLife,
            kind: 'number',
            hint: adminBatches.minLifeHint,
            columns: 3,
          },
        ]}
        values={{ codePattern, minLifeDays: minLifeDays === null ? '' : String(minLifeDays) }}
        button={adminBatches.saveSettings}
        onSave={async (input) => {
          await callApi(api().$put({ json: { ...input, version } }));
          toast.success(adminBatches.settingsSaved);
          await invalidateAdmin('batches');
          return undefined;
        }}
      />
    </details>
  );
}
