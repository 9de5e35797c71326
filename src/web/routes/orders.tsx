import '../styles/order-parts.css';
import '../styles/tabs.css';
import '../features/shop/orders/order-card.css';
import '../features/shop/orders/order-print.css';
import { Package } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink, useLocation, useParams } from 'react-router';
import { isOrderStatus, type OrderStatus } from '../../rules/order-status.ts';
import { useReorder } from '../blocks/use-reorder.ts';
import { OrderCard } from '../features/shop/orders/order-card.tsx';
import { useOrders, useStatuses } from '../features/shop/orders/order-data.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useCurrentInView } from '../lib/use-current-in-view.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export const meta = pageMeta({ title: 'My Orders', isPrivate: true });

export default function OrdersPage() {
  const { filter = '' } = useParams();
  const [openId, setOpenId] = useState<string>();
  const reorder = useReorder();
  const status = filter.toUpperCase();
  const { data: orders, isPending, isError, refetch } = useOrders(status);
  return (
    <div className="wrap">
      <h1 className="orders__title">My Orders</h1>
      <Tabs />
      {isError && (
        <div className="empty">
          <h2>Your orders could not be loaded.</h2>
          <button type="button" className="button" onClick={() => refetch()}>
            Try Again
          </button>
        </div>
      )}
      {isPending && <Skeleton shape="cards" />}
      {orders?.length === 0 && <NoOrders filter={isOrderStatus(status) ? status : filter} />}
      <ul className="orders">
        {orders?.map((order) => (
          <OrderCard
            key={order._id}
            order={order}
            isOpen={order._id === openId}
            onToggle={() => setOpenId(order._id === openId ? undefined : order._id)}
            onReorder={() => reorder(order._id)}
          />
        ))}
      </ul>
    </div>
  );
}

function Tabs() {
  const statuses = useStatuses();
  const { pathname } = useLocation();
  // the tabs load after the page, and the current one may be outside the viewport
  const row = useCurrentInView<HTMLElement>(`${pathname} ${statuses.length}`);
  return (
    <nav ref={row} className="tabs" aria-label="Orders by status">
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

/** Explains an empty tab to the customer. */
const emptyTexts: Record<OrderStatus, string> = {
  NEW: 'There is no new order that waits to be looked at.',
  PENDING: 'Nothing waits for your payment.',
  CONFIRMED: 'No order that you pay another way is waiting for its payment.',
  PAYMENT: 'No paid order is being packed right now.',
  SHIPPED: 'Nothing is on its way to you right now.',
  DELIVERED: 'No order has been delivered yet. Each one comes here when it reaches you.',
  CANCELLED: 'None of your orders was cancelled.',
};

function NoOrders({ filter }: { filter: string }) {
  return (
    <EmptyState icon={Package}>
      <h2>{filter ? `No ${filter} orders found` : 'No orders found'}</h2>
      <p>
        {isOrderStatus(filter) ? emptyTexts[filter] : 'Your orders will be here, with dates and invoices.'}
      </p>
      {filter ? (
        <Link className="button" to="/orders">
          Show all orders
        </Link>
      ) : (
        <Link className="button" to="/">
          Start Shopping
        </Link>
      )}
    </EmptyState>
  );
}
