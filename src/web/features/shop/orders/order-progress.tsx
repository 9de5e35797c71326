import { Check } from 'lucide-react';
import type { Order } from '../../../../contract/order.ts';
import { timeline } from '../../../../rules/timeline.ts';
import { formatDateTime } from '../../../lib/format-date-time.ts';

export function OrderProgress({ order: { status, history } }: { order: Order }) {
  const { steps, isCancelled, cancelledAt } = timeline(status, history);
  return (
    <section className="panel" aria-labelledby="progress">
      <h2 id="progress">Order Progress</h2>
      <ol className="progress">
        {steps.map(({ label, isActive, at }) => (
          <li key={label} className={isActive ? 'progress__on' : undefined}>
            <span className="progress__dot">
              {isActive && <Check size={16} strokeWidth={2.5} aria-hidden="true" />}
            </span>
            <strong>
              {label}
              {isActive && <span className="vh"> (done)</span>}
            </strong>
            <span className="num">{at ? formatDateTime(at) : isActive ? '' : 'Not yet'}</span>
          </li>
        ))}
      </ol>
      {isCancelled && (
        <p className="alert alert--danger mt-4">
          This order was cancelled{cancelledAt ? ` on ${formatDateTime(cancelledAt)}` : ''}.
        </p>
      )}
    </section>
  );
}
