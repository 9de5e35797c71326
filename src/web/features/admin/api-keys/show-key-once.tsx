import { Copy } from 'lucide-react';
import type { NewApiKey } from '../../../../contract/admin/api-keys.ts';
import { adminApiKeys } from '../../../../messages/admin-api-keys.ts';
import { toast } from '../../../lib/toast.ts';
import { Dialog } from '../../../ui/dialog.tsx';

/** The key itself. Nobody can read it again, so a click beside the dialog does not close it. */
export function ShowKeyOnce({
  created: { key, apiKey },
  onClose,
}: {
  created: NewApiKey;
  onClose: () => void;
}) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(key);
      toast.success(adminApiKeys.copied);
    } catch {
      // the browser forbids it, or the page came without TLS
      toast.error(adminApiKeys.copyFailed);
    }
  };
  return (
    <Dialog title={adminApiKeys.createdTitle(apiKey.name)} isOpen isSticky size="medium" onClose={onClose}>
      <div className="api-key-once">
        <p className="alert alert--warning">{adminApiKeys.showOnce}</p>
        <div className="api-key-once__line">
          <input className="input" aria-label={adminApiKeys.key} value={key} readOnly spellCheck={false} />
          <button type="button" className="button button--secondary" onClick={copy}>
            <Copy size={18} strokeWidth={1.75} aria-hidden="true" />
            {adminApiKeys.copy}
          </button>
        </div>
        <div className="dialog__actions">
          <button type="button" className="button" onClick={onClose}>
            {adminApiKeys.done}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
