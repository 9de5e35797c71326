import { paymentStatuses } from '../../../../contract/admin/orders.ts';
import { orderStatuses } from '../../../../rules/order-status.ts';
import { Field } from '../../../ui/field.tsx';
import { type Choice, SelectField } from '../../../ui/select-field.tsx';
import type { Filter } from './orders-queries.ts';

const capitalize = (name: string) => name.charAt(0) + name.slice(1).toLowerCase();
const statusChoices: Choice[] = [
  ['', 'Any status'],
  ...orderStatuses.map((name): Choice => [name, capitalize(name)]),
];
const paymentChoices: Choice[] = [
  ['', 'Any payment'],
  ...paymentStatuses.map((name): Choice => [name, capitalize(name)]),
];

export function OrderFilters({ filter, onChange }: { filter: Filter; onChange: (changes: Filter) => void }) {
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <div className="filters">
      <SelectField
        label="Status"
        choices={statusChoices}
        value={filter.status ?? ''}
        onChange={({ target }) => onChange({ status: target.value })}
      />
      <SelectField
        label="Payment"
        choices={paymentChoices}
        value={filter.payment ?? ''}
        onChange={({ target }) => onChange({ payment: target.value })}
      />
      <Field
        label="From"
        type="date"
        value={filter.from ?? ''}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <Field
        label="To"
        type="date"
        value={filter.to ?? ''}
        onChange={({ target }) => onChange({ to: target.value })}
      />
      {isFiltered && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => onChange({ status: '', payment: '', from: '', to: '', q: '' })}
        >
          Show all
        </button>
      )}
    </div>
  );
}
