import '../../../styles/table.css';
import { Link } from 'react-router';
import { adminBatches } from '../../../../messages/admin-batches.ts';
import { adminUi } from '../../../../messages/admin-ui.ts';
import { formatDay } from '../../../../rules/shown-time.ts';
import { AdminList } from '../../../ui/admin-list.tsx';
import { TableHead } from '../../../ui/table-head.tsx';
import { useBatchOrders } from './batches-queries.ts';

/** Where the bottles went, the last order first. */
export function BatchOrders({ batchId }: { batchId: string }) {
  const list = useBatchOrders(batchId);
  return (
    <section aria-labelledby="batch-orders" className="batch-extra batch-orders">
      <h2 id="batch-orders">{adminBatches.whereTo}</h2>
      <AdminList list={list} things={adminBatches.orders} emptyText={adminBatches.noOrders}>
        {(rows) => (
          <table className="table">
            <TableHead columns={[adminBatches.order, adminBatches.customer, adminBatches.bottles]} />
            <tbody>
              {rows.map(({ order, size, quantity, returned, placedAt }) => (
                <tr key={`${order._id} ${size}`}>
                  <td data-label={adminBatches.order}>
                    <span className="table__lines">
                      <Link to={`/admin/orders/${order._id}`}>{adminUi.orderNumber(order.number)}</Link>
                      <small>{formatDay(placedAt)}</small>
                    </span>
                  </td>
                  <td data-label={adminBatches.customer}>
                    <span className="table__lines">
                      {order.name}
                      <small>{order.place}</small>
                    </span>
                  </td>
                  <td data-label={adminBatches.bottles} className="number">
                    <span className="table__lines">
                      {quantity} × {size}
                      {returned > 0 && <small>{adminBatches.cameBack(returned)}</small>}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </AdminList>
    </section>
  );
}
