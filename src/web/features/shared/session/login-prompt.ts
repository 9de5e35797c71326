import { toast } from 'react-toastify/unstyled';
import { openAuth, promptIds } from './auth-state.ts';

/** What a visitor is told who wants something that needs an account; the wish is done after login. */
export const loginPrompt = {
  forWishlist: (wish: () => void) => {
    toast.warn('Please log in first to use the wishlist!', { toastId: promptIds.wishlist });
    openAuth('login', wish);
  },
  forBuyNow: (wish: () => void) => {
    toast.warn('Please log in first to add items to the cart!', { toastId: promptIds.cart });
    openAuth('login', wish);
  },
  forCart: (wish: () => void) => openAuth('login', wish),
};
