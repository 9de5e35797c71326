import { Download } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { Field } from '../../../ui/field.tsx';
import { type Choice, SelectField } from '../../../ui/select-field.tsx';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { downloadOrders, lastDays, type Range } from './overview-queries.ts';

const presets: Choice[] = [
  ['7', 'Last 7 days'],
  ['30', 'Last 30 days'],
  ['90', 'Last 90 days'],
  ['365', 'Last 365 days'],
  ['own', 'Own dates'],
];

export function RangePicker({ range, onChange }: { range: Range; onChange: (range: Range) => void }) {
  const matching = presets.find(([days]) => isSame(lastDays(Number(days) || 1), range) && days !== 'own');
  const [isOwn, setOwn] = useState(!matching);
  const { run, isPending } = useAdminAction(() => downloadOrders(range), {
    onSuccess: (isDone) => {
      if (!isDone) toast.error('The file could not be made. Please try again.');
    },
  });
  return (
    <div className="range-picker">
      <SelectField
        label="Days"
        choices={presets}
        value={isOwn ? 'own' : (matching?.[0] ?? 'own')}
        onChange={({ target: { value } }) => {
          setOwn(value === 'own');
          if (value !== 'own') onChange(lastDays(Number(value)));
        }}
      />
      {isOwn && (
        <>
          <Field
            label="From"
            type="date"
            value={range.from}
            max={range.to}
            onChange={({ target }) => target.value && onChange({ ...range, from: target.value })}
          />
          <Field
            label="To"
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
        Export
      </button>
    </div>
  );
}

function isSame(a: Range, b: Range): boolean {
  return a.from === b.from && a.to === b.to;
}
