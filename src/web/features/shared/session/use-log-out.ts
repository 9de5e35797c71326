import { useNavigate } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { shell } from '../../../../messages/shell.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi, orUndefined } from '../../../lib/call-api.ts';
import { clearStoredUser } from '../../../lib/stored-user.ts';

/** Signs out in this browser at once, whether or not the server can be reached. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    // sent before the token is cleared: the request needs it
    void orUndefined(callApi(browserApi().api.users.logout.$post()));
    clearStoredUser();
    toast.success(shell.loggedOut);
    void navigate('/');
  };
}
