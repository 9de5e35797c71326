import '../styles/order-parts.css';
import '../features/shop/checkout/checkout.css';
import '../styles/order-page.css';
import '../features/shop/payment/payment.css';
import { RotateCcw } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import type { Order } from '../../contract/order.ts';
import { payment } from '../../messages/payment.ts';
import { purchase } from '../../messages/purchase.ts';
import { shell } from '../../messages/shell.ts';
import { shownAddress } from '../../rules/address.ts';
import { isPayableOnline } from '../../rules/order-status.ts';
import { usePaidNews } from '../blocks/use-paid-news.ts';
import { useReorder } from '../blocks/use-reorder.ts';
import { invalidateCart } from '../features/shop/cart/cart-data.ts';
import { CashNote } from '../features/shop/orders/cash-note.tsx';
import { DeliveryMap } from '../features/shop/orders/delivery-map.tsx';
import { invalidateOrders, useOrder } from '../features/shop/orders/order-data.ts';
import { OrderItems } from '../features/shop/orders/order-items.tsx';
import { paidOnline } from '../features/shop/orders/order-totals.ts';
import { takeStart } from '../features/shop/payment/chosen-method.ts';
import { PaymentMethod } from '../features/shop/payment/payment-method.tsx';
import { preloadFirstPanel } from '../features/shop/payment/payment-panels.ts';
import { type MetaSource, pageMeta } from '../lib/page-meta.ts';
import { Steps } from '../ui/checkout-steps.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: payment.title, isPrivate: true })(source);

export default function PaymentPage() {
  const { orderId } = useParams();
  const [search] = useSearchParams();
  const id = orderId ?? search.get('orderId') ?? '';
  useEffect(preloadFirstPanel, []);
  return id ? <Payment orderId={id} /> : <NotFound message={purchase.invalidOrderId} />;
}

function Payment({ orderId }: { orderId: string }) {
  const { order, isPending, problem } = useOrder(orderId);
  const navigate = useNavigate();
  const reorder = useReorder();
  const [startsByItself] = useState(() => takeStart(orderId));
  const follow = useCallback(() => void navigate(`/track/${orderId}`), [navigate, orderId]);
  usePaidNews(order, follow);
  if (isPending) {
    return (
      <div className="wrap">
        <Skeleton shape="details" hasHeading />
      </div>
    );
  }
  if (!order) return <NotFound message={problem ?? ''} linkRoute="/orders" linkText={shell.myOrders} />;
  const finish = () => {
    invalidateOrders();
    invalidateCart();
    follow();
  };
  return (
    <div className="wrap">
      <div className="checkout__head">
        <h1>{payment.title}</h1>
        <Steps at="payment" />
      </div>
      <div className="two-columns two-columns--payment">
        <div className="checkout">
          <CashNote order={order} />
          {isPayableOnline(order, order.cashOnDelivery !== undefined) ? (
            <PaymentMethod
              order={paidOnline(order)}
              startsByItself={startsByItself}
              onPaid={finish}
              onReorder={() => reorder(order._id)}
            />
          ) : (
            <NotPayable order={order} onReorder={() => reorder(order._id)} />
          )}
          <section className="panel payment__where" aria-labelledby="delivery">
            <h2 id="delivery">{purchase.delivery}</h2>
            <div className="payment__delivery">
              <address>
                <strong>{order.name}</strong>
                <br />
                {shownAddress(order.address)}
                <br />
                <span className="number">{order.phone}</span>
              </address>
              <DeliveryMap order={order} />
            </div>
          </section>
        </div>
        <div className="two-columns__side">
          <OrderItems order={order} />
        </div>
      </div>
    </div>
  );
}

function NotPayable({ order, onReorder }: { order: Order; onReorder: () => void }) {
  const isCancelled = order.status === 'CANCELLED';
  return (
    <section className="panel" aria-labelledby="method">
      <h2 id="method">{payment.method}</h2>
      <p className="payment__note">{notPayableMessage(order)}</p>
      <div className="payment__actions">
        {isCancelled && (
          <button type="button" className="button" onClick={onReorder}>
            <RotateCcw size={18} strokeWidth={1.75} aria-hidden="true" />
            {purchase.reorder}
          </button>
        )}
        <Link className={isCancelled ? 'button button--secondary' : 'button'} to={`/track/${order._id}`}>
          {purchase.orderDetails}
        </Link>
      </div>
    </section>
  );
}

function notPayableMessage({ status, paymentStatus }: Order): string {
  if (paymentStatus !== 'PENDING') return payment.alreadyPaid;
  return status === 'CANCELLED' ? payment.cancelled(purchase.reorderNote) : payment.notOnline;
}
