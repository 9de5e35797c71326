import { Phone } from 'lucide-react';
import { useEffect } from 'react';
import { currentLanguage } from '../../messages/current-language.ts';
import { offline } from '../../messages/offline.ts';
import { ui } from '../../messages/ui.ts';
import { StoredThings } from '../blocks/stored-things.tsx';
import { canReachServer } from '../lib/can-reach-server.ts';
import { pathIn } from '../lib/language-paths.ts';
import { type MetaSource, pageMeta } from '../lib/page-meta.ts';
import { returnPath } from '../lib/return-path.ts';
import { useShop } from '../lib/shop.ts';
import { LostConnectionDrawing } from '../ui/drawings.tsx';
import { TryAgain } from '../ui/try-again.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: offline.title, isPrivate: true })(source);

/** The `online` event reports only the device's own connection, so the server is polled too. */
const POLL_INTERVAL_MS = 15_000;

/** The wanted page: the service worker names it. */
function wantedPage(): string {
  const from = new URLSearchParams(window.location.search).get('from');
  return from ? returnPath(from) : pathIn(currentLanguage(), '/');
}

/** Shown by the service worker instead of a page that is not stored. Goes back to it when the server can be reached. */
export default function OfflinePage() {
  const { phone, phoneHref } = useShop();
  useEffect(() => {
    const leave = async () => (await canReachServer()) && window.location.replace(wantedPage());
    // whoever opens this address with a connection may read it
    if (window.location.search === '') return undefined;
    window.addEventListener('online', leave);
    const timer = setInterval(leave, POLL_INTERVAL_MS);
    return () => {
      window.removeEventListener('online', leave);
      clearInterval(timer);
    };
  }, []);
  return (
    <div className="wrap empty">
      <LostConnectionDrawing />
      <h1>{ui.lineDown}</h1>
      <p>{offline.note}</p>
      <div className="empty__actions">
        <TryAgain findPath={wantedPage} />
        {phone && (
          <a className="button button--secondary" href={phoneHref}>
            <Phone size={18} strokeWidth={1.75} aria-hidden="true" />
            {ui.callUs}
          </a>
        )}
      </div>
      <StoredThings />
    </div>
  );
}
