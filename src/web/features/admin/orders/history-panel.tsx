import { Check, NotebookPen, X } from 'lucide-react';
import type { OrderDetail } from '../../../../contract/admin/orders.ts';
import { adminOrders } from '../../../../messages/admin-orders.ts';
import { adminUi } from '../../../../messages/admin-ui.ts';
import { orderStatus } from '../../../../messages/order-status.ts';
import type { OrderStatus } from '../../../../rules/order-status.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';

/** The events of the order, newest first. */
export function HistoryPanel({ order: { history } }: { order: OrderDetail }) {
  return (
    <section className="panel" aria-labelledby="history">
      <h2 id="history">{adminOrders.history}</h2>
      <ol className="history">
        {history.toReversed().map(({ from, to, at, actor, actorName, apiKey, note, before }) => (
          <li key={`${at} ${from} ${to} ${note}`}>
            <Mark isNote={from === to} isBad={to === 'CANCELLED'} />
            <strong>{changeText(from, to)}</strong>
            <small>
              {formatDateTime(at)} ·{' '}
              {apiKey === null ? (actorName ?? adminOrders.actor(actor)) : adminUi.apiKey(apiKey)}
            </small>
            {note && <p>{note}</p>}
            {before && <p>{adminOrders.before(before)}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Mark({ isNote, isBad }: { isNote: boolean; isBad: boolean }) {
  const kind = isNote ? 'note' : isBad ? 'bad' : 'done';
  const Icon = { note: NotebookPen, bad: X, done: Check }[kind];
  return (
    <span className={`history__mark history__mark--${kind}`} aria-hidden="true">
      <Icon size={16} strokeWidth={2} />
    </span>
  );
}

function changeText(from: OrderStatus | null, to: OrderStatus): string {
  if (from === to) return adminOrders.note;
  const status = orderStatus.badge(to);
  return from ? `${orderStatus.badge(from)} → ${status}` : adminOrders.placedAs(status);
}
