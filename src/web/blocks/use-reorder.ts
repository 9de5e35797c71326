import { useNavigate } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { invalidateCart } from '../features/shop/cart/cart-data.ts';
import { reorder } from '../features/shop/orders/order-data.ts';

/** What is still sold goes into the cart; what was left out is named. */
export function useReorder() {
  const navigate = useNavigate();
  return async (orderId: string) => {
    const outcome = await reorder(orderId);
    if (!outcome) {
      toast.error('The order could not be repeated. Please try again.');
      return;
    }
    invalidateCart();
    if (outcome.skipped.length > 0) {
      const names = outcome.skipped.map(({ name, size, reason }) => `${name} (${size}): ${reason}`);
      toast.warn(`Not everything is in the cart. ${names.join('; ')}`);
    }
    void navigate('/cart');
  };
}
