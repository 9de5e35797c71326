import '../../../styles/message-list.css';
import { useState } from 'react';
import { Link } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import type { PaymentIssue } from '../../../../contract/admin/payment-issues.ts';
import { invalidateAdmin, useAdminList } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { formatDateTime } from '../../../lib/format-date-time.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { AdminFilter } from '../../../ui/admin-filter.tsx';
import { AdminList } from '../../../ui/admin-list.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAdminAction } from '../../../ui/use-admin-action.ts';

const api = () => browserApi().api.admin.problems;
type Query = Parameters<ReturnType<typeof api>['$get']>[0]['query'];

/** Title and advice by kind of issue. */
const texts: Record<string, readonly [title: string, advice: string]> = {
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

export function IssueList({ state, onState }: { state: string; onState: (state: string) => void }) {
  const list = useAdminList<PaymentIssue>({
    name: 'payment-issues',
    filter: { state },
    readPage: (page) => callApi(api().$get({ query: { state, ...page } as Query })),
    cursor: ({ _id }) => _id,
  });
  const [refunded, setRefunded] = useState<PaymentIssue>();
  const refresh = () => invalidateAdmin('payment-issues');
  const refund = useAdminAction((id: string) => callApi(api()[':id'].refund.$post({ param: { id } })), {
    onSuccess: () => toast.success('The money goes back.'),
    onSettled: () => void refresh(),
  });
  return (
    <>
      <AdminList
        list={list}
        things="problems"
        emptyText="Nothing to look at: every payment is where it belongs."
        filters={
          <AdminFilter
            label="Show"
            choices={[
              ['open', 'Open'],
              ['done', 'Done'],
            ]}
            value={state}
            onChange={onState}
          />
        }
      >
        {(issues) => (
          <ul className="message-list">
            {issues.map((issue) => {
              const [title, advice] = texts[issue.kind] ?? OTHER;
              return (
                <li key={issue._id}>
                  <h2>{title}</h2>
                  <p className="message-list__from">
                    {formatDateTime(issue.createdAt)}
                    {issue.provider &&
                      ` · ${providers[issue.provider] ?? issue.provider} ${issue.providerPaymentId ?? ''}`}
                  </p>
                  <p className="message-list__text">{issue.details}</p>
                  <p>
                    <strong>{advice}</strong>
                  </p>
                  <div className="message-list__actions">
                    {issue.isRefundable && (
                      <button
                        type="button"
                        className="button button--small"
                        onClick={() => setRefunded(issue)}
                      >
                        Give money back
                      </button>
                    )}
                    {issue.orderId && (
                      <Link
                        className="button button--secondary button--small"
                        to={`/admin/orders/${issue.orderId}`}
                      >
                        Open order #{issue.orderNumber}
                      </Link>
                    )}
                    {!issue.resolvedAt && (
                      <ActionButton
                        className="button button--secondary button--small"
                        call={() => callApi(api()[':id'].resolve.$post({ param: { id: issue._id } }))}
                        onSettled={refresh}
                      >
                        Done
                      </ActionButton>
                    )}
                  </div>
                </li>
              );
            })}
          </ul>
        )}
      </AdminList>
      {refunded && (
        <ConfirmDialog
          question="Give this money back?"
          consequence="The payment provider sends it to whoever paid. This cannot be undone."
          yes="Give money back"
          onYes={() => {
            refund.run(refunded._id);
            setRefunded(undefined);
          }}
          onNo={() => setRefunded(undefined)}
        />
      )}
    </>
  );
}
