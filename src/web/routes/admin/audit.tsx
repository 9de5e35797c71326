import '../../styles/private.css';
import '../../styles/admin-tables.css';
import { AuditTable, useAudit } from '../../features/admin/audit/audit-table.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { useFilter } from '../../lib/use-filter.ts';
import { AdminSearch } from '../../ui/admin-search.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { type Choice, SelectField } from '../../ui/select-field.tsx';

export const meta = pageMeta({ title: 'Audit log', isPrivate: true });

const about: Choice[] = [
  ['', 'Everything'],
  ['order', 'Orders'],
  ['food', 'Foods'],
  ['user', 'Users'],
  ['coupon', 'Coupons'],
  ['recipe', 'Recipes'],
  ['review', 'Reviews'],
  ['message', 'Messages'],
  ['content', 'Content'],
  ['colours', 'Colours'],
  ['search word', 'Search words'],
  ['settings', 'Settings'],
  ['delivery', 'Delivery'],
  ['problem', 'Payments'],
];

export default function AdminAuditPage() {
  const [filter, change] = useFilter(['about', 'q']);
  const list = useAudit(filter);
  return (
    <>
      <h1>Audit log</h1>
      <AdminSearch label="Search who and what" term={filter.q ?? ''} onSearch={(q) => change({ q })} />
      <div className="filters">
        <SelectField
          label="About"
          choices={about}
          value={filter.about ?? ''}
          onChange={({ target }) => change({ about: target.value })}
        />
      </div>
      <PagedList list={list} things="changes" emptyText="Nothing was changed yet.">
        {(entries) => <AuditTable entries={entries} />}
      </PagedList>
    </>
  );
}
