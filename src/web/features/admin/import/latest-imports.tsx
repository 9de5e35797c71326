import '../../../styles/table.css';
import { Link } from 'react-router';
import type { FoodImport } from '../../../../contract/admin/imports.ts';
import { formatDateTime } from '../../../lib/format-date-time.ts';
import { TableHead } from '../../../ui/table-head.tsx';
import { useImports } from './imports-queries.ts';

const states: Record<FoodImport['state'], string> = {
  uploaded: 'Not checked',
  checking: 'Being checked',
  checked: 'Checked, not imported',
  running: 'Being imported',
  done: 'Imported',
  cancelled: 'Cancelled',
};

export function LatestImports() {
  const imports = useImports();
  if (!imports || imports.length === 0) return null;
  return (
    <section className="panel panel--flush" aria-labelledby="latest-imports">
      <h2 id="latest-imports" className="panel__title">
        Latest imports
      </h2>
      <table className="table table--links">
        <TableHead columns={['File', 'When', 'State', 'New', 'Changes', 'Rejected']} />
        <tbody>
          {imports.map(({ _id, fileName, createdAt, state, created, changed, rejected }) => (
            <tr key={_id}>
              <td data-label="File">
                <Link className="table__link" to={`/admin/import/${_id}`}>
                  {fileName || 'CSV file'}
                </Link>
              </td>
              <td data-label="When">{formatDateTime(createdAt)}</td>
              <td data-label="State">{states[state]}</td>
              <td data-label="New">{created}</td>
              <td data-label="Changes">{changed}</td>
              <td data-label="Rejected">{rejected}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
