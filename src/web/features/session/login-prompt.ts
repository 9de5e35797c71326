import { toast } from 'react-toastify/unstyled';

/** What a visitor is told who wants something that needs an account. */
export const loginPrompt = {
  forWishlist: () => toast.warn('Please log in first to use the wishlist!'),
  forCart: () => toast.warn('Please log in first to add items to the cart!'),
};
