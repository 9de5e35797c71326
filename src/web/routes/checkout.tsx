import '../styles/order-parts.css';
import '../features/shared/addresses/addresses.css';
import '../features/shop/checkout/checkout.css';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { checkout } from '../../messages/checkout.ts';
import { useSavedAddresses } from '../features/shared/addresses/addresses-data.ts';
import {
  invalidateCart,
  loadCart,
  removeLine,
  setQuantity,
  useCart,
} from '../features/shop/cart/cart-data.ts';
import { CheckoutView } from '../features/shop/checkout/checkout-view.tsx';
import { GUEST } from '../features/shop/checkout/guest-checkout.tsx';
import { invalidateOrders } from '../features/shop/orders/order-data.ts';
import { startAfterCheckout } from '../features/shop/payment/chosen-method.ts';
import { type MetaSource, pageMeta } from '../lib/page-meta.ts';
import type { PageThemeHandle } from '../lib/page-theme.ts';
import { useStoredUser } from '../lib/stored-user.ts';
import { Steps } from '../ui/checkout-steps.tsx';
import { OfflineBar } from '../ui/offline-bar.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export const handle: PageThemeHandle = { pageTheme: 'cart' };

export const meta = (source: MetaSource) => pageMeta({ title: checkout.title, isPrivate: true })(source);

export default function CheckoutPage() {
  const { items, isLoading: isCartLoading } = useCart();
  const user = useStoredUser() ?? GUEST;
  // what a guest has typed stays in the form after the login
  const [isGuest] = useState(user === GUEST);
  const { data: addresses = [], isLoading: areAddressesLoading } = useSavedAddresses(
    isGuest ? undefined : user._id,
  );
  const navigate = useNavigate();
  const [isPlaced, setPlaced] = useState(false);
  const finish = async (orderId: string, isPaid: boolean) => {
    if (!isPaid) {
      startAfterCheckout(orderId);
      return void navigate(`/payment/${orderId}`);
    }
    setPlaced(true);
    await navigate(`/track/${orderId}`);
    invalidateOrders();
    invalidateCart();
  };
  if (isCartLoading || areAddressesLoading) {
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
      <OfflineBar />
      <CheckoutView
        user={user}
        items={items}
        addresses={addresses}
        loadCart={loadCart}
        onChanged={invalidateCart}
        onQuantity={(item, quantity) => void (quantity > 0 ? setQuantity(item, quantity) : removeLine(item))}
        onPlaced={finish}
      />
    </div>
  );
}
