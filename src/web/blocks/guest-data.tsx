import { useEffect } from 'react';
import { cartCount } from '../features/shop/cart/cart-count.ts';
import { useGuestCart } from '../features/shop/cart/guest-lines.ts';

/** Counts the pieces of a visitor's cart for the header. */
export default function GuestData() {
  const count = useGuestCart()?.items.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  useEffect(() => {
    cartCount.set(count);
    return () => cartCount.set(0);
  }, [count]);
  return null;
}
