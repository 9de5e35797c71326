import '../../../styles/message-list.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import type { AdminFailedJob } from '../../../../contract/admin/payment-issues.ts';
import { adminKey, invalidateAdmin } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { formatDateTime } from '../../../lib/format-date-time.ts';
import { queries } from '../../../lib/queries.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { LoadState } from '../../../ui/load-state.tsx';

const api = () => browserApi().api.admin['failed-jobs'];
const POLL_INTERVAL_MS = 5000;

const MAIL_ADVICE =
  'Check that the address is right and the mail server takes mail, then try again. An address that does not exist never will.';
/** Title and advice by queue. */
const texts: Record<string, readonly [title: string, advice: string]> = {
  mail: ['A mail did not go out', MAIL_ADVICE],
  code: ['A code for an email did not go out', MAIL_ADVICE],
  refund: [
    'A refund was not sent to the provider',
    'Try again. If the provider stays away, give the money back there.',
  ],
  'provider-event': [
    'What a payment provider told could not be settled',
    'Try again. If it fails once more, look the payment up at the provider.',
  ],
  reconcile: ['Open payments could not be checked', 'It runs again within a minute by itself.'],
  'reconcile-days': ['Payments of the last days could not be checked', 'It runs again within an hour.'],
  'expire-holds': ['Foods of unpaid orders were not given back', 'It runs again within a minute by itself.'],
  'forget-expired': ['Old sessions and codes were not removed', 'It runs again within an hour.'],
  'import-foods': [
    'An import of foods stands still',
    'Try again: it goes on where it stopped. Or cancel it on its page.',
  ],
  'forget-uploads': ['Pictures that nobody uses were not removed', 'It runs again tomorrow.'],
};
const OTHER = ['Something in the background failed', 'Try again.'] as const;

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
  if (!data) return <LoadState thing="mails and jobs" isError={isError} onRetry={refetch} />;
  return (
    <section className="failed-jobs" aria-labelledby="failed-jobs">
      <h2 id="failed-jobs">Mails and jobs</h2>
      <div className="panel panel--flush">
        {data.length === 0 ? (
          <p className="panel__note">Every mail went out, and nothing failed.</p>
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
  const [title, advice] = texts[job.queue] ?? OTHER;
  const param = { id: job._id };
  const refresh = () => invalidateAdmin('failed-jobs');
  return (
    <li>
      <h3>{title}</h3>
      <p className="message-list__from">
        {formatDateTime(job.at)} · tried {job.tries} {job.tries === 1 ? 'time' : 'times'}
        {!job.isGivenUp && ' · tried again by itself'}
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
          onSuccess={() => toast.success('It is tried again.')}
          onSettled={refresh}
        >
          Try again
        </ActionButton>
        {job.orderId && (
          <Link className="button button--secondary button--small" to={`/admin/orders/${job.orderId}`}>
            Open order {job.orderNumber && `#${job.orderNumber}`}
          </Link>
        )}
        <ActionButton
          className="button button--secondary button--small"
          call={() => callApi(api()[':id'].$delete({ param }))}
          onSuccess={() => toast.success('It is not tried again.')}
          onSettled={refresh}
        >
          Forget it
        </ActionButton>
      </div>
    </li>
  );
}
