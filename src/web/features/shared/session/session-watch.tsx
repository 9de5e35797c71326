import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { shell } from '../../../../messages/shell.ts';
import { whenSessionEnds } from '../../../lib/session-end.ts';
import { toast } from '../../../lib/toast.ts';
import { SHELL_TOASTS } from '../../../lib/toast-settings.ts';

/** Goes to the home page when the server ends the session. */
export function SessionWatch() {
  const navigate = useNavigate();
  useEffect(
    () =>
      whenSessionEnds(() => {
        toast.info(shell.sessionEnded, {
          containerId: SHELL_TOASTS,
          toastId: 'session-ended',
        });
        void navigate('/');
      }),
    [navigate],
  );
  return null;
}
