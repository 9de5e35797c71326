import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { useParams } from 'react-router';
import type { Webhook } from '../../../contract/admin/webhooks.ts';
import { adminWebhooks } from '../../../messages/admin-webhooks.ts';
import { formatDateTime } from '../../../rules/shown-time.ts';
import { DeliveryList } from '../../features/admin/webhooks/delivery-list.tsx';
import { WebhookActions } from '../../features/admin/webhooks/webhook-actions.tsx';
import { EditWebhook, NewWebhook } from '../../features/admin/webhooks/webhook-form.tsx';
import { WebhookState } from '../../features/admin/webhooks/webhook-state.tsx';
import { useWebhook } from '../../features/admin/webhooks/webhooks-queries.ts';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { NotFound } from '../../ui/not-found.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: adminWebhooks.title, isPrivate: true })(source);

export default function AdminWebhookPage() {
  const { webhookId = '' } = useParams();
  const isNew = webhookId === 'new';
  const { data: webhook, isError, refetch } = useWebhook(webhookId, isNew);
  if (webhook === null) {
    return (
      <NotFound message={adminWebhooks.notFound} linkRoute="/admin/webhooks" linkText={adminWebhooks.back} />
    );
  }
  return (
    <>
      <BackLink to="/admin/webhooks">{adminWebhooks.title}</BackLink>
      {isNew && (
        <>
          <h1>{adminWebhooks.add}</h1>
          <NewWebhook />
        </>
      )}
      {!isNew && !webhook && <LoadState thing={adminWebhooks.thing} isError={isError} onRetry={refetch} />}
      {webhook && <ShownWebhook key={webhook._id} webhook={webhook} />}
    </>
  );
}

function ShownWebhook({ webhook }: { webhook: Webhook }) {
  const { url, extension, description, state, failingSince, previousUntil } = webhook;
  const title = extension ?? (description || (url ? new URL(url).host : ''));
  return (
    <>
      <div className="page-head-row">
        <h1>{title}</h1>
        <WebhookState state={state} />
      </div>
      {state === 'given-up' && (
        <p className="alert alert--danger">
          {adminWebhooks.disabledByShop(failingSince ? formatDateTime(failingSince) : '')}
        </p>
      )}
      {previousUntil && <p className="alert">{adminWebhooks.bothSign(formatDateTime(previousUntil))}</p>}
      {url === null ? (
        <p className="alert">{adminWebhooks.extensionNote}</p>
      ) : (
        <>
          <EditWebhook key={state} webhook={webhook} />
          <WebhookActions webhook={webhook} />
        </>
      )}
      <DeliveryList webhookId={webhook._id} />
    </>
  );
}
