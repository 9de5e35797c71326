import '../../styles/private.css';
import '../../styles/admin-tables.css';
import { FailedJobs } from '../../features/admin/payment-issues/failed-jobs.tsx';
import { IssueList } from '../../features/admin/payment-issues/issue-list.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { useFilter } from '../../lib/use-filter.ts';
import { SelectField } from '../../ui/select-field.tsx';

export const meta = pageMeta({ title: 'Payments to look at', isPrivate: true });

export default function AdminPaymentIssuesPage() {
  const [{ state = 'open' }, change] = useFilter(['state']);
  return (
    <>
      <h1>Payments to look at</h1>
      <div className="filters">
        <SelectField
          label="Show"
          choices={[
            ['open', 'Open'],
            ['done', 'Done'],
          ]}
          value={state}
          onChange={({ target }) => change({ state: target.value })}
        />
      </div>
      <IssueList state={state} />
      {state === 'open' && <FailedJobs />}
    </>
  );
}
