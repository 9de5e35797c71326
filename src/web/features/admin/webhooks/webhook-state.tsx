import '../../../ui/status-badge.css';
import type { Webhook } from '../../../../contract/admin/webhooks.ts';
import { adminWebhooks } from '../../../../messages/admin-webhooks.ts';

const LOOKS: Record<Webhook['state'], string> = {
  working: 'delivered',
  failing: 'pending',
  disabled: 'new',
  'given-up': 'cancelled',
};

export function WebhookState({ state }: { state: Webhook['state'] }) {
  return <span className={`status status--${LOOKS[state]}`}>{adminWebhooks.stateName(state)}</span>;
}
