import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { whenSessionEnds } from '../../../lib/browser-api.ts';
import { queries } from '../../../lib/queries.ts';
import { useStoredUser } from '../../../lib/stored-user.ts';
import { SHELL_TOASTS } from '../../../lib/toast-settings.ts';

/** Forgets what belonged to the last user, and leads home when the server ends the session. */
export function SessionWatch() {
  const id = useStoredUser()?._id;
  const last = useRef(id);
  const navigate = useNavigate();

  useEffect(() => {
    if (last.current !== undefined && last.current !== id) queries.clear();
    last.current = id;
  }, [id]);

  useEffect(
    () =>
      whenSessionEnds(() => {
        toast.info('Your session has ended. Please log in again.', {
          containerId: SHELL_TOASTS,
          toastId: 'session-ended',
        });
        void navigate('/');
      }),
    [navigate],
  );
  return null;
}
