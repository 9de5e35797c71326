import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { FailedJobs } from '../../features/admin/payment-issues/failed-jobs.tsx';
import { IssueList } from '../../features/admin/payment-issues/issue-list.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { useFilter } from '../../lib/use-filter.ts';

export const meta = pageMeta({ title: 'Payments to look at', isPrivate: true });

export default function AdminPaymentIssuesPage() {
  const [{ state = 'open' }, change] = useFilter(['state']);
  return (
    <>
      <h1>Payments to look at</h1>
      <IssueList state={state} onState={(value) => change({ state: value })} />
      {state === 'open' && <FailedJobs />}
    </>
  );
}
