import '../../../styles/messages.css';
import { useState } from 'react';
import { Link } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import type { PaymentIssue } from '../../../../contract/admin/payment-issues.ts';
import { invalidateAdmin, useAdminList } from '../../../lib/admin-lists.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { formatDateTime } from '../../../lib/format-date-time.ts';
import { read } from '../../../lib/read.ts';
import { send } from '../../../lib/send.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';

const api = () => browserApi().api.admin.problems;
type Query = Parameters<ReturnType<typeof api>['$get']>[0]['query'];

/** What happened, and what to do about it. */
const text: Record<string, readonly [title: string, advice: string]> = {
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

export function IssueList({ state }: { state: string }) {
  const list = useAdminList<PaymentIssue>(
    'problems',
    { state },
    (page) => read(api().$get({ query: { state, ...page } as Query })),
    ({ _id }) => _id,
  );
  const [returned, setReturned] = useState<PaymentIssue>();
  const decide = async (asked: Parameters<typeof send>[0], done?: string) => {
    const outcome = await send(asked);
    if ('rejected' in outcome) toast.error(outcome.rejected.message);
    else if (done) toast.success(done);
    await invalidateAdmin('problems');
  };
  const byId = (id: string) => ({ param: { id } });
  return (
    <>
      <PagedList
        list={list}
        things="problems"
        emptyText="Nothing to look at: every payment is where it belongs."
      >
        {(issues) => (
          <ul className="messages">
            {issues.map((issue) => {
              const [title, advice] = text[issue.kind] ?? OTHER;
              return (
                <li key={issue._id}>
                  <h2>{title}</h2>
                  <p className="messages__from">
                    {formatDateTime(issue.createdAt)}
                    {issue.provider &&
                      ` · ${providers[issue.provider] ?? issue.provider} ${issue.providerPaymentId ?? ''}`}
                  </p>
                  <p className="messages__text">{issue.details}</p>
                  <p>
                    <strong>{advice}</strong>
                  </p>
                  <div className="messages__acts">
                    {issue.isRefundable && (
                      <button type="button" className="btn btn--sm" onClick={() => setReturned(issue)}>
                        Give money back
                      </button>
                    )}
                    {issue.orderId && (
                      <Link className="btn btn--2 btn--sm" to={`/admin/orders/${issue.orderId}`}>
                        Open order #{issue.orderNumber}
                      </Link>
                    )}
                    {!issue.resolvedAt && (
                      <button
                        type="button"
                        className="btn btn--2 btn--sm"
                        onClick={() => decide(api()[':id'].resolve.$post(byId(issue._id)))}
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
