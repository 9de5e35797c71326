import type { ReactNode } from 'react';

/** Sends a form. While it works it stays where the focus is, so it is not disabled. */
export function SubmitButton({
  isBusy,
  className = 'btn btn--lg btn--block',
  children,
}: {
  isBusy: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <button type="submit" className={className} aria-busy={isBusy} aria-disabled={isBusy || undefined}>
      {isBusy && <span className="spin" aria-hidden="true" />}
      {children}
    </button>
  );
}
