import { catalogue } from '../../../../messages/catalogue.ts';
import { toast } from '../../../lib/toast.ts';
import { openLoginFor, promptIds, type Wanted } from './auth-state.ts';

/** Asks a visitor to log in for an action that needs an account; the action runs after the login. */
export const loginPrompt = {
  forWishlist: (wanted: Wanted, afterLogin: () => void) => {
    toast.warn(catalogue.loginForWishlist, { toastId: promptIds.wishlist });
    openLoginFor(wanted, afterLogin);
  },
  forBuyNow: (wanted: Wanted, afterLogin: () => void) => {
    toast.warn(catalogue.loginForCart, { toastId: promptIds.cart });
    openLoginFor(wanted, afterLogin);
  },
  forCart: openLoginFor,
};
