import '../styles/auth.css';
import '../styles/cart.css';
import '../styles/checkout.css';
import { Check } from 'lucide-react';
import { Navigate, useNavigate } from 'react-router';
import { forgetCart, useCart } from '../features/cart/cart-data.ts';
import { CheckoutView } from '../features/checkout/checkout-view.tsx';
import { ForCustomers } from '../features/session/guards.tsx';
import type { CanvasHandle } from '../lib/canvas.ts';
import { pageMeta } from '../lib/page-meta.ts';

export const handle: CanvasHandle = { canvas: 'cart' };

export const meta = pageMeta({ title: 'Checkout', isPrivate: true });

export default function CheckoutPage() {
  const { items, isLoading } = useCart();
  const navigate = useNavigate();
  if (isLoading) return null;
  if (items.length === 0) return <Navigate to="/cart" replace />;
  return (
    <div className="wrap">
      <div className="checkout__head">
        <h1>Checkout</h1>
        <Steps />
      </div>
      <ForCustomers>
        {(user) => (
          <CheckoutView
            user={user}
            items={items}
            onChanged={forgetCart}
            onPlaced={(orderId) => void navigate(`/payment/${orderId}`)}
          />
        )}
      </ForCustomers>
    </div>
  );
}

function Steps() {
  return (
    <ol className="steps" aria-label="Steps">
      <li className="steps__done">
        <span>
          <Check size={16} strokeWidth={2.5} aria-hidden="true" />
        </span>
        Cart
      </li>
      <li aria-current="step">
        <span aria-hidden="true">2</span>
        Delivery
      </li>
      <li>
        <span aria-hidden="true">3</span>
        Payment
      </li>
    </ol>
  );
}
