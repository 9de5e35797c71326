import './switch.css';

/** An on/off switch that takes effect at once. */
export function Switch({
  label,
  isOn,
  onChange,
}: {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <button
      type="button"
      role="switch"
      className="switch"
      aria-checked={isOn}
      aria-label={label}
      onClick={() => onChange(!isOn)}
    >
      <span />
    </button>
  );
}
