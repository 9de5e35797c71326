import { useEffect, useRef } from 'react';
import type { Order } from '../../contract/order.ts';
import { invalidateCart } from '../features/shop/cart/cart-data.ts';
import { invalidateOrders } from '../features/shop/orders/order-data.ts';
import { showPaid } from '../features/shop/payment/payment-toasts.tsx';

/**
 * Notices a payment while polling the order: the provider's webhook can be faster than the payment window, or the only
 * signal. `onPaid` is called once.
 */
export function usePaidNews(order: Order | undefined, onPaid?: () => void): void {
  const unpaidId = useRef<string>(undefined);
  useEffect(() => {
    if (!order) return;
    if (order.paymentStatus === 'PENDING') {
      unpaidId.current = order._id;
      return;
    }
    const isNews = order.paymentStatus === 'COMPLETED' && unpaidId.current === order._id;
    unpaidId.current = undefined;
    if (!isNews) return;
    showPaid(order._id);
    invalidateCart();
    invalidateOrders();
    onPaid?.();
  }, [order, onPaid]);
}
