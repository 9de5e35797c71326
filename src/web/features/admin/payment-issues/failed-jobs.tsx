import '../../../styles/messages.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import type { AdminFailedJob } from '../../../../contract/admin/payment-issues.ts';
import { adminKey, invalidateAdmin } from '../../../lib/admin-lists.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { formatDateTime } from '../../../lib/format-date-time.ts';
import { queries } from '../../../lib/queries.ts';
import { read } from '../../../lib/read.ts';
import { send } from '../../../lib/send.ts';
import { LoadState } from '../../../ui/load-state.tsx';

const api = () => browserApi().api.admin['failed-jobs'];
const POLL_INTERVAL_MS = 5000;

const MAIL_ADVICE =
  'Check that the address is right and the mail server takes mail, then try again. An address that does not exist never will.';
/** What happened, and what to do about it. */
const text: Record<string, readonly [title: string, advice: string]> = {
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
  'forget-uploads': ['Pictures that nobody uses were not removed', 'It runs again tomorrow.'],
};
const OTHER = ['Something in the background failed', 'Try again.'] as const;

/** Mails and work beside requests that did not succeed; what succeeded meanwhile leaves the list by itself. */
export function FailedJobs() {
  const { data, isError, refetch } = useQuery(
    {
      queryKey: adminKey('failed-jobs'),
      queryFn: () => read(api().$get()),
      refetchInterval: ({ state }) => (state.data?.length ? POLL_INTERVAL_MS : false),
    },
    queries,
  );
  if (!data) return <LoadState thing="mails and jobs" isError={isError} onRetry={refetch} />;
  return (
    <section className="grid gap-3 mt-4" aria-labelledby="failed-jobs">
      <h2 id="failed-jobs" className="text-h3">
        Mails and jobs
      </h2>
      <div className="panel panel--flush">
        {data.length === 0 ? (
          <p className="panel__note">Every mail went out, and nothing failed.</p>
        ) : (
          <ul className="messages">
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
  const [title, advice] = text[job.queue] ?? OTHER;
  const param = { id: job._id };
  const decide = async (asked: Parameters<typeof send>[0], done: string) => {
    const outcome = await send(asked);
    if ('rejected' in outcome) toast.error(outcome.rejected.message);
    else toast.success(done);
    await invalidateAdmin('failed-jobs');
  };
  return (
    <li>
      <h3>{title}</h3>
      <p className="messages__from">
        {formatDateTime(job.at)} · tried {job.tries} {job.tries === 1 ? 'time' : 'times'}
        {!job.isGivenUp && ' · tried again by itself'}
      </p>
      {job.about && <p className="messages__text">{job.about}</p>}
      {job.error && <p className="messages__text">{job.error}</p>}
      <p>
        <strong>{advice}</strong>
      </p>
      <div className="messages__acts">
        <button
          type="button"
          className="btn btn--sm"
          onClick={() => decide(api()[':id'].retry.$post({ param }), 'It is tried again.')}
        >
          Try again
        </button>
        {job.orderId && (
          <Link className="btn btn--2 btn--sm" to={`/admin/orders/${job.orderId}`}>
            Open order {job.orderNumber && `#${job.orderNumber}`}
          </Link>
        )}
        <button
          type="button"
          className="btn btn--2 btn--sm"
          onClick={() => decide(api()[':id'].$delete({ param }), 'It is not tried again.')}
        >
          Forget it
        </button>
      </div>
    </li>
  );
}
