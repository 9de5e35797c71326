import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { apiErrorMessage } from '../../../lib/api-error-message.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { clearStoredUser } from '../../../lib/stored-user.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Failure } from '../../shared/session/failure.tsx';

const FILE = 'my-data.json';

/** Taking one's data along, and leaving. */
export function MyData() {
  const [isLeaving, setLeaving] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    if (isBusy) return;
    setBusy(true);
    if (!(await exportData())) toast.error('Your data could not be exported. Please try again.');
    setBusy(false);
  };
  return (
    <section className="panel" aria-labelledby="my-data">
      <h2 className="panel-heading" id="my-data">
        My data
      </h2>
      <p className="mb-4">
        Download everything we hold about you: account, orders, reviews, messages and devices.
      </p>
      <div className="panel__actions">
        <button type="button" className="btn btn--2" aria-busy={isBusy} onClick={download}>
          <Download size={18} strokeWidth={1.75} aria-hidden="true" />
          Export my data
        </button>
        <button type="button" className="btn btn--danger2" onClick={() => setLeaving(true)}>
          <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          Delete my account
        </button>
      </div>
      {isLeaving && <DeleteAccount onClose={() => setLeaving(false)} />}
    </section>
  );
}

function DeleteAccount({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const leave = async () => {
    if (isBusy) return;
    setBusy(true);
    const problem = await deleteAccount();
    setBusy(false);
    if (problem) {
      setFailure(problem);
      return;
    }
    clearStoredUser();
    toast.success('Your account was deleted.');
    void navigate('/');
  };
  return (
    <Dialog title="Delete my account?" isOpen onClose={onClose}>
      <ul className="leave">
        <li>Your name, email, phone, address, cart, wishlist and messages are deleted at once.</li>
        <li>You are signed out on every device.</li>
        <li>Past orders are kept without your name, as the law asks of a shop. Reviews stay without it.</li>
        <li>This cannot be undone.</li>
      </ul>
      <Failure>{failure}</Failure>
      <div className="dialog__row">
        <button type="button" className="btn btn--2" onClick={onClose}>
          Keep my account
        </button>
        <button type="button" className="btn btn--danger" aria-busy={isBusy} onClick={leave}>
          Delete my account
        </button>
      </div>
    </Dialog>
  );
}

async function deleteAccount(): Promise<string | undefined> {
  const otherwise = 'Your account could not be deleted. Please try again.';
  try {
    const response = await browserApi().api.users.me.$delete();
    return response.ok ? undefined : await apiErrorMessage(response, otherwise);
  } catch {
    return otherwise;
  }
}

/** Fetched with the token, which a plain link would not carry; then given to the browser as a file. */
async function exportData(): Promise<boolean> {
  try {
    const response = await browserApi().api.users.export.$get();
    if (!response.ok) return false;
    const url = URL.createObjectURL(await response.blob());
    const link = document.createElement('a');
    link.href = url;
    link.download = FILE;
    link.click();
    URL.revokeObjectURL(url);
    return true;
  } catch {
    return false;
  }
}
