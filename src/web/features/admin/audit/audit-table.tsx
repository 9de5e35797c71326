import { type Address, shownAddress } from '../../../../rules/address.ts';
import '../../../styles/table.css';
import './audit-table.css';
import { Link } from 'react-router';
import type { AuditEntry } from '../../../../contract/admin/audit.ts';
import { adminAudit } from '../../../../messages/admin-audit.ts';
import { adminUi } from '../../../../messages/admin-ui.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import { useAdminList } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
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
                <strong>{adminAudit.action(action)}</strong>
                <small>
                  {order ? (
                    <Link to={`/admin/orders/${order._id}`}>{adminUi.orderNumber(order.number)}</Link>
                  ) : (
                    <Target target={target} />
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
          <strong>{adminAudit.field(name)}</strong> {before !== null && <del>{shorten(before, name)}</del>}{' '}
          <ins>{shorten(after, name)}</ins>
        </li>
      ))}
    </ul>
  );
}

/** The pages of things that the log names by their id. */
const pages: Readonly<Record<string, string>> = {
  batch: '/admin/batches',
  food: '/admin/editFood',
  'food import': '/admin/import',
  offer: '/admin/offers',
  recipe: '/admin/recipes',
  user: '/admin/customers',
  webhook: '/admin/webhooks',
};

const isId = (name: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(name);

/** "food wood-pressed-sesame-oil" with the name of its kind in the language of the page; an id tells people nothing. */
function Target({ target }: { target: string }) {
  const kind =
    /^(?:food import|search word|api key|provider keys|unpaid orders|cash on delivery|\w+)/.exec(
      target,
    )?.[0] ?? '';
  const name = target.slice(kind.length).trim();
  const text = isId(name) ? adminAudit.target(kind) : [adminAudit.target(kind), name].join(' ').trim();
  const page = pages[kind];
  if (!page || !(isId(name) || kind === 'food')) return text;
  return <Link to={`${page}/${encodeURIComponent(name)}`}>{text}</Link>;
}

/** Numbers in these fields are sums of money. */
const inRupees = new Set([
  'price',
  'amount',
  'totalPrice',
  'minPurchaseAmount',
  'minimumOrderRupees',
  'charge',
  'freeFrom',
  'minOrder',
  'maxOrder',
  'fee',
]);

const MAX_LENGTH = 140;

function shorten(value: unknown, name: string): string {
  const text = valueText(value, name);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** Lists and objects as readable text. */
function valueText(value: unknown, name: string): string {
  if (Array.isArray(value)) return value.map((part) => valueText(part, name)).join('; ') || adminAudit.empty;
  if (typeof value === 'number' && inRupees.has(name)) return formatRupees(value);
  // as earlier versions stored it
  if (typeof value === 'number' && name.endsWith('Paise')) return formatRupees(value / 100);
  if (typeof value !== 'object' || value === null)
    return value === null || value === '' ? adminAudit.empty : adminAudit.value(String(value));
  if ('pincode' in value) return shownAddress(value as Address);
  return Object.entries(value)
    .map(([key, part]) => `${adminAudit.field(key)} ${valueText(part, key)}`)
    .join(', ');
}
