import '../../../styles/table.css';
import '../../../ui/status-badge.css';
import './webhooks.css';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { Delivery } from '../../../../contract/admin/webhooks.ts';
import { adminWebhooks } from '../../../../messages/admin-webhooks.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import { toast } from '../../../lib/toast.ts';
import { useFilter } from '../../../lib/use-filter.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { AdminFilter } from '../../../ui/admin-filter.tsx';
import { AdminList } from '../../../ui/admin-list.tsx';
import { TableHead } from '../../../ui/table-head.tsx';
import { refreshDeliveries, sendAgain, useDeliveries } from './webhooks-queries.ts';

const POLL_MS = 2000;
const LOOKS = { pending: 'pending', delivered: 'delivered', failed: 'cancelled' } as const;

/** The log of an endpoint. It polls while something is about to be sent. */
export function DeliveryList({ webhookId }: { webhookId: string }) {
  const [filter, change] = useFilter(['status']);
  const list = useDeliveries(webhookId, filter);
  const newest = list.data?.pages[0]?.[0];
  const isSending = newest?.status === 'pending' && newest.triedAt === null;
  useEffect(() => {
    if (!isSending) return;
    const timer = setInterval(() => void refreshDeliveries(), POLL_MS);
    return () => clearInterval(timer);
  }, [isSending]);
  return (
    <section className="webhook-log" aria-labelledby="webhook-log">
      <h2 id="webhook-log">{adminWebhooks.log}</h2>
      <AdminList
        list={list}
        things={adminWebhooks.deliveries}
        emptyText={adminWebhooks.noDeliveries}
        filters={
          <AdminFilter
            label={adminWebhooks.show}
            choices={[
              ['', adminWebhooks.all],
              ['pending', adminWebhooks.pending],
              ['delivered', adminWebhooks.delivered],
              ['failed', adminWebhooks.failed],
            ]}
            value={filter.status ?? ''}
            onChange={(status) => change({ status })}
          />
        }
      >
        {(deliveries) => (
          <table className="table">
            <TableHead
              columns={[
                adminWebhooks.event,
                adminWebhooks.result,
                adminWebhooks.tries,
                adminWebhooks.details,
                adminWebhooks.actions,
              ]}
              hidden={[adminWebhooks.actions]}
            />
            <tbody>
              {deliveries.map((delivery) => (
                <DeliveryRow key={delivery._id} webhookId={webhookId} delivery={delivery} />
              ))}
            </tbody>
          </table>
        )}
      </AdminList>
    </section>
  );
}

function DeliveryRow({ webhookId, delivery }: { webhookId: string; delivery: Delivery }) {
  const { type, at, orderId, status, isManual, tries, nextTryAt, responseCode, durationMs } = delivery;
  return (
    <tr>
      <td data-label={adminWebhooks.event}>
        <span className="table__lines">
          <strong>{adminWebhooks.eventName(type)}</strong>
          <small>{formatDateTime(at)}</small>
          {isManual && <small>{adminWebhooks.byHand}</small>}
          {orderId && <Link to={`/admin/orders/${orderId}`}>{adminWebhooks.openOrder}</Link>}
        </span>
      </td>
      <td data-label={adminWebhooks.result}>
        <span className="table__lines">
          <span>
            <span className={`status status--${LOOKS[status]}`}>
              {adminWebhooks[status]}
              {responseCode !== null && ` ${responseCode}`}
            </span>
          </span>
          {nextTryAt && <small>{adminWebhooks.nextTry(formatDateTime(nextTryAt))}</small>}
        </span>
      </td>
      <td data-label={adminWebhooks.tries}>
        <span className="table__lines">
          {tries}
          {durationMs !== null && <small>{adminWebhooks.milliseconds(durationMs)}</small>}
        </span>
      </td>
      <td data-label={adminWebhooks.details}>
        <DeliveryResponse {...delivery} />
      </td>
      <td className="table__actions">
        <ActionButton
          className="button button--secondary button--small"
          call={() => sendAgain(webhookId, delivery._id)}
          onSuccess={() => toast.success(adminWebhooks.sentAgain)}
          onSettled={refreshDeliveries}
        >
          {adminWebhooks.sendAgain}
        </ActionButton>
      </td>
    </tr>
  );
}

/** The error of a response is its code, which is shown already. */
function DeliveryResponse({ error, responseCode, response }: Delivery) {
  return (
    <span className="table__lines">
      {error && responseCode === null && <small>{error}</small>}
      {response && <code className="webhook-response">{response}</code>}
    </span>
  );
}
