import '../../../styles/messages.css';
import { useState } from 'react';
import { Link } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import type { OwnerProblem } from '../../../../contract/admin/payment-issues.ts';
import { forgetOwner, useOwnerList } from '../../../lib/admin-lists.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { formatMoment } from '../../../lib/format-date-time.ts';
import { read } from '../../../lib/read.ts';
import { send } from '../../../lib/send.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';

const api = () => browserApi().api.admin.problems;
type Query = Parameters<ReturnType<typeof api>['$get']>[0]['query'];

/** What happened, and what to do about it. */
const words: Record<string, readonly [title: string, advice: string]> = {
  'amount-mismatch': [
    'Another sum came than was asked for',
    'Give the money back, or keep it and ask the customer for the rest.',
  ],
  'not-ours': [
    'A payment that does not belong to the order',
    'Look it up at the provider before anything is sent.',
  ],
  'other-environment': [
    'A test payment met the live shop',
    'Nothing is to be sent for it. Check the keys of the provider.',
  ],
  'unknown-order': [
    'Money came without an order',
    'Give it back. If the customer says what it was for, take the order by phone.',
  ],
  'refund-failed': [
    'A refund was refused',
    'Try it once more. If it is refused again, give the money back by bank transfer.',
  ],
  'exchange-rate': [
    'The exchange rate does not come',
    'PayPal prices use the last good rate. Check the address of the rate.',
  ],
};
const providers: Record<string, string> = { razorpay: 'Razorpay', paypal: 'PayPal' };
const OTHER = ['Something about a payment', 'Look it up at the provider.'] as const;

export function ProblemList({ state }: { state: string }) {
  const list = useOwnerList<OwnerProblem>(
    'problems',
    { state },
    (page) => read(api().$get({ query: { state, ...page } as Query })),
    ({ _id }) => _id,
  );
  const [returned, setReturned] = useState<OwnerProblem>();
  const decide = async (asked: Parameters<typeof send>[0], done?: string) => {
    const outcome = await send(asked);
    if ('refused' in outcome) toast.error(outcome.refused.words);
    else if (done) toast.success(done);
    await forgetOwner('problems');
  };
  const byId = (id: string) => ({ param: { id } });
  return (
    <>
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
                    {problem.provider &&
                      ` · ${providers[problem.provider] ?? problem.provider} ${problem.providerPaymentId ?? ''}`}
                  </p>
                  <p className="messages__text">{problem.details}</p>
                  <p>
                    <strong>{advice}</strong>
                  </p>
                  <div className="messages__acts">
                    {problem.isRefundable && (
                      <button type="button" className="btn btn--sm" onClick={() => setReturned(problem)}>
                        Give money back
                      </button>
                    )}
                    {problem.orderId && (
                      <Link className="btn btn--2 btn--sm" to={`/admin/orders/${problem.orderId}`}>
                        Open order #{problem.orderNumber}
                      </Link>
                    )}
                    {!problem.resolvedAt && (
                      <button
                        type="button"
                        className="btn btn--2 btn--sm"
                        onClick={() => decide(api()[':id'].resolve.$post(byId(problem._id)))}
                      >
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
      {returned && (
        <ConfirmDialog
          question="Give this money back?"
          consequence="The payment provider sends it to whoever paid. This cannot be undone."
          yes="Give money back"
          onYes={() => {
            void decide(api()[':id'].refund.$post(byId(returned._id)), 'The money goes back.');
            setReturned(undefined);
          }}
          onNo={() => setReturned(undefined)}
        />
      )}
    </>
  );
}
