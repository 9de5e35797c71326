import { CircleAlert, Clock, WifiOff } from 'lucide-react';
import type { ParcelFailure } from '../../../../contract/admin/packing.ts';
import { adminOffline } from '../../../../messages/admin-offline.ts';
import { formatTime } from '../../../../rules/shown-time.ts';
import { storedSince } from '../../../lib/offline.ts';
import { dismissFailures } from './offline-parcels.ts';

/** How old the list is, and what waits to be sent. */
export function OfflineNotes({ waiting }: { waiting: number }) {
  const since = storedSince.use((time) => time);
  if (since === undefined && waiting === 0) return null;
  return (
    <p className="alert alert--danger" role="status">
      <WifiOff size={20} aria-hidden="true" />
      <span>
        {since !== undefined && adminOffline.listFrom(formatTime(new Date(since).toISOString()))}{' '}
        {waiting > 0 && adminOffline.parcelsWait(waiting)}
      </span>
    </p>
  );
}

/** Parcels that were packed without a connection and are not shipped, one by one. */
export function NotShipped({ failures }: { failures: ParcelFailure[] }) {
  if (failures.length === 0) return null;
  return (
    <section className="pack-group" aria-labelledby="not-shipped">
      <div className="pack-group__head">
        <h2 id="not-shipped">{adminOffline.notShipped}</h2>
        <button
          type="button"
          className="button button--secondary button--small"
          onClick={() => dismissFailures()}
        >
          {adminOffline.done}
        </button>
      </div>
      <ul className="pack-results">
        {failures.map(({ orderId, number, name, text }) => (
          <li key={orderId}>
            <CircleAlert className="pack-bad" size={22} aria-hidden="true" />
            <p>
              <b>
                {number && `#${number}`} {name}
              </b>
              <span>{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function WaitsTag() {
  return (
    <span className="pack-tag pack-tag--cash">
      <Clock size={14} aria-hidden="true" />
      {adminOffline.waits}
    </span>
  );
}
