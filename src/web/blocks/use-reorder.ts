import { useNavigate } from 'react-router';
import { purchase } from '../../messages/purchase.ts';
import { invalidateCart } from '../features/shop/cart/cart-data.ts';
import { reorder } from '../features/shop/orders/order-data.ts';
import { sizeText } from '../lib/size-text.ts';
import { toast } from '../lib/toast.ts';
import { useAction } from '../ui/use-action.ts';

/** Puts the foods of an order that are still sold into the cart; a message names the others. */
export function useReorder() {
  const navigate = useNavigate();
  const { run } = useAction(reorder, {
    onSuccess: ({ skipped }) => {
      invalidateCart();
      if (skipped.length > 0) {
        const names = skipped.map(({ name, size, reason }) => `${name} (${sizeText(size)}): ${reason}`);
        toast.warn(purchase.reorderIncomplete(names.join('; ')));
      }
      void navigate('/cart');
    },
    onError: () => toast.error(purchase.reorderFailed),
  });
  return run;
}
