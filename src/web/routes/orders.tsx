import '../styles/order-parts.css';
import '../styles/tabs.css';
import '../features/shop/orders/order-card.css';
import '../features/shop/orders/order-print.css';
import { Package } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink, useLocation, useParams } from 'react-router';
import { myOrders } from '../../messages/my-orders.ts';
import { orderStatus } from '../../messages/order-status.ts';
import { purchase } from '../../messages/purchase.ts';
import { shell } from '../../messages/shell.ts';
import { ui } from '../../messages/ui.ts';
import { isOrderStatus } from '../../rules/order-status.ts';
import { useReorder } from '../blocks/use-reorder.ts';
import { OrderCard } from '../features/shop/orders/order-card.tsx';
import { useOrders, useStatuses } from '../features/shop/orders/order-data.ts';
import { type MetaSource, pageMeta } from '../lib/page-meta.ts';
import { useCurrentInView } from '../lib/use-current-in-view.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { OfflineBar } from '../ui/offline-bar.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: shell.myOrders, isPrivate: true })(source);

export default function OrdersPage() {
  const { filter = '' } = useParams();
  const [openId, setOpenId] = useState<string>();
  const reorder = useReorder();
  const status = filter.toUpperCase();
  const { data: orders, isPending, isError, refetch } = useOrders(status);
  return (
    <div className="wrap">
      <OfflineBar />
      <h1 className="orders__title">{shell.myOrders}</h1>
      <Tabs />
      {isError && (
        <div className="empty">
          <h2>{myOrders.loadFailed}</h2>
          <button type="button" className="button" onClick={() => refetch()}>
            {ui.tryAgain}
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
    <nav ref={row} className="tabs" aria-label={myOrders.byStatus}>
      <NavLink to="/orders" end>
        {myOrders.all}
      </NavLink>
      {statuses.map((status) => (
        <NavLink key={status} to={`/orders/${status}`}>
          {orderStatus.name(status)}
        </NavLink>
      ))}
    </nav>
  );
}

function NoOrders({ filter }: { filter: string }) {
  const status = isOrderStatus(filter) ? filter : undefined;
  return (
    <EmptyState icon={Package}>
      <h2>{filter ? myOrders.noneOf(status ? orderStatus.badge(status) : filter) : myOrders.none}</h2>
      <p>{status ? myOrders.noneOfNote(status) : myOrders.noneNote}</p>
      {filter ? (
        <Link className="button" to="/orders">
          {myOrders.showAll}
        </Link>
      ) : (
        <Link className="button" to="/">
          {purchase.startShopping}
        </Link>
      )}
    </EmptyState>
  );
}
