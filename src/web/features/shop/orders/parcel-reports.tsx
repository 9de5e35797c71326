import './parcel-reports.css';
import type { Order } from '../../../../contract/order.ts';
import { parcels } from '../../../../messages/parcels.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';

/** What the courier reported, newest first; nothing without reports. */
export function ParcelReports({ reports = [] }: { reports: Order['parcel'] }) {
  // scans of one kind at several places say the same to a customer
  const shown = reports.filter(({ status }, index) => status !== reports[index + 1]?.status).toReversed();
  if (shown.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="parcel">
      <h2 id="parcel">{parcels.title}</h2>
      <ol className="parcel-reports">
        {shown.map(({ status, at }) => (
          <li key={`${status} ${at}`}>
            <strong>{parcels.status(status)}</strong> <span className="number">{formatDateTime(at)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
