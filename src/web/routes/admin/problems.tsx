import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { adminPayments } from '../../../messages/admin-payments.ts';
import { FailedJobs } from '../../features/admin/payment-issues/failed-jobs.tsx';
import { IssueList } from '../../features/admin/payment-issues/issue-list.tsx';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { useFilter } from '../../lib/use-filter.ts';

export const meta = (source: MetaSource) => pageMeta({ title: adminPayments.title, isPrivate: true })(source);

export default function AdminPaymentIssuesPage() {
  const [{ state = 'open' }, change] = useFilter(['state']);
  return (
    <>
      <h1>{adminPayments.title}</h1>
      <IssueList state={state} onState={(value) => change({ state: value })} />
      {state === 'open' && <FailedJobs />}
    </>
  );
}
