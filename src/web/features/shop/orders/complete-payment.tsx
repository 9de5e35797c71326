import { IndianRupee } from 'lucide-react';
import { Link } from 'react-router';
import type { Order } from '../../../../contract/order.ts';
import { myOrders } from '../../../../messages/my-orders.ts';
import { formatTime } from '../../../../rules/shown-time.ts';

/** Links a pending order to its payment and shows until when its stock is reserved. */
export function CompletePayment({
  order: { _id, heldUntil },
  className,
}: {
  order: Order;
  className: string;
}) {
  const isHeld = heldUntil !== null && new Date(heldUntil) > new Date();
  return (
    <>
      <Link className={className} to={`/payment/${_id}`}>
        <IndianRupee size={18} strokeWidth={1.75} aria-hidden="true" />
        {myOrders.completePayment}
      </Link>
      {isHeld && <span className="held-until number">{myOrders.heldUntil(formatTime(heldUntil))}</span>}
    </>
  );
}
