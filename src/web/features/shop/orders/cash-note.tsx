import { Banknote } from 'lucide-react';
import { Link } from 'react-router';
import type { Order } from '../../../../contract/order.ts';
import { cash } from '../../../../messages/cash.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { isPayableOnline } from '../../../../rules/order-status.ts';

/** What an order with cash on delivery costs at the door, until it is paid. */
export function CashNote({ order, hasLink = false }: { order: Order; hasLink?: boolean }) {
  const { _id, cashOnDelivery, paymentStatus, status, totalPrice } = order;
  if (!cashOnDelivery || paymentStatus !== 'PENDING') return null;
  const isCancelled = status === 'CANCELLED';
  if (isCancelled && !cashOnDelivery.isUndelivered) return null;
  const isOpen = isPayableOnline(order, true);
  return (
    <div className="panel cash-note">
      <p>
        <Banknote size={20} strokeWidth={1.75} aria-hidden="true" />
        <strong>{isCancelled ? cash.cameBackNote : cash.chosen(formatRupees(totalPrice))}</strong>
      </p>
      {isOpen && <p className="hint">{cash.payOnline}</p>}
      {isOpen && hasLink && (
        <Link className="button button--secondary" to={`/payment/${_id}`}>
          {cash.payOnlineButton}
        </Link>
      )}
    </div>
  );
}
