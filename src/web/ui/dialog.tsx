import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

/** A modal dialog: the browser traps the focus, closes on Escape and gives the focus back. */
export function Dialog({
  title,
  isOpen,
  onClose,
  wide = false,
  children,
}: {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  wide?: boolean;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={wide ? 'dialog dialog--wide' : 'dialog'}
      aria-label={title}
      onClose={onClose}
      {...{ closedby: 'any' }}
    >
      {isOpen && (
        <>
          <header className="dialog__head">
            <h2>{title}</h2>
            <button type="button" aria-label="Close" onClick={onClose}>
              <X size={24} strokeWidth={1.75} aria-hidden="true" />
            </button>
          </header>
          <div className="dialog__body">{children}</div>
        </>
      )}
    </dialog>
  );
}
