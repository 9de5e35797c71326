import type { OrderDetail } from '../../../../contract/admin/orders.ts';
import { adminOrders } from '../../../../messages/admin-orders.ts';
import { invalidateAdmin } from '../../../lib/admin-queries.ts';
import { isByHand } from '../../../lib/payments.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { markRefundSent } from './orders-queries.ts';

/** For a refund that the admin pays without a provider. */
export function RefundSent({
  order,
  refund,
}: {
  order: OrderDetail;
  refund: OrderDetail['refunds'][number];
}) {
  const paid = order.payments.find(({ id }) => id === refund.paymentId);
  if (!paid || !isByHand(paid.provider) || refund.status !== 'requested') return null;
  return (
    <ActionButton
      className="button button--secondary button--small"
      call={() => markRefundSent(order._id, refund.id)}
      onSettled={() => invalidateAdmin('orders')}
    >
      {adminOrders.refundIsSent}
    </ActionButton>
  );
}
