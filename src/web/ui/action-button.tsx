import type { ReactNode } from 'react';
import { useAdminAction } from './use-admin-action.ts';

interface ActionButtonProps {
  call: () => Promise<unknown>;
  onSuccess?: () => unknown;
  /** After success and after an error, which can mean that the page is outdated. */
  onSettled: () => unknown;
  /** For screen readers, where the text alone is ambiguous. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A button whose click changes something on the server. */
export function ActionButton({ call, onSuccess, onSettled, label, className, children }: ActionButtonProps) {
  const { run, isPending } = useAdminAction<void>(call, {
    ...(onSuccess && { onSuccess: () => onSuccess() }),
    onSettled: () => void onSettled(),
  });
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-busy={isPending}
      onClick={() => run()}
    >
      {children}
    </button>
  );
}
