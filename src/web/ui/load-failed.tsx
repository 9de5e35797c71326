import { Phone } from 'lucide-react';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { isConnectionLost } from '../lib/connection-lost.ts';
import { useShop } from '../lib/shop.ts';
import { LostConnectionDrawing } from './drawings.tsx';
import { TryAgain } from './try-again.tsx';

export const LOAD_FAILED = 'This page could not be loaded.';

/** In a page's place when its data did not arrive. It tells a lost connection from an error of the server. */
export function LoadFailed({ heading }: { heading: string }) {
  const isLost = isConnectionLost(useRouteError());
  if (isLost) return <LostConnection heading={heading} />;
  return (
    <div className="wrap empty">
      <h1>{heading}</h1>
      <p>Something went wrong on our side.</p>
      <TryAgain />
    </div>
  );
}

/** In a page's place when its own script did not arrive. */
export function LostPage() {
  return <LostConnection heading="The line is down, the oil is not" />;
}

function LostConnection({ heading }: { heading: string }) {
  const { phone, phoneHref } = useShop();
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <div className="wrap empty">
      <LostConnectionDrawing />
      <h1>{heading}</h1>
      <p>There is no connection. Your cart and your orders are safe, and we try again by ourselves.</p>
      <div className="empty__actions">
        <TryAgain />
        {phone && (
          <a className="btn btn--2" href={phoneHref}>
            <Phone size={18} strokeWidth={1.75} aria-hidden="true" />
            Call us
          </a>
        )}
      </div>
    </div>
  );
}
