import '../../../styles/table.css';
import { Link } from 'react-router';
import type { OrderListRow } from '../../../../contract/admin/orders.ts';
import { adminCash } from '../../../../messages/admin-cash.ts';
import { adminOrders } from '../../../../messages/admin-orders.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { formatDay } from '../../../../rules/shown-time.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';

export function OrderTable({ orders }: { orders: OrderListRow[] }) {
  return (
    <table className="table table--orders table--links">
      <thead>
        <tr>
          <th scope="col">{adminOrders.order}</th>
          <th scope="col">{adminOrders.customer}</th>
          <th scope="col">{adminOrders.date}</th>
          <th scope="col">{adminOrders.status}</th>
          <th scope="col">{adminOrders.payment}</th>
          <th scope="col" className="table__total">
            {adminOrders.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order._id}>
            <td data-label={adminOrders.order}>
              <Link className="table__link" to={`/admin/orders/${order._id}`}>
                <strong>#{order.number}</strong>
              </Link>
            </td>
            <td data-label={adminOrders.customer}>
              <span className="table__lines">
                {order.name}
                <small>{order.phone}</small>
                {order.undelivered > 0 && <small>{adminCash.undelivered(order.undelivered)}</small>}
              </span>
            </td>
            <td data-label={adminOrders.date}>{formatDay(order.createdAt)}</td>
            <td data-label={adminOrders.status}>
              <span>
                <StatusBadge status={order.status} />
              </span>
            </td>
            <td data-label={adminOrders.payment}>
              <span className="table__lines">
                {adminOrders.paymentStatus(order.paymentStatus)}
                {order.isCashOnDelivery && <small>{adminCash.tab}</small>}
              </span>
            </td>
            <td data-label={adminOrders.total} className="table__total">
              <span className="table__lines">
                <strong>{formatRupees(order.totalPrice)}</strong>
                <small>{adminOrders.pieces(order.itemCount)}</small>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
