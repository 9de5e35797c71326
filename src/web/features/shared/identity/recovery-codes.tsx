import { Copy, Printer } from 'lucide-react';
import { signInSecurity } from '../../../../messages/sign-in-security.ts';
import { toast } from '../../../lib/toast.ts';
import { Dialog } from '../../../ui/dialog.tsx';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Shown once: the server has only their hashes. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast.success(signInSecurity.copied);
  };
  return (
    <Dialog
      title={signInSecurity.recoveryCodes}
      note={signInSecurity.recoveryNote}
      isOpen
      isSticky
      onClose={onClose}
    >
      <ol className="identity__codes" lang="en">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="identity__buttons">
        <button type="button" className="button button--secondary" onClick={() => void copy()}>
          <Copy {...ICON} />
          {signInSecurity.copy}
        </button>
        <button type="button" className="button button--secondary" onClick={() => window.print()}>
          <Printer {...ICON} />
          {signInSecurity.print}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {signInSecurity.saved}
        </button>
      </div>
    </Dialog>
  );
}
