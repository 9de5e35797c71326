import { type Choice, SelectField } from './select-field.tsx';

/** The filter of a list that has only one. */
export function AdminFilter({
  label,
  choices,
  value,
  onChange,
}: {
  label: string;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <div className="filters">
      <SelectField
        label={label}
        choices={choices}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
