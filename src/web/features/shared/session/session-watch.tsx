import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { shell } from '../../../../messages/shell.ts';
import { whenSessionEnds } from '../../../lib/browser-api.ts';
import { queries } from '../../../lib/queries.ts';
import { useStoredUser } from '../../../lib/stored-user.ts';
import { SHELL_TOASTS } from '../../../lib/toast-settings.ts';

/** Clears the cached data when the user changes, and goes to the home page when the server ends the session. */
export function SessionWatch() {
  const id = useStoredUser()?._id;
  const lastId = useRef(id);
  const navigate = useNavigate();

  useEffect(() => {
    if (lastId.current !== undefined && lastId.current !== id) queries.clear();
    lastId.current = id;
  }, [id]);

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
