import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { adminBatches } from '../../../messages/admin-batches.ts';
import { addMonths, monthOf } from '../../../rules/months.ts';
import { formatMonth } from '../../../rules/shown-time.ts';
import { BatchSettings } from '../../features/admin/batches/batch-settings.tsx';
import { BatchTable } from '../../features/admin/batches/batch-table.tsx';
import { useBatchList } from '../../features/admin/batches/batches-queries.ts';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { useFilter } from '../../lib/use-filter.ts';
import { AdminFilter } from '../../ui/admin-filter.tsx';
import { AdminList } from '../../ui/admin-list.tsx';
import type { Choice } from '../../ui/select-field.tsx';

const MONTHS = 24;

export const meta = (source: MetaSource) => pageMeta({ title: adminBatches.title, isPrivate: true })(source);

export default function AdminBatchesPage() {
  const [filter, change] = useFilter(['q', 'month', 'food']);
  const list = useBatchList(filter);
  const now = monthOf(new Date());
  const months = Array.from({ length: MONTHS }, (_, back) => addMonths(now, -back));
  return (
    <>
      <div className="page-head-row">
        <h1>{adminBatches.title}</h1>
        <Link className="button" to="/admin/batches/new">
          <Plus size={18} strokeWidth={2} aria-hidden="true" />
          {adminBatches.add}
        </Link>
      </div>
      <AdminList
        list={list}
        things={adminBatches.things}
        emptyText={adminBatches.noMatch}
        search={{ label: adminBatches.search, term: filter.q ?? '', onSearch: (q) => change({ q }) }}
        filters={
          <AdminFilter
            label={adminBatches.month}
            choices={[
              ['', adminBatches.anyMonth],
              ...months.map((month): Choice => [month, formatMonth(month)]),
            ]}
            value={filter.month ?? ''}
            onChange={(month) => change({ month })}
          />
        }
      >
        {(batches) => <BatchTable batches={batches} />}
      </AdminList>
      <BatchSettings />
    </>
  );
}
