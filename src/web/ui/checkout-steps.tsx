import { Check } from 'lucide-react';

const names = ['Cart', 'Delivery', 'Payment'];

/** The progress of the checkout. */
export function Steps({ at }: { at: 'Delivery' | 'Payment' }) {
  const here = names.indexOf(at);
  return (
    <ol className="checkout-steps" aria-label="Steps">
      {names.map((name, index) => (
        <li
          key={name}
          className={index < here ? 'checkout-steps__done' : undefined}
          aria-current={index === here ? 'step' : undefined}
        >
          <span aria-hidden="true">
            {index < here ? <Check size={16} strokeWidth={2.5} aria-hidden="true" /> : index + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
  );
}
