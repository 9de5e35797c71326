import { ChevronDown, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Order } from '../../../contract/order.ts';
import { formatRupees } from '../../../rules/money.ts';
import { formatDay } from '../../lib/moments.ts';
import { SmallPicture } from '../../ui/picture.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { deleteOrder } from './order-data.ts';
import { itemPrice } from './order-figures.ts';

interface OrderCardProps {
  order: Order;
  isOpen: boolean;
  onToggle: () => void;
  onReorder: () => void;
}

export function OrderCard({ order, isOpen, onToggle, onReorder }: OrderCardProps) {
  const { _id, number, items, status, paymentStatus, totalPrice, createdAt } = order;
  const names = items.map(({ product }) => product.name).join(', ');
  const bodyId = `order-${_id}`;
  return (
    <li className="panel order">
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
          <span className="order__pics">
            {items.slice(0, 3).map(({ product, size }) => (
              <SmallPicture key={`${product._id} ${size}`} url={product.imageUrl} alt="" />
            ))}
          </span>
          <span className="order__what">
            <strong>{names}</strong>
            <span className="num">
              {formatDay(createdAt)} · #{number}
            </span>
          </span>
          <span className="order__state">
            <StatusBadge status={status} />
            <span className={paymentStatus === 'COMPLETED' ? 'order__paid' : 'order__unpaid'}>
              {paymentWords(paymentStatus)}
            </span>
          </span>
          <span className="order__total num">{formatRupees(totalPrice)}</span>
          <ChevronDown className="order__arrow" size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </h2>
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && (
          <>
            <ul className="order__items">
              {items.map((item) => (
                <li key={`${item.product._id} ${item.size}`}>
                  <SmallPicture url={item.product.imageUrl} alt="" />
                  <p>
                    <Link to={`/food/${item.product._id}`}>{item.product.name}</Link>
                    <span className="num">
                      Size {item.size} · Quantity {item.quantity}
                    </span>
                  </p>
                  <span className="num">{formatRupees(itemPrice(item))}</span>
                </li>
              ))}
            </ul>
            <OrderActions order={order} onReorder={onReorder} />
          </>
        )}
      </div>
    </li>
  );
}

function OrderActions({ order: { _id, status }, onReorder }: { order: Order; onReorder: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const remove = async () => {
    const words = await deleteOrder(_id);
    setAsking(false);
    if (!words) return;
    setProblem(words);
  };
  return (
    <div className="order__actions">
      <Link className="btn btn--sm" to={`/track/${_id}`}>
        Order details
      </Link>
      <button type="button" className="btn btn--2 btn--sm" onClick={onReorder}>
        <RotateCcw size={18} strokeWidth={1.75} aria-hidden="true" />
        Reorder
      </button>
      {status === 'PENDING' &&
        (isAsking ? (
          <>
            <button type="button" className="btn btn--danger btn--sm" onClick={remove}>
              Yes, delete
            </button>
            <button type="button" className="btn btn--2 btn--sm" onClick={() => setAsking(false)}>
              Keep it
            </button>
          </>
        ) : (
          <button type="button" className="line__remove" onClick={() => setAsking(true)}>
            <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
            Delete order
          </button>
        ))}
      <div role="alert" className="order__problem">
        {problem && <p className="alert alert--danger">{problem}</p>}
      </div>
    </div>
  );
}

function paymentWords(status: Order['paymentStatus']): string {
  if (status === 'COMPLETED') return 'Payment completed';
  return status === 'REFUNDED' ? 'Payment refunded' : 'Payment pending';
}
