import { Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { ui } from '../../messages/ui.ts';
import { canReachServer } from '../lib/can-reach-server.ts';
import { isConnectionLost } from '../lib/connection-lost.ts';
import { claimReload } from '../lib/own-reload.ts';
import { useShop } from '../lib/shop.ts';
import { LostConnectionDrawing } from './drawings.tsx';
import { TryAgain } from './try-again.tsx';

/** The `online` event reports only the device's own connection, so the server is polled too. */
const POLL_INTERVAL_MS = 15_000;

/** Replaces a page whose data failed to load. Distinguishes a lost connection from a server error. */
export function LoadFailed({ heading = ui.loadFailed }: { heading?: string }) {
  const isLost = isConnectionLost(useRouteError());
  if (isLost) return <LostConnection heading={heading} />;
  return (
    <div className="wrap empty">
      <h1>{heading}</h1>
      <p>{ui.ourSide}</p>
      <TryAgain />
    </div>
  );
}

/**
 * Replaces a page whose script failed to load. The router keeps it for the route, so the document is reloaded when the
 * server can be reached: the script may belong to an earlier deployment.
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
  if (state === 'lost') return <LostConnection heading={ui.lineDown} />;
  return (
    <div className="wrap empty" aria-busy={state === 'asking'}>
      {state === 'asking' ? (
        <p role="status">{ui.loading}</p>
      ) : (
        <>
          <h1>{ui.loadFailed}</h1>
          <TryAgain />
        </>
      )}
    </div>
  );
}

/** Whether the service worker can show this page without a connection. */
async function isStored(): Promise<boolean> {
  if (!navigator.serviceWorker?.controller || (await canReachServer())) return false;
  const { storedPageOf } = await import('../lib/stored-pages.ts').catch(() => ({ storedPageOf: undefined }));
  const page = storedPageOf?.(window.location);
  return page !== undefined && (await caches.match(page.key, { ignoreVary: true })) !== undefined;
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
    // the data for a change of pages is missing, but the page itself may be stored
    void isStored().then((isThere) => isThere && !isGone && claimReload() && window.location.reload());
    window.addEventListener('online', reload);
    const timer = setInterval(() => reloadIf(claimReload), POLL_INTERVAL_MS);
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
      <p>{ui.noConnection}</p>
      <div className="empty__actions">
        <TryAgain />
        {phone && (
          <a className="button button--secondary" href={phoneHref}>
            <Phone size={18} strokeWidth={1.75} aria-hidden="true" />
            {ui.callUs}
          </a>
        )}
      </div>
    </div>
  );
}
