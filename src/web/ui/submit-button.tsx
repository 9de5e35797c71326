import type { ReactNode } from 'react';

/**
 * Sends a form. While it works it stays where the focus is, so it is not disabled. A press takes the focus only when it is
 * over: leaving a field may show or take away a message, and the button would move away under the finger. Enter in a field
 * is a click too, but no press (its `detail` is 0): the focus stays in the field.
 */
export function SubmitButton({
  isBusy,
  form,
  className = 'btn btn--lg btn--block',
  children,
}: {
  isBusy: boolean;
  /** Of the form it sends, where it stands outside of it. */
  form?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <button
      type="submit"
      form={form}
      className={className}
      aria-busy={isBusy}
      aria-disabled={isBusy || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => event.detail > 0 && event.currentTarget.focus()}
    >
      {isBusy && <span className="spin" aria-hidden="true" />}
      {children}
    </button>
  );
}
