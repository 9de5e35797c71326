import { Minus, Plus, Trash2 } from 'lucide-react';
import type { PhoneFigures } from '../../../../contract/admin/phone-order.ts';
import { MOST_OF_ONE } from '../../../../rules/cart.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { SubmitButton } from '../../../ui/submit-button.tsx';

interface PhoneSummaryProps {
  figures: PhoneFigures | undefined;
  isBusy: boolean;
  formId: string;
  failure: string;
  onQuantity: (productId: string, size: string, quantity: number) => void;
}

/** What was chosen so far, at the shop's own figures, and why it cannot be ordered so. */
export function PhoneSummary({ figures, isBusy, formId, failure, onQuantity }: PhoneSummaryProps) {
  return (
    <section className="panel sum" aria-labelledby="order">
      <h2 id="order">Order</h2>
      {!figures && <p>Choose a food.</p>}
      <ul className="phone-lines">
        {figures?.lines.map(({ productId, name, size, quantity, total, problem }) => {
          const set = (wanted: number) => onQuantity(productId, size, wanted);
          return (
            <li key={`${productId} ${size}`}>
              <p>
                <strong>{name}</strong> {size}
                {problem && <span className="line__gone">{problem}</span>}
              </p>
              <strong className="num">{formatRupees(total)}</strong>
              <fieldset className="qty">
                <legend className="vh">
                  Quantity of {name}, {size}
                </legend>
                <button
                  type="button"
                  aria-label={quantity === 1 ? `Remove ${name}, ${size}` : 'One less'}
                  onClick={() => set(quantity - 1)}
                >
                  {quantity === 1 ? (
                    <Trash2 size={18} aria-hidden="true" />
                  ) : (
                    <Minus size={18} aria-hidden="true" />
                  )}
                </button>
                <output>{quantity}</output>
                <button
                  type="button"
                  aria-label="One more"
                  disabled={quantity >= MOST_OF_ONE}
                  onClick={() => set(quantity + 1)}
                >
                  <Plus size={18} aria-hidden="true" />
                </button>
              </fieldset>
            </li>
          );
        })}
      </ul>
      {figures && <Sums figures={figures} />}
      <div role="alert">{failure && <p className="alert alert--danger">{failure}</p>}</div>
      <SubmitButton isBusy={isBusy} form={formId}>
        Place Order
      </SubmitButton>
    </section>
  );
}

function Sums({ figures }: { figures: PhoneFigures }) {
  const rows: [string, string][] = [
    ['Items', formatRupees(figures.subtotal)],
    ...(figures.discount > 0 ? [['Discount', `−${formatRupees(figures.discount)}`] as [string, string]] : []),
    ['Delivery', figures.deliveryCharge > 0 ? formatRupees(figures.deliveryCharge) : 'Free'],
  ];
  return (
    <>
      <dl className="sum__rows num">
        {rows.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="sum__total">
        To Pay <strong className="num">{formatRupees(figures.totalPrice)}</strong>
      </p>
      <div role="status">
        {figures.problems.map((problem) => (
          <p key={problem} className="alert">
            {problem}
          </p>
        ))}
      </div>
    </>
  );
}
