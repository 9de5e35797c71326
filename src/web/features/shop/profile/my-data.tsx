import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { saveFile } from '../../../lib/download.ts';
import { clearStoredUser } from '../../../lib/stored-user.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { Failure } from '../../shared/session/failure.tsx';

const FILE = 'my-data.json';

/** Exports the customer's data and deletes the account. */
export function MyData() {
  const [isDeleting, setDeleting] = useState(false);
  const { run: download, isPending } = useAction(exportData, {
    onError: () => toast.error('Your data could not be exported. Please try again.'),
  });
  return (
    <section className="panel" aria-labelledby="my-data">
      <h2 className="panel-heading" id="my-data">
        My data
      </h2>
      <p className="my-data__text">
        Download everything we hold about you: account, orders, reviews, messages and devices.
      </p>
      <div className="panel__actions">
        <button
          type="button"
          className="button button--secondary"
          aria-busy={isPending}
          onClick={() => download()}
        >
          <Download size={18} strokeWidth={1.75} aria-hidden="true" />
          Export my data
        </button>
        <button type="button" className="button button--danger-quiet" onClick={() => setDeleting(true)}>
          <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          Delete my account
        </button>
      </div>
      {isDeleting && <DeleteAccount onClose={() => setDeleting(false)} />}
    </section>
  );
}

function DeleteAccount({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { run, isPending, problem } = useAction(deleteAccount, {
    onSuccess: () => {
      clearStoredUser();
      toast.success('Your account was deleted.');
      void navigate('/');
    },
  });
  return (
    <Dialog title="Delete my account?" isOpen onClose={onClose}>
      <ul className="delete-account">
        <li>Your name, email, phone, address, cart, wishlist and messages are deleted at once.</li>
        <li>You are signed out on every device.</li>
        <li>Past orders are kept without your name, as the law asks of a shop. Reviews stay without it.</li>
        <li>This cannot be undone.</li>
      </ul>
      <Failure>{problem}</Failure>
      <div className="dialog__actions">
        <button type="button" className="button button--secondary" onClick={onClose}>
          Keep my account
        </button>
        <button type="button" className="button button--danger" aria-busy={isPending} onClick={() => run()}>
          Delete my account
        </button>
      </div>
    </Dialog>
  );
}

async function deleteAccount(): Promise<void> {
  await callApi(browserApi().api.users.me.$delete(), 'Your account could not be deleted. Please try again.');
}

function exportData(): Promise<void> {
  return saveFile(browserApi().api.users.export.$get(), FILE);
}
