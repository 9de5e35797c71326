import '../styles/order-parts.css';
import '../styles/order-page.css';
import '../features/shop/orders/order-print.css';
import { RotateCcw } from 'lucide-react';
import { useParams } from 'react-router';
import { myOrders } from '../../messages/my-orders.ts';
import { purchase } from '../../messages/purchase.ts';
import { shell } from '../../messages/shell.ts';
import { formatRupees } from '../../rules/money.ts';
import { usePaidNews } from '../blocks/use-paid-news.ts';
import { useReorder } from '../blocks/use-reorder.ts';
import { Breadcrumbs } from '../features/shop/catalogue/breadcrumbs.tsx';
import { CompletePayment } from '../features/shop/orders/complete-payment.tsx';
import { DeliveryMap } from '../features/shop/orders/delivery-map.tsx';
import { ItemsTable } from '../features/shop/orders/items-table.tsx';
import { useOrder } from '../features/shop/orders/order-data.ts';
import { OrderFacts } from '../features/shop/orders/order-facts.tsx';
import { OrderProgress } from '../features/shop/orders/order-progress.tsx';
import { orderTitle } from '../features/shop/orders/order-title.ts';
import { AfterSalePanel } from '../features/shop/returns/returns-panel.tsx';
import { type MetaSource, pageMeta } from '../lib/page-meta.ts';
import { RichText } from '../lib/rich-text.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: purchase.order, isPrivate: true })(source);

export default function TrackPage() {
  const { orderId } = useParams();
  return orderId ? <Track orderId={orderId} /> : <NotFound message={myOrders.notFound} />;
}

function Track({ orderId }: { orderId: string }) {
  const { order, isPending, problem } = useOrder(orderId);
  const reorder = useReorder();
  usePaidNews(order);
  if (isPending) {
    return (
      <div className="wrap">
        <Skeleton shape="details" hasHeading />
      </div>
    );
  }
  if (!order) return <NotFound message={problem ?? ''} linkRoute="/orders" linkText={shell.myOrders} />;
  const title = orderTitle(order);
  return (
    <div className="wrap">
      <Breadcrumbs steps={[{ name: shell.myOrders, to: '/orders' }]} here={title} />
      <div className="track__head">
        <h1>{title}</h1>
        <StatusBadge status={order.status} />
      </div>
      {order.status === 'PENDING' && (
        <div className="panel track__pay">
          <p>
            <RichText
              text={myOrders.waitingFor(formatRupees(order.totalPrice))}
              tags={{ amount: (text) => <strong className="number">{text}</strong> }}
            />
          </p>
          <CompletePayment order={order} className="button button--large" />
        </div>
      )}
      {order.status === 'CANCELLED' && (
        <div className="panel track__pay">
          <p>{purchase.reorderNote}</p>
          <button type="button" className="button button--secondary" onClick={() => reorder(order._id)}>
            <RotateCcw size={18} strokeWidth={1.75} aria-hidden="true" />
            {purchase.reorder}
          </button>
        </div>
      )}
      <OrderProgress order={order} />
      <div className="two-columns track__columns">
        <div className="track__main">
          <ItemsTable order={order} />
          <section className="panel" aria-labelledby="map">
            <h2 id="map">{myOrders.deliveryMap}</h2>
            <DeliveryMap order={order} />
          </section>
        </div>
        <div className="two-columns__side">
          <OrderFacts order={order} />
          <AfterSalePanel
            orderId={order._id}
            isPaid={order.paymentStatus === 'COMPLETED' && order.totalPrice > 0}
          />
        </div>
      </div>
    </div>
  );
}
