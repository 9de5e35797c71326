import '../styles/order-parts.css';
import '../features/shop/checkout/checkout.css';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { checkout } from '../../messages/checkout.ts';
import { ForCustomers } from '../features/shared/session/guards.tsx';
import { invalidateCart, removeLine, setQuantity, useCart } from '../features/shop/cart/cart-data.ts';
import { CheckoutView } from '../features/shop/checkout/checkout-view.tsx';
import { invalidateOrders } from '../features/shop/orders/order-data.ts';
import { type MetaSource, pageMeta } from '../lib/page-meta.ts';
import type { PageThemeHandle } from '../lib/page-theme.ts';
import { Steps } from '../ui/checkout-steps.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export const handle: PageThemeHandle = { pageTheme: 'cart' };

export const meta = (source: MetaSource) => pageMeta({ title: checkout.title, isPrivate: true })(source);

export default function CheckoutPage() {
  const { items, isLoading } = useCart();
  const navigate = useNavigate();
  const [isPlaced, setPlaced] = useState(false);
  const finish = async (orderId: string, isPaid: boolean) => {
    if (!isPaid) return void navigate(`/payment/${orderId}`);
    setPlaced(true);
    await navigate(`/track/${orderId}`);
    invalidateOrders();
    invalidateCart();
  };
  if (isLoading) {
    return (
      <div className="wrap">
        <Skeleton shape="details" hasHeading />
      </div>
    );
  }
  // a free order empties the cart while this page is still shown
  if (items.length === 0) return isPlaced ? null : <Navigate to="/cart" replace />;
  return (
    <div className="wrap">
      <div className="checkout__head">
        <h1>{checkout.title}</h1>
        <Steps at="delivery" />
      </div>
      <ForCustomers>
        {(user) => (
          <CheckoutView
            user={user}
            items={items}
            onChanged={invalidateCart}
            onQuantity={(item, quantity) =>
              void (quantity > 0 ? setQuantity(item, quantity) : removeLine(item))
            }
            onPlaced={finish}
          />
        )}
      </ForCustomers>
    </div>
  );
}
