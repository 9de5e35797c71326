import { useLocation, useNavigate } from 'react-router';
import { toast } from 'react-toastify/unstyled';

/** What a visitor meets where an account is needed. */
export function useLoginPrompt() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const loginPath = `/login?returnUrl=${encodeURIComponent(pathname)}`;
  return {
    loginPath,
    askForWishlist: () => {
      toast.warn('Please log in first to use the wishlist!', { toastId: 'wishlist-login' });
    },
    askForCart: () => {
      void navigate(loginPath);
    },
  };
}
