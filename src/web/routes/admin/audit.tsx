import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { adminAudit } from '../../../messages/admin-audit.ts';
import { AuditTable, useAudit } from '../../features/admin/audit/audit-table.tsx';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { useFilter } from '../../lib/use-filter.ts';
import { AdminFilter } from '../../ui/admin-filter.tsx';
import { AdminList } from '../../ui/admin-list.tsx';
import type { Choice } from '../../ui/select-field.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: adminAudit.title, isPrivate: true })(source);

const subjects = [
  '',
  'order',
  'food',
  'user',
  'coupon',
  'recipe',
  'review',
  'message',
  'content',
  'colours',
  'search word',
  'settings',
  'delivery',
  'problem',
  'api key',
] as const;

export default function AdminAuditPage() {
  const [filter, change] = useFilter(['about', 'q']);
  const list = useAudit(filter);
  return (
    <>
      <h1>{adminAudit.title}</h1>
      <AdminList
        list={list}
        things={adminAudit.things}
        emptyText={adminAudit.none}
        search={{ label: adminAudit.search, term: filter.q ?? '', onSearch: (q) => change({ q }) }}
        filters={
          <AdminFilter
            label={adminAudit.about}
            choices={subjects.map((subject): Choice => [subject, adminAudit.subject(subject)])}
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
