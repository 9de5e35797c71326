import '../../../styles/table.css';
import './webhooks.css';
import type { Webhook } from '../../../../contract/admin/webhooks.ts';
import { adminWebhooks } from '../../../../messages/admin-webhooks.ts';
import { EditLink } from '../../../ui/edit-link.tsx';
import { TableHead } from '../../../ui/table-head.tsx';
import { WebhookState } from './webhook-state.tsx';

export function WebhookTable({ webhooks }: { webhooks: Webhook[] }) {
  return (
    <table className="table table--webhooks">
      <TableHead
        columns={[
          adminWebhooks.address,
          adminWebhooks.events,
          adminWebhooks.state,
          adminWebhooks.waitingColumn,
          adminWebhooks.actions,
        ]}
        hidden={[adminWebhooks.actions]}
      />
      <tbody>
        {webhooks.map((webhook) => (
          <tr key={webhook._id}>
            <td data-label={adminWebhooks.address}>
              <span className="table__lines">
                <strong>{nameOf(webhook)}</strong>
                <small>{webhook.extension ? adminWebhooks.extension : webhook.description}</small>
              </span>
            </td>
            <td data-label={adminWebhooks.events}>
              <small>{webhook.events.map((type) => adminWebhooks.eventName(type)).join(', ')}</small>
            </td>
            <td data-label={adminWebhooks.state}>
              <span>
                <WebhookState state={webhook.state} />
              </span>
            </td>
            <td data-label={adminWebhooks.waitingColumn}>{webhook.waiting}</td>
            <td className="table__actions">
              <EditLink to={`/admin/webhooks/${webhook._id}`} name={nameOf(webhook)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function nameOf({ url, extension }: Webhook): string {
  return url ?? extension ?? '';
}
