import { useState } from 'react';
import type { OrderDetail } from '../../../../contract/admin/orders.ts';
import type { ReturnRequest } from '../../../../contract/returns.ts';
import { adminOrders } from '../../../../messages/admin-orders.ts';
import { adminReturns } from '../../../../messages/admin-returns.ts';
import { toast } from '../../../lib/toast.ts';
import { Field } from '../../../ui/field.tsx';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { advanceReturn } from './orders-queries.ts';

/** The goods are on their way back, with a tracking number if the customer has given one. */
export function ReturnTracking({ order, request }: { order: OrderDetail; request: ReturnRequest }) {
  const [tracking, setTracking] = useState(request.returnTracking);
  const { run, isPending } = useAdminAction(
    () => advanceReturn(request._id, { step: 'send', version: order.version, tracking }),
    { onSuccess: () => toast.success(adminOrders.done(order.number)) },
  );
  return (
    <form
      method="post"
      className="return-tracking"
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <Field
        label={adminReturns.trackingOf}
        value={tracking}
        maxLength={80}
        onChange={(event) => setTracking(event.target.value)}
      />
      <button type="submit" className="button button--secondary" aria-busy={isPending}>
        {adminReturns.saveTracking}
      </button>
    </form>
  );
}
