import { paymentStatuses } from '../../../../contract/admin/orders.ts';
import { adminOrders } from '../../../../messages/admin-orders.ts';
import { adminUi } from '../../../../messages/admin-ui.ts';
import { orderStatus } from '../../../../messages/order-status.ts';
import { dayOf } from '../../../../rules/days.ts';
import { orderStatuses } from '../../../../rules/order-status.ts';
import { Field } from '../../../ui/field.tsx';
import { type Choice, SelectField } from '../../../ui/select-field.tsx';
import type { Filter } from './orders-queries.ts';

const statusChoices = (): Choice[] => [
  ['', adminOrders.anyStatus],
  ...orderStatuses.map((name): Choice => [name, orderStatus.name(name)]),
];
const paymentChoices = (): Choice[] => [
  ['', adminOrders.anyPayment],
  ...paymentStatuses.map((name): Choice => [name, adminOrders.paymentFilter(name)]),
];

export function OrderFilters({ filter, onChange }: { filter: Filter; onChange: (changes: Filter) => void }) {
  const today = dayOf(new Date());
  const isToday = filter.from === today && filter.to === today;
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <div className="filters">
      <SelectField
        label={adminOrders.status}
        choices={statusChoices()}
        value={filter.status ?? ''}
        onChange={({ target }) => onChange({ status: target.value })}
      />
      <SelectField
        label={adminOrders.payment}
        choices={paymentChoices()}
        value={filter.payment ?? ''}
        onChange={({ target }) => onChange({ payment: target.value })}
      />
      <Field
        label={adminUi.from}
        type="date"
        value={filter.from ?? ''}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <Field
        label={adminUi.to}
        type="date"
        value={filter.to ?? ''}
        onChange={({ target }) => onChange({ to: target.value })}
      />
      {!isToday && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => onChange({ from: today, to: today })}
        >
          {adminUi.today}
        </button>
      )}
      {isFiltered && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => onChange({ status: '', payment: '', from: '', to: '', q: '' })}
        >
          {adminOrders.showAll}
        </button>
      )}
    </div>
  );
}
