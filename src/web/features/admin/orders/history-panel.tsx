import type { OrderDetail } from '../../../../contract/admin/orders.ts';
import { adminOrders } from '../../../../messages/admin-orders.ts';
import { adminUi } from '../../../../messages/admin-ui.ts';
import { orderStatus } from '../../../../messages/order-status.ts';
import type { OrderStatus } from '../../../../rules/order-status.ts';
import { formatDateTime } from '../../../lib/format-date-time.ts';

/** The events of the order, newest first. */
export function HistoryPanel({ order: { history } }: { order: OrderDetail }) {
  return (
    <section className="panel" aria-labelledby="history">
      <h2 id="history">{adminOrders.history}</h2>
      <ol className="history">
        {history.toReversed().map(({ from, to, at, actor, actorName, apiKey, note }) => (
          <li key={`${at} ${from} ${to} ${note}`}>
            <strong>{changeText(from, to)}</strong>
            <small>
              {formatDateTime(at)} ·{' '}
              {apiKey === null ? (actorName ?? adminOrders.actor(actor)) : adminUi.apiKey(apiKey)}
            </small>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function changeText(from: OrderStatus | null, to: OrderStatus): string {
  if (from === to) return adminOrders.note;
  const status = orderStatus.badge(to);
  return from ? `${orderStatus.badge(from)} → ${status}` : adminOrders.placedAs(status);
}
