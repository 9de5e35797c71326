import './return-steps.css';
import { Check } from 'lucide-react';
import { myOrders } from '../../../../messages/my-orders.ts';
import { returns } from '../../../../messages/returns.ts';
import { returnProgress } from '../../../../rules/returns.ts';

/** Asked, accepted, on its way, received, refunded: the same for the customer and the shop. */
export function ReturnSteps({ request }: { request: Parameters<typeof returnProgress>[0] }) {
  return (
    <div className="return-steps">
      <ol aria-label={returns.stepsOf}>
        {returnProgress(request).map(({ name, isDone }, index) => (
          <li key={name} className={isDone ? 'return-steps__done' : undefined}>
            <span className="return-steps__dot number" aria-hidden="true">
              {isDone ? <Check size={16} strokeWidth={2.5} /> : index + 1}
            </span>
            <strong>
              {returns.step(name)}
              {isDone && <span className="visually-hidden">{myOrders.done}</span>}
            </strong>
          </li>
        ))}
      </ol>
    </div>
  );
}
