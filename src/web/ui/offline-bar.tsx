import './offline-bar.css';
import { WifiOff } from 'lucide-react';
import { offline } from '../../messages/offline.ts';
import { formatDateTime } from '../../rules/shown-time.ts';
import { storedSince, waitingChanges } from '../lib/offline.ts';

/** Says that the page shows stored data, how old it is, and what waits to be sent. */
export function OfflineBar() {
  const since = storedSince.use((time) => time);
  const waiting = waitingChanges.use((count) => count);
  if (since === undefined) return null;
  return (
    <p className="offline-bar" role="status">
      <WifiOff size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>
        {offline.bar} {offline.storedAt(formatDateTime(new Date(since).toISOString()))}.{' '}
        {waiting > 0 && offline.waiting(waiting)}
      </span>
    </p>
  );
}
