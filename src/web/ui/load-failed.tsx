import { Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { canReachServer } from '../lib/can-reach-server.ts';
import { isConnectionLost } from '../lib/connection-lost.ts';
import { claimReload } from '../lib/own-reload.ts';
import { useShop } from '../lib/shop.ts';
import { LostConnectionDrawing } from './drawings.tsx';
import { TryAgain } from './try-again.tsx';

/** A server that is back tells nobody; only the device's own line does. */
const ASK_AGAIN_MS = 15_000;

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

/**
 * In a page's place when its own script did not arrive. The router keeps it there for good, so with a server that can be
 * reached the address, which is the page's already, is loaded anew: the script may belong to a version that is gone.
 */
export function LostPage() {
  const { key } = useLocation();
  return <LostScript key={key} />;
}

function LostScript() {
  const [state, setState] = useState<'asking' | 'reached' | 'lost'>(navigator.onLine ? 'asking' : 'lost');
  useEffect(() => {
    let isGone = false;
    void canReachServer().then((isReached) => {
      if (isGone) return;
      if (!isReached) setState('lost');
      else if (claimReload()) window.location.reload();
      else setState('reached');
    });
    return () => {
      isGone = true;
    };
  }, []);
  if (state === 'lost') return <LostConnection heading="The line is down, the oil is not" />;
  return (
    <div className="wrap empty" aria-busy={state === 'asking'}>
      {state === 'asking' ? (
        <p role="status">Loading…</p>
      ) : (
        <>
          <h1>{LOAD_FAILED}</h1>
          <TryAgain />
        </>
      )}
    </div>
  );
}

function LostConnection({ heading }: { heading: string }) {
  const { phone, phoneHref } = useShop();
  useEffect(() => {
    let isGone = false;
    const reloadIf = async (isAllowed: () => boolean) => {
      const isReached = await canReachServer();
      if (isReached && !isGone && isAllowed()) window.location.reload();
    };
    const reload = () => reloadIf(() => true);
    window.addEventListener('online', reload);
    const timer = setInterval(() => reloadIf(claimReload), ASK_AGAIN_MS);
    return () => {
      isGone = true;
      window.removeEventListener('online', reload);
      clearInterval(timer);
    };
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
