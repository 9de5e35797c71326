import { Pause, Play } from 'lucide-react';
import { ui } from '../../messages/ui.ts';

/** Stops and starts an animation (WCAG 2.2.2). */
export function PauseButton({
  thing,
  isPaused,
  onClick,
  className,
}: {
  thing: string;
  isPaused: boolean;
  onClick: () => void;
  className: string;
}) {
  const Icon = isPaused ? Play : Pause;
  return (
    <button
      type="button"
      className={className}
      aria-label={isPaused ? ui.play(thing) : ui.pause(thing)}
      onClick={onClick}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
