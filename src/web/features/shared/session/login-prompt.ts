import { toast } from 'react-toastify/unstyled';
import { catalogue } from '../../../../messages/catalogue.ts';
import { openAuth, promptIds } from './auth-state.ts';

/** Asks a visitor to log in for an action that needs an account; the action runs after the login. */
export const loginPrompt = {
  forWishlist: (afterLogin: () => void) => {
    toast.warn(catalogue.loginForWishlist, { toastId: promptIds.wishlist });
    openAuth('login', afterLogin);
  },
  forBuyNow: (afterLogin: () => void) => {
    toast.warn(catalogue.loginForCart, { toastId: promptIds.cart });
    openAuth('login', afterLogin);
  },
  forCart: (afterLogin: () => void) => openAuth('login', afterLogin),
};
