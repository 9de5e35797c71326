import { ChevronDown, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Order, OrderItem } from '../../../../contract/order.ts';
import { cash } from '../../../../messages/cash.ts';
import { currentLanguage } from '../../../../messages/current-language.ts';
import { myOrders } from '../../../../messages/my-orders.ts';
import { orderDates } from '../../../../messages/order-dates.ts';
import { purchase } from '../../../../messages/purchase.ts';
import { arrivalOf } from '../../../../rules/arrival.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { fromCharged } from '../../../../rules/order-totals.ts';
import { shownSpan } from '../../../../rules/shown-days.ts';
import { formatDay, shownDayAndTime } from '../../../../rules/shown-time.ts';
import { langOf } from '../../../lib/lang-of.ts';
import { useShop } from '../../../lib/shop.ts';
import { sizeText } from '../../../lib/size-text.ts';
import { SmallImage } from '../../../ui/image.tsx';
import { LineTotal } from '../../../ui/line-total.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { TotalRows } from '../../../ui/total-rows.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { CompletePayment } from './complete-payment.tsx';
import { deleteOrder } from './order-data.ts';
import { chargedTotal, itemTotal, totalsOf } from './order-totals.ts';

interface OrderCardProps {
  order: Order;
  isOpen: boolean;
  onToggle: () => void;
  onReorder: () => void;
}

export function OrderCard({ order, isOpen, onToggle, onReorder }: OrderCardProps) {
  const { _id, number, items, status, paymentStatus, totalPrice, createdAt } = order;
  const names = items.map(({ product }) => product.name).join(', ');
  const facts = [createdAt && formatDay(createdAt), number && `#${number}`].filter(Boolean).join(' · ');
  const bodyId = `order-${_id}`;
  const when = useWhen(order);
  return (
    <li className={`panel order order--${status.toLowerCase()}`}>
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
          <Thumbnail items={items} />
          <span className="order__foods">
            <strong>{names}</strong>
            <span className="number">{facts}</span>
          </span>
          <span className="order__state">
            <StatusBadge status={status} />
            <span className={paymentStatus === 'COMPLETED' ? 'order__paid' : 'order__unpaid'}>
              {order.cashOnDelivery && paymentStatus === 'PENDING' ? cash.name : paymentText(paymentStatus)}
            </span>
            {when && <span className="order__when number">{when}</span>}
          </span>
          <span className="order__total number">{formatRupees(totalPrice)}</span>
          <ChevronDown className="order__arrow" size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </h2>
      {status === 'PENDING' && (
        <div className="order__pay">
          <CompletePayment order={order} className="button button--small" />
        </div>
      )}
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && (
          <>
            <ul className="order__items">
              {items.map((item) => (
                <li key={`${item.product._id} ${item.size}`}>
                  <SmallImage url={item.product.imageUrl} alt="" />
                  <p>
                    <Link to={`/food/${item.product._id}`} lang={langOf(item.product, 'name')}>
                      {item.product.name}
                    </Link>
                    <span className="number">
                      {myOrders.sizeAndQuantity({ size: sizeText(item.size), quantity: item.quantity })}
                    </span>
                    {item.quantity > 1 && (
                      <span className="number">{myOrders.each(formatRupees(item.price))}</span>
                    )}
                  </p>
                  <LineTotal list={itemTotal(item)} charged={chargedTotal(item)} />
                </li>
              ))}
            </ul>
            <div className="order__totals">
              <TotalRows totals={fromCharged(totalsOf(order))} subtotalText={myOrders.items} />
              <p className="order-summary__total">
                {paymentStatus === 'PENDING' ? purchase.toPay : myOrders.total}{' '}
                <strong className="number">{formatRupees(totalPrice)}</strong>
              </p>
            </div>
            <OrderActions order={order} onReorder={onReorder} />
          </>
        )}
      </div>
    </li>
  );
}

/** The first food's image and the number of foods. */
function Thumbnail({ items }: { items: OrderItem[] }) {
  return (
    <span className="order__image">
      <SmallImage url={items[0]?.product.imageUrl ?? ''} alt="" />
      {items.length > 1 && (
        <span className="order__count number">
          {items.length}
          <span className="visually-hidden">{myOrders.foods}</span>
        </span>
      )}
    </span>
  );
}

function OrderActions({ order: { _id, status }, onReorder }: { order: Order; onReorder: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const { run: remove, problem } = useAction(() => deleteOrder(_id), { onSettled: () => setAsking(false) });
  return (
    <div className="order__actions">
      <Link
        className={status === 'PENDING' ? 'button button--secondary button--small' : 'button button--small'}
        to={`/track/${_id}`}
      >
        {purchase.orderDetails}
      </Link>
      <button type="button" className="button button--secondary button--small" onClick={onReorder}>
        <RotateCcw size={18} strokeWidth={1.75} aria-hidden="true" />
        {purchase.reorder}
      </button>
      {status === 'PENDING' &&
        (isAsking ? (
          <>
            <button type="button" className="button button--danger button--small" onClick={() => remove()}>
              {myOrders.deleteYes}
            </button>
            <button
              type="button"
              className="button button--secondary button--small"
              onClick={() => setAsking(false)}
            >
              {myOrders.keep}
            </button>
          </>
        ) : (
          <button type="button" className="cart-line__remove" onClick={() => setAsking(true)}>
            <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
            {myOrders.delete}
          </button>
        ))}
      <div role="alert" className="order__problem">
        {problem && <p className="alert alert--danger">{problem}</p>}
      </div>
    </div>
  );
}

/** When it arrives, or arrived. */
function useWhen(order: Order): string | undefined {
  const shop = useShop();
  if (order.status === 'DELIVERED') {
    const at = order.history.findLast(({ status }) => status === 'DELIVERED')?.at;
    return at && shownDayAndTime(at, currentLanguage());
  }
  const arrival = order.status === 'PENDING' ? undefined : arrivalOf(order, new Date(), shop);
  return arrival && orderDates.arrives(shownSpan(arrival));
}

function paymentText(status: Order['paymentStatus']): string {
  if (status === 'COMPLETED') return myOrders.paid;
  return status === 'REFUNDED' ? myOrders.refunded : myOrders.unpaid;
}
