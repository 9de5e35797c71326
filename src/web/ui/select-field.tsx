import './select-field.css';
import { ChevronDown } from 'lucide-react';
import { type Ref, type SelectHTMLAttributes, useId } from 'react';
import { FieldError } from './field.tsx';

export type Choice = readonly [value: string, message: string];

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  choices: readonly Choice[];
  error?: string | undefined;
  columns?: 2 | 3 | 4 | undefined;
  ref?: Ref<HTMLSelectElement>;
}

export function SelectField({ label, choices, error, columns, ...attributes }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={columns ? `field span-${columns}` : 'field'}>
      <label htmlFor={id}>{label}</label>
      <div className="select select--block">
        <select
          {...attributes}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
