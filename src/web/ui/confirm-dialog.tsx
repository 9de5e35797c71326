import { ui } from '../../messages/ui.ts';
import { Dialog } from './dialog.tsx';

/** Asks for confirmation of an action that cannot be undone. */
export function ConfirmDialog({
  question,
  consequence,
  yes,
  no = ui.cancel,
  isBusy = false,
  onYes,
  onNo,
}: {
  question: string;
  consequence: string;
  yes: string;
  no?: string;
  isBusy?: boolean;
  onYes: () => void;
  onNo: () => void;
}) {
  return (
    <Dialog title={question} isOpen onClose={onNo}>
      <p>{consequence}</p>
      <div className="dialog__actions">
        <button type="button" className="button button--secondary" onClick={onNo}>
          {no}
        </button>
        <button
          type="button"
          className="button button--danger"
          aria-busy={isBusy}
          onClick={() => {
            if (!isBusy) onYes();
          }}
        >
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
