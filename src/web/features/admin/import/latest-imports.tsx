import '../../../styles/table.css';
import './import.css';
import { Link } from 'react-router';
import { adminImport } from '../../../../messages/admin-import.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import { TableHead } from '../../../ui/table-head.tsx';
import { useImports } from './imports-queries.ts';

export function LatestImports() {
  const imports = useImports();
  if (!imports || imports.length === 0) return null;
  return (
    <section className="panel panel--flush latest-imports" aria-labelledby="latest-imports">
      <h2 id="latest-imports">{adminImport.latest}</h2>
      <table className="table table--links">
        <TableHead
          columns={[
            adminImport.file,
            adminImport.when,
            adminImport.state,
            adminImport.new,
            adminImport.changes,
            adminImport.rejected,
          ]}
        />
        <tbody>
          {imports.map(({ _id, fileName, createdAt, state, created, changed, rejected }) => (
            <tr key={_id}>
              <td data-label={adminImport.file}>
                <Link className="table__link" to={`/admin/import/${_id}`}>
                  {fileName || adminImport.csvFile}
                </Link>
              </td>
              <td data-label={adminImport.when}>{formatDateTime(createdAt)}</td>
              <td data-label={adminImport.state}>{adminImport.stateOf(state)}</td>
              <td data-label={adminImport.new}>{created.toLocaleString('en-IN')}</td>
              <td data-label={adminImport.changes}>{changed.toLocaleString('en-IN')}</td>
              <td data-label={adminImport.rejected}>{rejected.toLocaleString('en-IN')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
