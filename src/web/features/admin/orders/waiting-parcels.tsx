import { CalendarClock, FileText, Tags } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ParcelList } from '../../../../contract/admin/couriers.ts';
import { adminParcels } from '../../../../messages/admin-parcels.ts';
import { adminUi } from '../../../../messages/admin-ui.ts';
import { addDays, dayOf, daysBetween } from '../../../../rules/days.ts';
import { formatDay } from '../../../../rules/shown-time.ts';
import { saveFile } from '../../../lib/download.ts';
import { toast } from '../../../lib/toast.ts';
import { useAction } from '../../../ui/use-action.ts';
import { Failure } from '../../shared/session/failure.tsx';
import { parcelFile, requestPickup } from './parcel-queries.ts';
import { pickupText } from './pickup-text.ts';

type WaitingParcel = ParcelList['waiting'][number];

const MAX_AT_ONCE = 50;
const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Booked parcels of one courier that it has not fetched. */
export function WaitingParcels({
  courier,
  parcels,
}: {
  courier: ParcelList['couriers'][number];
  parcels: WaitingParcel[];
}) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = parcels.filter(({ orderId }) => !left.has(orderId)).slice(0, MAX_AT_ONCE);
  const ids = chosen.map(({ orderId }) => orderId);
  const [day, setDay] = useState('');
  const { run, error } = useAction((work: () => Promise<unknown>) => work());
  const toggle = (orderId: string) =>
    setLeft(
      (before) =>
        new Set(before.has(orderId) ? [...before].filter((id) => id !== orderId) : [...before, orderId]),
    );
  const save = (kind: 'labels' | 'manifest') =>
    saveFile(parcelFile(courier.id, kind, ids), `${kind}.pdf`, adminParcels.noFile);
  const pickUp = async () => {
    const { results } = await requestPickup(courier.id, ids, day);
    const count = results.filter(({ ok }) => ok).length;
    if (count > 0) toast.success(adminParcels.requested(count));
    for (const { orderId, ok, message } of results) {
      const number = parcels.find((parcel) => parcel.orderId === orderId)?.number ?? 0;
      if (!ok) toast.error(adminParcels.notRequested({ number, message }));
    }
  };
  return (
    <section className="panel" aria-labelledby={`waiting-${courier.id}`}>
      <h2 id={`waiting-${courier.id}`}>
        {adminParcels.waiting}: {courier.name}
      </h2>
      {courier.canPickup && <PickupDay id={courier.id} day={day} onChange={setDay} />}
      <div className="order-actions">
        {courier.canPickup && (
          <button
            type="button"
            className="button button--small"
            disabled={ids.length === 0}
            onClick={() => run(pickUp)}
          >
            <CalendarClock {...ICON} />
            {adminParcels.requestPickup}
          </button>
        )}
        {courier.canManifest && (
          <button
            type="button"
            className="button button--secondary button--small"
            disabled={ids.length === 0}
            onClick={() => run(() => save('manifest'))}
          >
            <FileText {...ICON} />
            {adminParcels.manifest}
          </button>
        )}
        <button
          type="button"
          className="button button--secondary button--small"
          disabled={ids.length === 0}
          onClick={() => run(() => save('labels'))}
        >
          <Tags {...ICON} />
          {adminParcels.labels}
        </button>
      </div>
      <Failure>{error?.message}</Failure>
      <ul className="parcel-list">
        {parcels.map((parcel) => (
          <li key={parcel.orderId}>
            <input
              type="checkbox"
              aria-label={adminParcels.choose(parcel.number)}
              checked={ids.includes(parcel.orderId)}
              onChange={() => toggle(parcel.orderId)}
            />
            <p>
              <Link to={`/admin/orders/${parcel.orderId}`}>{adminUi.orderNumber(parcel.number)}</Link>{' '}
              {parcel.name}
              <br />
              <span className="hint number">
                {[parcel.carrier, parcel.trackingNumber].filter(Boolean).join(' ')}
              </span>
              {parcel.status === 'CANCELLED' && (
                <span className="parcel-list__warning">{adminParcels.orderCancelled}</span>
              )}
            </p>
            <span className="hint">
              {parcel.pickup && adminParcels.pickupAsked(pickupText(parcel.pickup))}
              {parcel.isManifested && ` · ${adminParcels.hasManifest}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const DAYS_AHEAD = 6;

/** Couriers come on the next days; which of them is up to the owner. */
function PickupDay({ id, day, onChange }: { id: string; day: string; onChange: (day: string) => void }) {
  const today = dayOf(new Date());
  return (
    <p className="parcel-day">
      <label htmlFor={`pickup-${id}`}>{adminParcels.pickupDay}</label>
      <select id={`pickup-${id}`} value={day} onChange={({ target }) => onChange(target.value)}>
        <option value="">{adminParcels.soonest}</option>
        {daysBetween(today, addDays(today, DAYS_AHEAD)).map((one) => (
          <option key={one} value={one}>
            {formatDay(one)}
          </option>
        ))}
      </select>
    </p>
  );
}
