import '../../../styles/table.css';
import { Link } from 'react-router';
import type { OrderListRow } from '../../../../contract/admin/orders.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { formatDay } from '../../../lib/format-date-time.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';

const payments = { PENDING: 'Not paid', COMPLETED: 'Paid', REFUNDED: 'Refunded' } as const;

export function OrderTable({ orders }: { orders: OrderListRow[] }) {
  return (
    <table className="table table--orders table--links">
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Customer</th>
          <th scope="col">Date</th>
          <th scope="col">Status</th>
          <th scope="col">Payment</th>
          <th scope="col" className="table__total">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order._id}>
            <td data-label="Order">
              <Link className="table__link" to={`/admin/orders/${order._id}`}>
                <strong>#{order.number}</strong>
              </Link>
            </td>
            <td data-label="Customer">
              <span className="table__lines">
                {order.name}
                <small>{order.phone}</small>
              </span>
            </td>
            <td data-label="Date">{formatDay(order.createdAt)}</td>
            <td data-label="Status">
              <span>
                <StatusBadge status={order.status} />
              </span>
            </td>
            <td data-label="Payment">{payments[order.paymentStatus]}</td>
            <td data-label="Total" className="table__total">
              <span className="table__lines">
                <strong>{formatRupees(order.totalPrice)}</strong>
                <small>
                  {order.itemCount} {order.itemCount === 1 ? 'piece' : 'pieces'}
                </small>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
