import '../../../styles/message-list.css';
import { useState } from 'react';
import { Link } from 'react-router';
import type { PaymentIssue } from '../../../../contract/admin/payment-issues.ts';
import { adminPayments } from '../../../../messages/admin-payments.ts';
import { adminUi } from '../../../../messages/admin-ui.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import { invalidateAdmin, useAdminList } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { providerName } from '../../../lib/payments.ts';
import { toast } from '../../../lib/toast.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { AdminFilter } from '../../../ui/admin-filter.tsx';
import { AdminList } from '../../../ui/admin-list.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAdminAction } from '../../../ui/use-admin-action.ts';

const api = () => browserApi().api.admin.problems;
type Query = Parameters<ReturnType<typeof api>['$get']>[0]['query'];

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
    onSuccess: () => toast.success(adminPayments.givenBack),
    onSettled: () => void refresh(),
  });
  return (
    <>
      <AdminList
        list={list}
        things={adminPayments.things}
        emptyText={adminPayments.none}
        filters={
          <AdminFilter
            label={adminUi.show}
            choices={[
              ['open', adminUi.open],
              ['done', adminPayments.filterDone],
            ]}
            value={state}
            onChange={onState}
          />
        }
      >
        {(issues) => (
          <ul className="message-list">
            {issues.map((issue) => {
              const [title, advice] = adminPayments.issue(issue.kind);
              return (
                <li key={issue._id}>
                  <h2>{title}</h2>
                  <p className="message-list__from">
                    {formatDateTime(issue.createdAt)}
                    {issue.provider && ` · ${providerName(issue.provider)} ${issue.providerPaymentId ?? ''}`}
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
                        {adminPayments.giveBack}
                      </button>
                    )}
                    {issue.orderId && (
                      <Link
                        className="button button--secondary button--small"
                        to={`/admin/orders/${issue.orderId}`}
                      >
                        {adminPayments.openOrder(issue.orderNumber)}
                      </Link>
                    )}
                    {!issue.resolvedAt && (
                      <ActionButton
                        className="button button--secondary button--small"
                        call={() => callApi(api()[':id'].resolve.$post({ param: { id: issue._id } }))}
                        onSettled={refresh}
                      >
                        {adminPayments.done}
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
          question={adminPayments.giveBackQuestion}
          consequence={adminPayments.giveBackConsequence}
          yes={adminPayments.giveBack}
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
