import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { AuditTable, useAudit } from '../../features/admin/audit/audit-table.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { useFilter } from '../../lib/use-filter.ts';
import { AdminFilter } from '../../ui/admin-filter.tsx';
import { AdminList } from '../../ui/admin-list.tsx';
import type { Choice } from '../../ui/select-field.tsx';

export const meta = pageMeta({ title: 'Audit log', isPrivate: true });

const subjects: Choice[] = [
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
      <AdminList
        list={list}
        things="changes"
        emptyText="Nothing was changed yet."
        search={{ label: 'Search who and what', term: filter.q ?? '', onSearch: (q) => change({ q }) }}
        filters={
          <AdminFilter
            label="About"
            choices={subjects}
            value={filter.about ?? ''}
            onChange={(about) => change({ about })}
          />
        }
      >
        {(entries) => <AuditTable entries={entries} />}
      </AdminList>
    </>
  );
}
