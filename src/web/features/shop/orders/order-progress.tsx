import './order-progress.css';
import { Check } from 'lucide-react';
import type { Order } from '../../../../contract/order.ts';
import { myOrders } from '../../../../messages/my-orders.ts';
import { orderDates } from '../../../../messages/order-dates.ts';
import type { DaySpan } from '../../../../rules/arrival.ts';
import { shownSpan } from '../../../../rules/shown-days.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import { timeline } from '../../../../rules/timeline.ts';

interface OrderProgressProps {
  order: Pick<Order, 'status' | 'history' | 'cashOnDelivery'>;
  /** When it is expected at the door. */
  arrival?: DaySpan | undefined;
}

export function OrderProgress({ order: { status, history, cashOnDelivery }, arrival }: OrderProgressProps) {
  const { steps, isCancelled, cancelledAt } = timeline(status, history, cashOnDelivery !== undefined);
  const expected = arrival && orderDates.expected(shownSpan(arrival));
  return (
    <section className="panel" aria-labelledby="progress">
      <h2 id="progress">{myOrders.progress}</h2>
      <ol className="order-progress">
        {steps.map(({ label, isActive, at }, index) => (
          <li key={label} className={isActive ? 'order-progress__done' : undefined}>
            <span className="order-progress__dot">
              {isActive && <Check size={16} strokeWidth={2.5} aria-hidden="true" />}
            </span>
            <strong>
              {label}
              {isActive && <span className="visually-hidden">{myOrders.done}</span>}
            </strong>
            <span className="number">
              {at
                ? formatDateTime(at)
                : isActive
                  ? ''
                  : (index === steps.length - 1 && expected) || myOrders.notYet}
            </span>
          </li>
        ))}
      </ol>
      {isCancelled && (
        <p className="alert alert--danger order-progress__alert">
          {cancelledAt ? myOrders.cancelledAt(formatDateTime(cancelledAt)) : myOrders.cancelled}
        </p>
      )}
    </section>
  );
}
