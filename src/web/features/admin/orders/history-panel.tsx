import type { OrderDetail } from '../../../../contract/admin/orders.ts';
import { formatDateTime } from '../../../lib/format-date-time.ts';

const actors = {
  customer: 'Customer',
  admin: 'Admin',
  provider: 'Payment provider',
  system: 'Shop',
} as const;

/** The events of the order, newest first. */
export function HistoryPanel({ order: { history } }: { order: OrderDetail }) {
  return (
    <section className="panel" aria-labelledby="history">
      <h2 id="history">History</h2>
      <ol className="history">
        {history.toReversed().map(({ from, to, at, actor, actorName, note }) => (
          <li key={`${at} ${from} ${to} ${note}`}>
            <strong>{from === to ? 'Note' : from ? `${from} → ${to}` : `Placed: ${to}`}</strong>
            <small>
              {formatDateTime(at)} · {actorName ?? actors[actor]}
            </small>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
