import '../styles/order-parts.css';
import '../features/shop/cart/cart.css';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { cart } from '../../messages/cart.ts';
import { purchase } from '../../messages/purchase.ts';
import { ui } from '../../messages/ui.ts';
import { useCart } from '../features/shop/cart/cart-data.ts';
import { CartView } from '../features/shop/cart/cart-view.tsx';
import { useOutsideColour } from '../lib/outside-colour.ts';
import { type MetaSource, pageMeta } from '../lib/page-meta.ts';
import type { PageThemeHandle } from '../lib/page-theme.ts';
import { BagDrawing } from '../ui/drawings.tsx';
import { NeedsScript } from '../ui/needs-script.tsx';
import { OfflineBar } from '../ui/offline-bar.tsx';

export const handle: PageThemeHandle = { pageTheme: 'cart' };

export const meta = (source: MetaSource) => pageMeta({ title: cart.title, isPrivate: true })(source);

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
      <OfflineBar />
      <h1 className="page-title">{cart.title}</h1>
      {isFailed && items.length === 0 ? (
        <div className="empty">
          <h2>{cart.loadFailed}</h2>
          <button type="button" className="button" onClick={() => retry()}>
            {ui.tryAgain}
          </button>
        </div>
      ) : items.length === 0 ? (
        <div className="empty">
          <BagDrawing />
          <h2>{cart.empty}</h2>
          <p>{cart.emptyNote}</p>
          <Link className="button button--large" to="/">
            {purchase.startShopping}
          </Link>
        </div>
      ) : (
        <CartView items={items} />
      )}
    </div>
  );
}
