import './tick.css';
import { Check, Minus } from 'lucide-react';

export function Tick({
  label,
  isOn,
  isMixed = false,
  onChange,
}: {
  label: string;
  isOn: boolean;
  isMixed?: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <label className="pack-tick">
      <input
        type="checkbox"
        aria-label={label}
        checked={isOn}
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span aria-hidden="true">{isMixed ? <Minus size={18} /> : <Check size={18} />}</span>
    </label>
  );
}
