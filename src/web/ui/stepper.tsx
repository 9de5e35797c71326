import { Minus, Plus } from 'lucide-react';

/** A number between two buttons. */
export function Stepper({
  label,
  less,
  more,
  value,
  min = 1,
  max,
  onChange,
}: {
  /** Names the group. */
  label: string;
  less: string;
  more: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
}) {
  return (
    <fieldset className="stepper">
      <legend className="visually-hidden">{label}</legend>
      <button type="button" aria-label={less} disabled={value <= min} onClick={() => onChange(value - 1)}>
        <Minus size={18} strokeWidth={2} aria-hidden="true" />
      </button>
      <output>{value}</output>
      <button type="button" aria-label={more} disabled={value >= max} onClick={() => onChange(value + 1)}>
        <Plus size={18} strokeWidth={2} aria-hidden="true" />
      </button>
    </fieldset>
  );
}
