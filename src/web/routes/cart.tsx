import '../styles/order-parts.css';
import '../features/shop/cart/cart.css';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useCart } from '../features/shop/cart/cart-data.ts';
import { CartView } from '../features/shop/cart/cart-view.tsx';
import { useOutsideColour } from '../lib/outside-colour.ts';
import { pageMeta } from '../lib/page-meta.ts';
import type { PageThemeHandle } from '../lib/page-theme.ts';
import { BagDrawing } from '../ui/drawings.tsx';
import { NeedsScript } from '../ui/needs-script.tsx';

export const handle: PageThemeHandle = { pageTheme: 'cart' };

export const meta = pageMeta({ title: 'Your Cart', isPrivate: true });

const SCROLL_AFTER_MS = 100;

export default function CartPage() {
  const { items, isLoading, isFailed, retry } = useCart();
  useOutsideColour('colorcart');
  useEffect(() => {
    const timer = setTimeout(() => window.scrollTo(0, 0), SCROLL_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  if (isLoading) return <NeedsScript />;
  return (
    <div className="wrap">
      <h1 className="page-title">Your Cart</h1>
      {isFailed && items.length === 0 ? (
        <div className="empty">
          <h2>Your cart could not be loaded.</h2>
          <button type="button" className="button" onClick={() => retry()}>
            Try Again
          </button>
        </div>
      ) : items.length === 0 ? (
        <div className="empty">
          <BagDrawing />
          <h2>Your Cart is Empty</h2>
          <p>Looks like you haven't added anything yet.</p>
          <Link className="button button--large" to="/">
            Start Shopping
          </Link>
        </div>
      ) : (
        <CartView items={items} />
      )}
    </div>
  );
}
