import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { adminWebhooks } from '../../../messages/admin-webhooks.ts';
import { WebhookTable } from '../../features/admin/webhooks/webhook-table.tsx';
import { useWebhooks } from '../../features/admin/webhooks/webhooks-queries.ts';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { LoadState } from '../../ui/load-state.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: adminWebhooks.title, isPrivate: true })(source);

export default function AdminWebhooksPage() {
  const { data, isError, refetch } = useWebhooks();
  const used = data?.webhooks.filter(({ url }) => url !== null).length ?? 0;
  return (
    <>
      <div className="page-head-row">
        <h1>{adminWebhooks.title}</h1>
        <Link className="button" to="/admin/webhooks/new">
          <Plus size={18} strokeWidth={2} aria-hidden="true" />
          {adminWebhooks.add}
        </Link>
      </div>
      <p>{adminWebhooks.intro}</p>
      {data ? (
        <>
          <div className="panel panel--flush">
            {data.webhooks.length > 0 ? (
              <WebhookTable webhooks={data.webhooks} />
            ) : (
              <p className="panel__note">{adminWebhooks.none}</p>
            )}
          </div>
          <p className="totals">{adminWebhooks.usedOf({ used, limit: data.limit })}</p>
        </>
      ) : (
        <LoadState thing={adminWebhooks.things} isError={isError} onRetry={refetch} />
      )}
    </>
  );
}
