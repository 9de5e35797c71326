import '../../../styles/table.css';
import { Link } from 'react-router';
import type { SecurityEvent } from '../../../../contract/admin/security-log.ts';
import { adminSecurity } from '../../../../messages/admin-security.ts';
import { adminStaff } from '../../../../messages/admin-staff.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import { isStaffRole } from '../../../../rules/staff-roles.ts';
import { useAdminList } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { TableHead } from '../../../ui/table-head.tsx';

const api = () => browserApi().api.admin.security;
type Query = Parameters<ReturnType<typeof api>['$get']>[0]['query'];

export function useSecurityLog(filter: Partial<Record<'kind' | 'q', string>>) {
  return useAdminList<SecurityEvent>({
    name: 'security',
    filter,
    readPage: (page) => callApi(api().$get({ query: { ...filter, ...page } as Query })),
    cursor: ({ id }) => String(id),
  });
}

export function SecurityTable({ events }: { events: SecurityEvent[] }) {
  return (
    <table className="table">
      <TableHead
        columns={[adminSecurity.when, adminSecurity.kindLabel, adminSecurity.account, adminSecurity.where]}
      />
      <tbody>
        {events.map(({ id, at, kind, account, actor, address, device, detail }) => (
          <tr key={id}>
            <td data-label={adminSecurity.when}>{formatDateTime(at)}</td>
            <td data-label={adminSecurity.kindLabel}>
              <span className="table__lines">
                <strong>{adminSecurity.kind(kind)}</strong>
                <small>{detailText(detail)}</small>
              </span>
            </td>
            <td data-label={adminSecurity.account}>
              <span className="table__lines">
                {account ? (
                  <Link to={`/admin/customers/${account._id}`}>{account.name}</Link>
                ) : (
                  adminSecurity.noAccount
                )}
                <small>{actor ? adminSecurity.by(actor) : account?.email}</small>
              </span>
            </td>
            <td data-label={adminSecurity.where}>
              <span className="table__lines">
                <span>{address || '–'}</span>
                <small>{device}</small>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The file, key or role; how somebody logged in, and why it failed, are words of the system. */
function detailText({ file, key, role }: SecurityEvent['detail']): string {
  return [file, key, isStaffRole(role) ? adminStaff.role(role) : undefined].filter(Boolean).join(' · ');
}
