import '../../../styles/table.css';
import './import.css';
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
    <section className="panel panel--flush latest-imports" aria-labelledby="latest-imports">
      <h2 id="latest-imports">Latest imports</h2>
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
              <td data-label="New">{created.toLocaleString('en-IN')}</td>
              <td data-label="Changes">{changed.toLocaleString('en-IN')}</td>
              <td data-label="Rejected">{rejected.toLocaleString('en-IN')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
