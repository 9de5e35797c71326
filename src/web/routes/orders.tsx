import '../styles/cart.css';
import '../styles/orders.css';
import { useState } from 'react';
import { Link, NavLink, useParams } from 'react-router';
import { isOrderStatus } from '../../rules/order-status.ts';
import { useReorder } from '../blocks/use-reorder.ts';
import { OrderCard } from '../features/orders/order-card.tsx';
import { useOrders, useStatuses } from '../features/orders/order-data.ts';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = pageMeta({ title: 'My Orders', isPrivate: true });

export default function OrdersPage() {
  const { filter = '' } = useParams();
  const [openId, setOpenId] = useState<string>();
  const again = useReorder();
  const status = filter.toUpperCase();
  const { data: orders, isPending, isError, refetch } = useOrders(status);
  return (
    <div className="wrap">
      <h1 className="mb-4">My Orders</h1>
      <Tabs />
      {isError && (
        <div className="empty">
          <h2>Your orders could not be loaded.</h2>
          <button type="button" className="btn" onClick={() => refetch()}>
            Try Again
          </button>
        </div>
      )}
      {isPending && <p className="empty">Loading…</p>}
      {orders?.length === 0 && <NoOrders filter={isOrderStatus(status) ? status : filter} />}
      <ul className="orders">
        {orders?.map((order) => (
          <OrderCard
            key={order._id}
            order={order}
            isOpen={order._id === openId}
            onToggle={() => setOpenId(order._id === openId ? undefined : order._id)}
            onReorder={() => again(order._id)}
          />
        ))}
      </ul>
    </div>
  );
}

function Tabs() {
  const statuses = useStatuses();
  return (
    <nav className="tabs" aria-label="Orders by status">
      <NavLink to="/orders" end>
        All Orders
      </NavLink>
      {statuses.map((status) => (
        <NavLink key={status} to={`/orders/${status}`}>
          {status.charAt(0) + status.slice(1).toLowerCase()}
        </NavLink>
      ))}
    </nav>
  );
}

function NoOrders({ filter }: { filter: string }) {
  return (
    <div className="empty">
      <h2>{filter ? `No ${filter} orders found` : 'No orders found'}</h2>
      {filter ? (
        <Link className="btn" to="/orders">
          Show all orders
        </Link>
      ) : (
        <Link className="btn" to="/">
          Start Shopping
        </Link>
      )}
    </div>
  );
}
