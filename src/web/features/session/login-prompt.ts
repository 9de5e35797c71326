import { useLocation } from 'react-router';
import { toast } from 'react-toastify/unstyled';

/** What a visitor is told who wants something that needs an account. */
export function useLoginPrompt() {
  const { pathname } = useLocation();
  return {
    loginPath: `/login?returnUrl=${encodeURIComponent(pathname)}`,
    askForWishlist: () => {
      toast.warn('Please log in first to use the wishlist!', { toastId: 'login-for-wishlist' });
    },
    askForCart: () => {
      toast.warn('Please log in first to add items to the cart!', { toastId: 'login-for-cart' });
    },
  };
}
