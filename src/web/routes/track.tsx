import '../styles/order-parts.css';
import '../styles/order-page.css';
import '../features/shop/orders/order-print.css';
import { RotateCcw, Truck } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { myOrders } from '../../messages/my-orders.ts';
import { orderDates } from '../../messages/order-dates.ts';
import { purchase } from '../../messages/purchase.ts';
import { shell } from '../../messages/shell.ts';
import { arrivalOf, justPaidAt } from '../../rules/arrival.ts';
import { formatRupees } from '../../rules/money.ts';
import { shownSpan } from '../../rules/shown-days.ts';
import { Thanks } from '../blocks/thanks/thanks.tsx';
import { usePaidNews } from '../blocks/use-paid-news.ts';
import { useReorder } from '../blocks/use-reorder.ts';
import { Breadcrumbs } from '../features/shop/catalogue/breadcrumbs.tsx';
import { CashNote } from '../features/shop/orders/cash-note.tsx';
import { CompletePayment } from '../features/shop/orders/complete-payment.tsx';
import { DeliveryMap } from '../features/shop/orders/delivery-map.tsx';
import { ItemsTable } from '../features/shop/orders/items-table.tsx';
import { useOrder } from '../features/shop/orders/order-data.ts';
import { OrderFacts } from '../features/shop/orders/order-facts.tsx';
import { OrderProgress } from '../features/shop/orders/order-progress.tsx';
import { orderTitle } from '../features/shop/orders/order-title.ts';
import { ParcelReports } from '../features/shop/orders/parcel-reports.tsx';
import { TrackedOrder } from '../features/shop/orders/tracked-order.tsx';
import { AfterSalePanel } from '../features/shop/returns/returns-panel.tsx';
import { type MetaSource, pageMeta } from '../lib/page-meta.ts';
import { RichText } from '../lib/rich-text.tsx';
import { useShop } from '../lib/shop.ts';
import { useStoredUser } from '../lib/stored-user.ts';
import { TRACKING_KEY } from '../lib/tracking-key.ts';
import { DockedBar } from '../ui/docked-bar.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { OfflineBar } from '../ui/offline-bar.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: purchase.order, isPrivate: true })(source);

export default function TrackPage() {
  const { orderId } = useParams();
  const [search] = useSearchParams();
  const user = useStoredUser();
  const { hasGuestShopping } = useShop();
  const key = hasGuestShopping ? search.get(TRACKING_KEY) : null;
  if (!orderId) return <NotFound message={myOrders.notFound} />;
  if (!user && key) return <TrackedOrder orderId={orderId} signature={key} />;
  return <Track orderId={orderId} signature={key} />;
}

function Track({ orderId, signature }: { orderId: string; signature: string | null }) {
  const { order, isPending, problem } = useOrder(orderId);
  const reorder = useReorder();
  const shop = useShop();
  usePaidNews(order);
  if (isPending) {
    return (
      <div className="wrap">
        <Skeleton shape="details" hasHeading />
      </div>
    );
  }
  // somebody else's account: the link shows as much as without a login
  if (!order && signature) return <TrackedOrder orderId={orderId} signature={signature} />;
  if (!order) {
    return (
      <div className="wrap">
        <OfflineBar />
        <NotFound message={problem ?? ''} linkRoute="/orders" linkText={shell.myOrders} />
      </div>
    );
  }
  const title = orderTitle(order);
  const now = new Date();
  const paidAt = justPaidAt(order, now);
  const arrival = arrivalOf(order, now, shop);
  const Heading = paidAt ? 'h2' : 'h1';
  const page = (
    <div className="wrap">
      <OfflineBar />
      <Breadcrumbs steps={[{ name: shell.myOrders, to: '/orders' }]} here={title} />
      <div className="track__head">
        <Heading className="track__title">{title}</Heading>
        <StatusBadge status={order.status} />
      </div>
      {arrival && !paidAt && order.status !== 'PENDING' && (
        <p className="track__arrival">
          <Truck size={20} strokeWidth={1.75} aria-hidden="true" />
          {orderDates.arrives(shownSpan(arrival))}
        </p>
      )}
      {order.status === 'PENDING' && (
        <div className="panel track__pay">
          <p>
            <RichText
              text={myOrders.waitingFor(formatRupees(order.totalPrice))}
              tags={{ amount: (text) => <strong className="number">{text}</strong> }}
            />
            {arrival && <span>{orderDates.ifPaidToday(shownSpan(arrival))}</span>}
          </p>
          <DockedBar>
            <CompletePayment order={order} className="button button--large" />
          </DockedBar>
        </div>
      )}
      <CashNote order={order} hasLink />
      {order.status === 'CANCELLED' && (
        <div className="panel track__pay">
          <p>{purchase.reorderNote}</p>
          <button type="button" className="button button--secondary" onClick={() => reorder(order._id)}>
            <RotateCcw size={18} strokeWidth={1.75} aria-hidden="true" />
            {purchase.reorder}
          </button>
        </div>
      )}
      <OrderProgress order={order} arrival={order.status === 'PENDING' ? undefined : arrival} />
      <ParcelReports reports={order.parcel} />
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
            items={order.items}
            isPaid={order.paymentStatus === 'COMPLETED' && order.totalPrice > 0}
          />
        </div>
      </div>
    </div>
  );
  if (!paidAt) return page;
  return (
    <>
      <Thanks order={order} paidAt={paidAt} />
      {page}
    </>
  );
}
