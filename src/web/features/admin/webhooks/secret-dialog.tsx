import './webhooks.css';
import { Copy } from 'lucide-react';
import { adminWebhooks } from '../../../../messages/admin-webhooks.ts';
import { toast } from '../../../lib/toast.ts';
import { Dialog } from '../../../ui/dialog.tsx';

/** The only time that the secret is on a screen. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      title={adminWebhooks.secretTitle}
      note={adminWebhooks.secretNote}
      isOpen
      size="medium"
      onClose={onClose}
    >
      <code className="webhook-secret">{secret}</code>
      <div className="dialog__actions">
        <button
          type="button"
          className="button button--secondary"
          onClick={async () => {
            await navigator.clipboard?.writeText(secret);
            toast.success(adminWebhooks.copied);
          }}
        >
          <Copy size={18} strokeWidth={1.75} aria-hidden="true" />
          {adminWebhooks.copy}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {adminWebhooks.secretSaved}
        </button>
      </div>
    </Dialog>
  );
}
