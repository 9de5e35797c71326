import { Pause, Play } from 'lucide-react';

/** Whoever is disturbed by what moves stops it here. */
export function HeroPause({ of, isPaused, onClick }: { of: string; isPaused: boolean; onClick: () => void }) {
  const Icon = isPaused ? Play : Pause;
  return (
    <button
      type="button"
      className="bars__p"
      aria-label={`${isPaused ? 'Play' : 'Pause'} ${of}`}
      onClick={onClick}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
