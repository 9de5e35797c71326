import '../styles/cart.css';
import '../styles/orders.css';
import '../styles/track.css';
import { RotateCcw } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { usePaidNews } from '../blocks/use-paid-news.ts';
import { useReorder } from '../blocks/use-reorder.ts';
import { AfterSalePanel } from '../features/after-sale/after-sale-panel.tsx';
import { Breadcrumbs } from '../features/catalogue/breadcrumbs.tsx';
import { DeliveryMap } from '../features/orders/delivery-map.tsx';
import { ItemsTable } from '../features/orders/items-table.tsx';
import { useOrder } from '../features/orders/order-data.ts';
import { OrderFacts } from '../features/orders/order-facts.tsx';
import { OrderProgress } from '../features/orders/order-progress.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { NotFound } from '../ui/not-found.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';

export const meta = pageMeta({ title: 'Order', isPrivate: true });

export default function TrackPage() {
  const { orderId } = useParams();
  return orderId ? <Track orderId={orderId} /> : <NotFound message="Order Not Found" />;
}

function Track({ orderId }: { orderId: string }) {
  const { order, isPending, problem } = useOrder(orderId);
  const again = useReorder();
  usePaidNews(order);
  if (isPending) return <p className="wrap empty">Loading…</p>;
  if (!order) return <NotFound message={problem ?? ''} linkRoute="/orders" linkText="My Orders" />;
  const title = `Order #${order.number}`;
  return (
    <div className="wrap">
      <Breadcrumbs steps={[{ name: 'My Orders', to: '/orders' }]} here={title} />
      <div className="track__head">
        <h1>{title}</h1>
        <StatusBadge status={order.status} />
      </div>
      <OrderProgress order={order} />
      <div className="two mt-6">
        <div className="grid gap-6">
          <ItemsTable order={order} />
          <section className="panel" aria-labelledby="map">
            <h2 id="map">Delivery map</h2>
            <DeliveryMap order={order} />
          </section>
        </div>
        <div className="two__side">
          <OrderFacts order={order}>
            {order.status === 'PENDING' && (
              <Link className="btn btn--lg btn--block" to={`/payment/${order._id}`}>
                Complete Payment
              </Link>
            )}
            {order.status === 'CANCELLED' && (
              <button type="button" className="btn btn--2 btn--block" onClick={() => again(order._id)}>
                <RotateCcw size={18} strokeWidth={1.75} aria-hidden="true" />
                Reorder
              </button>
            )}
          </OrderFacts>
          <AfterSalePanel
            orderId={order._id}
            isPaid={order.paymentStatus === 'COMPLETED' && order.totalPrice > 0}
          />
        </div>
      </div>
    </div>
  );
}
