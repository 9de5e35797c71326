import type { ReactNode } from 'react';

/** Sends a form. While it works it stays where the focus is, so it is not disabled. */
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
    >
      {isBusy && <span className="spin" aria-hidden="true" />}
      {children}
    </button>
  );
}
