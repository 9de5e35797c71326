import '../../styles/private.css';
import '../../styles/admin-tables.css';
import { RequestList } from '../../features/admin/returns/return-list.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { useFilter } from '../../lib/use-filter.ts';
import { SelectField } from '../../ui/select-field.tsx';

export const meta = pageMeta({ title: 'Requests', isPrivate: true });

export default function AdminReturnsPage() {
  const [{ state = 'open' }, change] = useFilter(['state']);
  return (
    <>
      <h1>Requests</h1>
      <div className="filters">
        <SelectField
          label="Show"
          choices={[
            ['open', 'Open'],
            ['answered', 'Closed'],
          ]}
          value={state}
          onChange={({ target }) => change({ state: target.value })}
        />
      </div>
      <RequestList state={state} />
    </>
  );
}
