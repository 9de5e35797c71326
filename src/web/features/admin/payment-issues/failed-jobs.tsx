import '../../../styles/message-list.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AdminFailedJob } from '../../../../contract/admin/payment-issues.ts';
import { adminPayments } from '../../../../messages/admin-payments.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import { adminKey, invalidateAdmin } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';
import { toast } from '../../../lib/toast.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { LoadState } from '../../../ui/load-state.tsx';

const api = () => browserApi().api.admin['failed-jobs'];
const POLL_INTERVAL_MS = 5000;

/** E-mails and background jobs that failed. The list polls: a retry that succeeds removes its job. */
export function FailedJobs() {
  const { data, isError, refetch } = useQuery(
    {
      queryKey: adminKey('failed-jobs'),
      queryFn: () => callApi(api().$get()),
      refetchInterval: ({ state }) => (state.data?.length ? POLL_INTERVAL_MS : false),
    },
    queries,
  );
  if (!data) return <LoadState thing={adminPayments.jobThings} isError={isError} onRetry={refetch} />;
  return (
    <section className="failed-jobs" aria-labelledby="failed-jobs">
      <h2 id="failed-jobs">{adminPayments.jobsTitle}</h2>
      <div className="panel panel--flush">
        {data.length === 0 ? (
          <p className="panel__note">{adminPayments.noJobs}</p>
        ) : (
          <ul className="message-list">
            {data.map((job) => (
              <FailedJob key={job._id} job={job} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function FailedJob({ job }: { job: AdminFailedJob }) {
  const [title, advice] = adminPayments.job(job.queue);
  const param = { id: job._id };
  const refresh = () => invalidateAdmin('failed-jobs');
  return (
    <li>
      <h3>{title}</h3>
      <p className="message-list__from">
        {formatDateTime(job.at)} · {adminPayments.tries(job.tries)}
        {!job.isGivenUp && ` · ${adminPayments.retriesItself}`}
      </p>
      {job.about && <p className="message-list__text">{job.about}</p>}
      {job.error && <p className="message-list__text">{job.error}</p>}
      <p>
        <strong>{advice}</strong>
      </p>
      <div className="message-list__actions">
        <ActionButton
          className="button button--small"
          call={() => callApi(api()[':id'].retry.$post({ param }))}
          onSuccess={() => toast.success(adminPayments.triedAgain)}
          onSettled={refresh}
        >
          {adminPayments.retry}
        </ActionButton>
        {job.orderId && (
          <Link className="button button--secondary button--small" to={`/admin/orders/${job.orderId}`}>
            {adminPayments.openOrder(job.orderNumber)}
          </Link>
        )}
        <ActionButton
          className="button button--secondary button--small"
          call={() => callApi(api()[':id'].$delete({ param }))}
          onSuccess={() => toast.success(adminPayments.dropped)}
          onSettled={refresh}
        >
          {adminPayments.drop}
        </ActionButton>
      </div>
    </li>
  );
}
