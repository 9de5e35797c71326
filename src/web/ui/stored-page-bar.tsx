import './offline-bar.css';
import { WifiOff } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { offline } from '../../messages/offline.ts';
import { formatDateTime } from '../../rules/shown-time.ts';
import { canReachServer } from '../lib/can-reach-server.ts';
import { pageStoredAt } from '../lib/page-stored-at.ts';

/** The `online` event reports only the device's own connection, so the server is polled too. */
const POLL_INTERVAL_MS = 5000;

/**
 * For the document that the service worker had stored, until its data is loaded anew or another page is opened. Like OfflineBar,
 * which belongs to a customer's scripts: visitors have none of them.
 */
export default function StoredPageBar() {
  const [since, setSince] = useState(pageStoredAt);
  const { pathname } = useLocation();
  const [storedPath] = useState(pathname);
  const { revalidate } = useRevalidator();
  const isShown = since !== undefined && pathname === storedPath;
  const isAsking = useRef(false);
  const reload = useEffectEvent(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    // data that fails to load would replace a readable page by an error
    if (await canReachServer(window.location.href)) {
      await revalidate();
      setSince(undefined);
    }
    isAsking.current = false;
  });
  useEffect(() => {
    if (!isShown) return;
    const timer = setInterval(reload, POLL_INTERVAL_MS);
    window.addEventListener('online', reload);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', reload);
      // what comes next is not stored
      delete document.documentElement.dataset.storedAt;
    };
  }, [isShown]);
  return isShown ? (
    <div className="wrap stored-page-bar">
      <p className="offline-bar" role="status">
        <WifiOff size={18} strokeWidth={1.75} aria-hidden="true" />
        <span>
          {offline.bar} {offline.storedAt(formatDateTime(new Date(since).toISOString()))}.
        </span>
      </p>
    </div>
  ) : null;
}
