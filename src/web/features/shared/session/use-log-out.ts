import { useNavigate } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { browserApi } from '../../../lib/browser-api.ts';
import { clearStoredUser } from '../../../lib/stored-user.ts';

/** Signs out here at once and on the server as soon as it answers; the token goes along with the call that ends it. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    const latest = browserApi().api.users.logout.$post();
    clearStoredUser();
    toast.success('Logout Successful');
    void navigate('/');
    // the browser is signed out either way; what failed is in the console
    latest.catch(() => {});
  };
}
