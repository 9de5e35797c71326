import type { ReactNode } from 'react';
import { adminUi } from '../../messages/admin-ui.ts';
import { download } from '../lib/download.ts';
import { toast } from '../lib/toast.ts';
import { useAdminAction } from './use-admin-action.ts';

/** Downloads a file of the API. */
export function DownloadButton({
  path,
  fileName,
  onDone,
  children,
}: {
  path: string;
  fileName: string;
  onDone?: () => void;
  children: ReactNode;
}) {
  const { run, isPending } = useAdminAction(() => download(path, fileName), {
    onSuccess: (isDone) => {
      if (isDone) onDone?.();
      else toast.error(adminUi.fileFailed);
    },
  });
  return (
    <button type="button" className="button button--secondary" aria-busy={isPending} onClick={() => run()}>
      {isPending && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}
