import './month-picker.css';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { adminTax } from '../../../../messages/admin-tax.ts';
import { addMonths } from '../../../../rules/months.ts';

export function MonthPicker({
  month,
  last,
  onChange,
}: {
  month: string;
  last: string;
  onChange: (month: string) => void;
}) {
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)];
  return (
    <fieldset className="month-picker">
      <legend className="visually-hidden">{adminTax.monthGroup}</legend>
      <button type="button" aria-label={adminTax.month(before)} onClick={() => onChange(before)}>
        <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <strong>{adminTax.month(month)}</strong>
      <button
        type="button"
        aria-label={adminTax.month(after)}
        disabled={month >= last}
        onClick={() => onChange(after)}
      >
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </fieldset>
  );
}
