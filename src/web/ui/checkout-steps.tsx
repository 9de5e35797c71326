import { Check } from 'lucide-react';
import { purchase } from '../../messages/purchase.ts';

const names = ['cart', 'delivery', 'payment'] as const;

/** The progress of the checkout. */
export function Steps({ at }: { at: 'delivery' | 'payment' }) {
  const here = names.indexOf(at);
  return (
    <ol className="checkout-steps" aria-label={purchase.steps}>
      {names.map((name, index) => (
        <li
          key={name}
          className={index < here ? 'checkout-steps__done' : undefined}
          aria-current={index === here ? 'step' : undefined}
        >
          <span aria-hidden="true">
            {index < here ? <Check size={16} strokeWidth={2.5} aria-hidden="true" /> : index + 1}
          </span>
          {purchase[name]}
        </li>
      ))}
    </ol>
  );
}
