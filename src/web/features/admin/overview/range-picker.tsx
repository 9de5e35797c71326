import { Download } from 'lucide-react';
import { useState } from 'react';
import { adminOverview } from '../../../../messages/admin-overview.ts';
import { adminUi } from '../../../../messages/admin-ui.ts';
import { toast } from '../../../lib/toast.ts';
import { Field } from '../../../ui/field.tsx';
import { type Choice, SelectField } from '../../../ui/select-field.tsx';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { downloadOrders, lastDays, type Range } from './overview-queries.ts';

const presets = ['1', '7', '30', '90', '365'];

export function RangePicker({ range, onChange }: { range: Range; onChange: (range: Range) => void }) {
  const matching = presets.find((days) => isSame(lastDays(Number(days)), range));
  const [isOwn, setOwn] = useState(!matching);
  const { run, isPending } = useAdminAction(() => downloadOrders(range), {
    onSuccess: (isDone) => {
      if (!isDone) toast.error(adminUi.fileFailed);
    },
  });
  return (
    <div className="range-picker">
      <SelectField
        label={adminOverview.days}
        choices={[
          ...presets.map(
            (days): Choice => [days, days === '1' ? adminUi.today : adminOverview.lastDays(days)],
          ),
          ['own', adminOverview.ownDates],
        ]}
        value={isOwn ? 'own' : (matching ?? 'own')}
        onChange={({ target: { value } }) => {
          setOwn(value === 'own');
          if (value !== 'own') onChange(lastDays(Number(value)));
        }}
      />
      {isOwn && (
        <>
          <Field
            label={adminUi.from}
            type="date"
            value={range.from}
            max={range.to}
            onChange={({ target }) => target.value && onChange({ ...range, from: target.value })}
          />
          <Field
            label={adminUi.to}
            type="date"
            value={range.to}
            min={range.from}
            onChange={({ target }) => target.value && onChange({ ...range, to: target.value })}
          />
        </>
      )}
      <button type="button" className="button button--secondary" aria-busy={isPending} onClick={() => run()}>
        {isPending ? (
          <span className="spinner" aria-hidden="true" />
        ) : (
          <Download size={18} strokeWidth={1.75} aria-hidden="true" />
        )}
        {adminUi.export}
      </button>
    </div>
  );
}

function isSame(a: Range, b: Range): boolean {
  return a.from === b.from && a.to === b.to;
}
