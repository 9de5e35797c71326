import '../../../styles/table.css';
import './audit-table.css';
import { Link } from 'react-router';
import type { AuditEntry } from '../../../../contract/admin/audit.ts';
import { adminAudit } from '../../../../messages/admin-audit.ts';
import { adminUi } from '../../../../messages/admin-ui.ts';
import { useAdminList } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { formatDateTime } from '../../../lib/format-date-time.ts';
import { TableHead } from '../../../ui/table-head.tsx';

const api = () => browserApi().api.admin.audit;
type Query = Parameters<ReturnType<typeof api>['$get']>[0]['query'];

export function useAudit(filter: Partial<Record<'about' | 'q', string>>) {
  return useAdminList<AuditEntry>({
    name: 'audit',
    filter,
    readPage: (page) => callApi(api().$get({ query: { ...filter, ...page } as Query })),
    cursor: ({ id }) => String(id),
  });
}

export function AuditTable({ entries }: { entries: AuditEntry[] }) {
  return (
    <table className="table table--audit">
      <TableHead columns={[adminAudit.when, adminAudit.who, adminAudit.what, adminAudit.changes]} />
      <tbody>
        {entries.map(({ id, at, actor, apiKey, action, target, order, changes }) => (
          <tr key={id}>
            <td data-label={adminAudit.when}>{formatDateTime(at)}</td>
            <td data-label={adminAudit.who}>
              {apiKey === null ? (actor ?? adminAudit.deletedAccount) : adminUi.apiKey(apiKey)}
            </td>
            <td data-label={adminAudit.what}>
              <span className="table__lines">
                <strong>{action}</strong>
                <small>
                  {order ? (
                    <Link to={`/admin/orders/${order._id}`}>{adminUi.orderNumber(order.number)}</Link>
                  ) : (
                    target
                  )}
                </small>
              </span>
            </td>
            <td data-label={adminAudit.changes}>
              <Changes changes={changes} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Changes({ changes }: { changes: AuditEntry['changes'] }) {
  const rows = Object.entries(changes);
  if (rows.length === 0) return <span>–</span>;
  return (
    <ul className="changes">
      {rows.map(([name, [before, after]]) => (
        <li key={name}>
          <strong>{name}</strong> {before !== null && <del>{shorten(before)}</del>}{' '}
          <ins>{shorten(after)}</ins>
        </li>
      ))}
    </ul>
  );
}

const MAX_LENGTH = 140;

function shorten(value: unknown): string {
  const text = valueText(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** Lists and objects as readable text. */
function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join('; ') || adminAudit.empty;
  if (typeof value !== 'object' || value === null)
    return value === null || value === '' ? adminAudit.empty : String(value);
  return Object.entries(value)
    .map(([name, part]) => `${name} ${valueText(part)}`)
    .join(', ');
}
