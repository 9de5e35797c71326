import './fold.css';
import type { ReactNode } from 'react';

/**
 * Content that is folded away but stays in reach: a validation error that focuses one of its fields, or a browser that fills
 * them in, unfolds it with `onReveal`. Fields inside get `tabIndex={-1}` while it is folded.
 */
export function Fold({
  isOpen,
  onReveal,
  children,
}: {
  isOpen: boolean;
  onReveal: () => void;
  children: ReactNode;
}) {
  return (
    <div
      className={isOpen ? 'fold fold--open' : 'fold'}
      aria-hidden={isOpen ? undefined : true}
      onFocus={isOpen ? undefined : onReveal}
    >
      <div className="fold__content">{children}</div>
    </div>
  );
}
