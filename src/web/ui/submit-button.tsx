import type { ReactNode } from 'react';

/**
 * Submits a form. It is not disabled while busy, so that it keeps the focus. A mouse press moves the focus only with the
 * click: the blur of a field may show or hide an error and move the button away from the pointer. Enter in a field also
 * clicks the button (with `detail` 0); the focus then stays in the field.
 */
export function SubmitButton({
  isBusy,
  isDisabled = false,
  form,
  className = 'button button--large button--block',
  children,
}: {
  isBusy: boolean;
  /** While the form says nothing that could be sent. */
  isDisabled?: boolean;
  /** The id of the form, when the button is outside of it. */
  form?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <button
      type="submit"
      form={form}
      disabled={isDisabled}
      className={className}
      aria-busy={isBusy}
      aria-disabled={isBusy || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => event.detail > 0 && event.currentTarget.focus()}
    >
      {isBusy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}
