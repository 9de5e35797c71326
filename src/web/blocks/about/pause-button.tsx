import { Pause, Play } from 'lucide-react';

export function PauseButton({
  thing,
  isPaused,
  onClick,
}: {
  thing: string;
  isPaused: boolean;
  onClick: () => void;
}) {
  const Icon = isPaused ? Play : Pause;
  return (
    <button
      type="button"
      className="slider__button slider__pause"
      aria-label={isPaused ? `Play ${thing}` : `Pause ${thing}`}
      onClick={onClick}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
