import { Link } from 'react-router';
import type { OpenCash } from '../../../../contract/admin/remittances.ts';
import { adminRemittances } from '../../../../messages/admin-remittances.ts';
import { adminUi } from '../../../../messages/admin-ui.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { LoadState } from '../../../ui/load-state.tsx';
import { TableHead } from '../../../ui/table-head.tsx';
import { useOpenCash } from './remittances-queries.ts';

const sumOf = ({ count, total }: OpenCash['open']) => ({
  count: count.toLocaleString('en-IN'),
  total: formatRupees(total),
});

/** Cash that couriers still owe, the oldest first. */
export function OpenCashPanel() {
  const { data: cash, isError, refetch } = useOpenCash();
  return (
    <section className="panel panel--flush" aria-labelledby="open-cash">
      <div className="payout-head">
        <h2 id="open-cash">{adminRemittances.open}</h2>
        {cash && cash.open.count > 0 && <p>{adminRemittances.openSum(sumOf(cash.open))}</p>}
        {cash && cash.overdue.count > 0 && (
          <p className="payout-head__overdue">{adminRemittances.overdue(sumOf(cash.overdue))}</p>
        )}
        {cash?.open.count === 0 && <p>{adminRemittances.noneOpen}</p>}
        {!cash && <LoadState thing={adminRemittances.things} isError={isError} onRetry={refetch} />}
      </div>
      {cash && cash.orders.length > 0 && (
        <table className="table">
          <TableHead
            columns={[
              adminRemittances.order,
              adminRemittances.customer,
              adminRemittances.parcel,
              adminRemittances.age,
              adminRemittances.amount,
            ]}
          />
          <tbody>
            {cash.orders.map((order) => (
              <Parcel key={order._id} order={order} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Parcel({ order }: { order: OpenCash['orders'][number] }) {
  const { _id, number, name, status, total, courier, trackingNumber, days, isOverdue } = order;
  const text = status === 'DELIVERED' ? adminRemittances.delivered(days) : adminRemittances.onItsWay(days);
  return (
    <tr>
      <td data-label={adminRemittances.order}>
        <Link to={`/admin/orders/${_id}`}>{adminUi.orderNumber(number)}</Link>
      </td>
      <td data-label={adminRemittances.customer}>{name}</td>
      <td data-label={adminRemittances.parcel}>
        {[courier, trackingNumber].filter(Boolean).join(' · ') || '–'}
      </td>
      <td data-label={adminRemittances.age}>
        <span>
          <span className={isOverdue ? 'tag-bad' : 'tag-quiet'}>{text}</span>
        </span>
      </td>
      <td data-label={adminRemittances.amount}>
        <strong>{formatRupees(total)}</strong>
      </td>
    </tr>
  );
}
