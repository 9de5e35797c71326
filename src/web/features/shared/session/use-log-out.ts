import { useNavigate } from 'react-router';
import { shell } from '../../../../messages/shell.ts';
import { notifyServer } from '../../../lib/notify-server.ts';
import { clearStoredUser } from '../../../lib/stored-user.ts';
import { toast } from '../../../lib/toast.ts';

/** Signs out in this browser at once, whether or not the server can be reached. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    // sent before the token is cleared: the request needs it
    notifyServer('POST', '/api/users/logout');
    clearStoredUser();
    toast.success(shell.loggedOut);
    void navigate('/');
  };
}
