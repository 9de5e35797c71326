import '../../styles/messages.css';
import { Link } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import type { OwnerProblem } from '../../../contract/owner/problems.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { formatMoment } from '../../lib/moments.ts';
import { forgetOwner, useOwnerList } from '../../lib/owner-lists.ts';
import { read } from '../../lib/read.ts';
import { send } from '../../lib/send.ts';
import { PagedList } from '../../ui/paged-list.tsx';

const api = () => browserApi().api.admin.problems;
type Query = Parameters<ReturnType<typeof api>['$get']>[0]['query'];

/** What happened, and what to do about it. */
const words: Record<string, readonly [title: string, advice: string]> = {
  'amount-mismatch': [
    'Another sum came than was asked for',
    'Open the order: give the payment back, or ask the customer for the rest.',
  ],
  'not-ours': [
    'A payment that does not belong to the order',
    'Look it up at the provider before anything is sent.',
  ],
  'other-environment': [
    'A test payment met the live shop',
    'Nothing is to be sent for it. Check the keys of the provider.',
  ],
  'unknown-order': ['Money came without an order', 'Look it up at the provider and give it back there.'],
  'refund-failed': ['A refund was refused', 'Give the money back at the provider, or by bank transfer.'],
  'exchange-rate': [
    'The exchange rate does not come',
    'PayPal prices use the last good rate. Check the address of the rate.',
  ],
};
const OTHER = ['Something about a payment', 'Look it up at the provider.'] as const;

export function ProblemList({ state }: { state: string }) {
  const list = useOwnerList<OwnerProblem>(
    'problems',
    { state },
    (page) => read(api().$get({ query: { state, ...page } as Query })),
    ({ _id }) => _id,
  );
  const resolve = async (id: string) => {
    const outcome = await send(api()[':id'].resolve.$post({ param: { id } }));
    if ('refused' in outcome) toast.error(outcome.refused.words);
    await forgetOwner('problems');
  };
  return (
    <PagedList
      list={list}
      things="problems"
      emptyWords="Nothing to look at: every payment is where it belongs."
    >
      {(problems) => (
        <ul className="messages">
          {problems.map((problem) => {
            const [title, advice] = words[problem.kind] ?? OTHER;
            return (
              <li key={problem._id}>
                <h2>{title}</h2>
                <p className="messages__from">
                  {formatMoment(problem.createdAt)}
                  {problem.provider && ` · ${problem.provider} ${problem.providerPaymentId ?? ''}`}
                </p>
                <p className="messages__text">{problem.details}</p>
                <p>
                  <strong>{advice}</strong>
                </p>
                <div className="messages__acts">
                  {problem.orderId && (
                    <Link className="btn btn--sm" to={`/admin/orders/${problem.orderId}`}>
                      Open order #{problem.orderNumber}
                    </Link>
                  )}
                  {!problem.resolvedAt && (
                    <button type="button" className="btn btn--2 btn--sm" onClick={() => resolve(problem._id)}>
                      Done
                    </button>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </PagedList>
  );
}
