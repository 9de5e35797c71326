import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { profile } from '../../../../messages/profile.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { saveFile } from '../../../lib/download.ts';
import { clearStoredUser } from '../../../lib/stored-user.ts';
import { toast } from '../../../lib/toast.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { Failure } from '../../shared/session/failure.tsx';

const FILE = 'my-data.json';

/** Exports the customer's data and deletes the account. */
export function MyData() {
  const [isDeleting, setDeleting] = useState(false);
  const { run: download, isPending } = useAction(exportData, {
    onError: () => toast.error(profile.exportFailed),
  });
  return (
    <section className="panel" aria-labelledby="my-data">
      <h2 className="panel-heading" id="my-data">
        {profile.data}
      </h2>
      <p className="my-data__text">{profile.dataNote}</p>
      <div className="panel__actions">
        <button
          type="button"
          className="button button--secondary"
          aria-busy={isPending}
          onClick={() => download()}
        >
          <Download size={18} strokeWidth={1.75} aria-hidden="true" />
          {profile.exportData}
        </button>
        <button type="button" className="button button--danger-quiet" onClick={() => setDeleting(true)}>
          <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          {profile.deleteAccount}
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
      toast.success(profile.accountDeleted);
      void navigate('/');
    },
  });
  return (
    <Dialog title={profile.deleteQuestion} isOpen onClose={onClose}>
      <ul className="delete-account">
        <li>{profile.deleteDetails}</li>
        <li>{profile.deleteDevices}</li>
        <li>{profile.deleteOrders}</li>
        <li>{profile.deleteForever}</li>
      </ul>
      <Failure>{problem}</Failure>
      <div className="dialog__actions">
        <button type="button" className="button button--secondary" onClick={onClose}>
          {profile.cancelDeletion}
        </button>
        <button type="button" className="button button--danger" aria-busy={isPending} onClick={() => run()}>
          {profile.deleteAccount}
        </button>
      </div>
    </Dialog>
  );
}

async function deleteAccount(): Promise<void> {
  await callApi(browserApi().api.users.me.$delete(), profile.deleteFailed);
}

function exportData(): Promise<void> {
  return saveFile(browserApi().api.users.export.$get(), FILE);
}
