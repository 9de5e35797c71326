import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { securityKinds } from '../../../contract/admin/security-log.ts';
import { adminSecurity } from '../../../messages/admin-security.ts';
import { SecurityTable, useSecurityLog } from '../../features/admin/security-log/security-table.tsx';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { useFilter } from '../../lib/use-filter.ts';
import { AdminFilter } from '../../ui/admin-filter.tsx';
import { AdminList } from '../../ui/admin-list.tsx';
import type { Choice } from '../../ui/select-field.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: adminSecurity.title, isPrivate: true })(source);

export default function AdminSecurityPage() {
  const [filter, change] = useFilter(['kind', 'q']);
  const list = useSecurityLog(filter);
  return (
    <>
      <h1>{adminSecurity.title}</h1>
      <p>{adminSecurity.intro}</p>
      <AdminList
        list={list}
        things={adminSecurity.things}
        emptyText={adminSecurity.none}
        search={{ label: adminSecurity.search, term: filter.q ?? '', onSearch: (q) => change({ q }) }}
        filters={
          <AdminFilter
            label={adminSecurity.kindLabel}
            choices={[
              ['', adminSecurity.all],
              ...securityKinds.map((kind): Choice => [kind, adminSecurity.kind(kind)]),
            ]}
            value={filter.kind ?? ''}
            onChange={(kind) => change({ kind })}
          />
        }
      >
        {(events) => <SecurityTable events={events} />}
      </AdminList>
    </>
  );
}
