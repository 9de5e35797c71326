import './order-progress.css';
import { Check } from 'lucide-react';
import type { Order } from '../../../../contract/order.ts';
import { timeline } from '../../../../rules/timeline.ts';
import { formatDateTime } from '../../../lib/format-date-time.ts';

export function OrderProgress({ order: { status, history } }: { order: Order }) {
  const { steps, isCancelled, cancelledAt } = timeline(status, history);
  return (
    <section className="panel" aria-labelledby="progress">
      <h2 id="progress">Order Progress</h2>
      <ol className="order-progress">
        {steps.map(({ label, isActive, at }) => (
          <li key={label} className={isActive ? 'order-progress__done' : undefined}>
            <span className="order-progress__dot">
              {isActive && <Check size={16} strokeWidth={2.5} aria-hidden="true" />}
            </span>
            <strong>
              {label}
              {isActive && <span className="visually-hidden"> (done)</span>}
            </strong>
            <span className="number">{at ? formatDateTime(at) : isActive ? '' : 'Not yet'}</span>
          </li>
        ))}
      </ol>
      {isCancelled && (
        <p className="alert alert--danger order-progress__alert">
          This order was cancelled{cancelledAt ? ` on ${formatDateTime(cancelledAt)}` : ''}.
        </p>
      )}
    </section>
  );
}
