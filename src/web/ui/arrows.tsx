import { ArrowLeft, ArrowRight } from 'lucide-react';
import { ui } from '../../messages/ui.ts';

/** The two buttons of a slider. */
export function Arrows({
  of,
  isAtStart,
  isAtEnd,
  onBack,
  onNext,
}: {
  of: string;
  isAtStart: boolean;
  isAtEnd: boolean;
  onBack: () => void;
  onNext: () => void;
}) {
  return (
    <div className="arrows">
      <button
        type="button"
        className="arrow"
        aria-label={ui.previous(of)}
        disabled={isAtStart}
        onClick={onBack}
      >
        <ArrowLeft size={22} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <button type="button" className="arrow" aria-label={ui.next(of)} disabled={isAtEnd} onClick={onNext}>
        <ArrowRight size={22} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
