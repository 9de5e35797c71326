import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { ui } from '../../messages/ui.ts';
import { afterPaint } from '../lib/after-paint.ts';
import { raiseToasts } from '../lib/toast-settings.ts';

const FIRST_FIELD =
  '.dialog__body :is(input:not([type="checkbox"], [type="radio"], [type="file"]), textarea):enabled:not([tabindex="-1"])';

/** A modal dialog: the browser traps the focus, closes on Escape and restores the focus. */
export function Dialog({
  title,
  note,
  isOpen,
  onClose,
  size = 'small',
  isSticky = false,
  isLoading = false,
  children,
}: {
  title: string;
  note?: string;
  isOpen: boolean;
  onClose: () => void;
  size?: 'small' | 'medium' | 'wide';
  /** A click beside it does not close it. */
  isSticky?: boolean;
  /** The fields come later. */
  isLoading?: boolean;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    dialog.current?.showModal();
    return afterPaint(raiseToasts);
  }, [isOpen]);
  // by default the close button would get the focus
  useEffect(() => {
    if (isOpen && !isLoading) dialog.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  }, [isOpen, isLoading]);
  return (
    <dialog
      ref={dialog}
      className={`dialog dialog--${size}`}
      aria-label={title}
      // Escape or a click beside it. The browser reports `close` only some time later: until then, the button
      // that opened the dialog has the focus but would change nothing
      onCancel={(event) => {
        // a file field cancels too
        if (event.target !== event.currentTarget) return;
        event.currentTarget.close();
        onClose();
      }}
      // open again: the late report of an earlier close
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
      {...{ closedby: isSticky ? 'closerequest' : 'any' }}
    >
      {isOpen && (
        <>
          <header className="dialog__head">
            <div>
              <h2>{title}</h2>
              {note && <p>{note}</p>}
            </div>
            <button type="button" aria-label={ui.close} onClick={onClose}>
              <X size={24} strokeWidth={1.75} aria-hidden="true" />
            </button>
          </header>
          <div className="dialog__body">{children}</div>
        </>
      )}
    </dialog>
  );
}
