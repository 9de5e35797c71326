import './order-progress.css';
import { Check } from 'lucide-react';
import type { Order } from '../../../../contract/order.ts';
import { myOrders } from '../../../../messages/my-orders.ts';
import { timeline } from '../../../../rules/timeline.ts';
import { formatDateTime } from '../../../lib/format-date-time.ts';

export function OrderProgress({ order: { status, history } }: { order: Order }) {
  const { steps, isCancelled, cancelledAt } = timeline(status, history);
  return (
    <section className="panel" aria-labelledby="progress">
      <h2 id="progress">{myOrders.progress}</h2>
      <ol className="order-progress">
        {steps.map(({ label, isActive, at }) => (
          <li key={label} className={isActive ? 'order-progress__done' : undefined}>
            <span className="order-progress__dot">
              {isActive && <Check size={16} strokeWidth={2.5} aria-hidden="true" />}
            </span>
            <strong>
              {label}
              {isActive && <span className="visually-hidden">{myOrders.done}</span>}
            </strong>
            <span className="number">{at ? formatDateTime(at) : isActive ? '' : myOrders.notYet}</span>
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
