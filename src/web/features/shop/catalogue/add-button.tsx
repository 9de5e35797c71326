import { type ReactNode, type Ref, useState } from 'react';

interface AddButtonProps {
  ref?: Ref<HTMLButtonElement>;
  className: string;
  disabled: boolean;
  /** Resolves when the food is in the cart, or when a login is asked for. */
  onAdd: () => Promise<void>;
  icon?: ReactNode;
  children: ReactNode;
}

/** Add to Cart. It is busy at the tap, whatever comes next; nothing else of the page is rendered for that. */
export function AddButton({ ref, className, disabled, onAdd, icon, children }: AddButtonProps) {
  const [pending, setPending] = useState(0);
  const add = async () => {
    setPending((before) => before + 1);
    try {
      await onAdd();
    } finally {
      setPending((before) => before - 1);
    }
  };
  return (
    <button
      ref={ref}
      type="button"
      className={className}
      disabled={disabled}
      aria-busy={pending > 0}
      onClick={add}
    >
      {pending > 0 ? <span className="spinner" aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}
