import { Minus, Plus, Trash2 } from 'lucide-react';
import type { PhoneOrderPreview } from '../../../../contract/admin/phone-order.ts';
import { adminPhoneOrder } from '../../../../messages/admin-phone-order.ts';
import { MAX_QUANTITY } from '../../../../rules/cart.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { RichText } from '../../../lib/rich-text.tsx';
import { Field } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';

interface PhoneSummaryProps {
  preview: PhoneOrderPreview | undefined;
  isBusy: boolean;
  formId: string;
  failure: string;
  /** Why the order may be below the minimum. */
  minimumNote: string;
  onMinimumNote: (note: string) => void;
  onQuantity: (productId: string, size: string, by: number) => void;
}

/** The chosen items with the totals of the server, and the problems that prevent the order. */
export function PhoneSummary({
  preview,
  isBusy,
  formId,
  failure,
  minimumNote,
  onMinimumNote,
  onQuantity,
}: PhoneSummaryProps) {
  return (
    <section className="panel order-summary" aria-labelledby="order">
      <h2 id="order">{adminPhoneOrder.order}</h2>
      {!preview && <p>{adminPhoneOrder.foodMissing}</p>}
      <ul className="phone-lines">
        {preview?.lines.map(({ productId, name, size, quantity, total, stock, problem }) => {
          const change = (by: number) => onQuantity(productId, size, by);
          return (
            <li key={`${productId} ${size}`}>
              <p>
                <strong>{name}</strong> {size}
                {problem && <span className="cart-line__unavailable">{problem}</span>}
              </p>
              <strong className="number">{formatRupees(total)}</strong>
              <fieldset className="quantity">
                <legend className="visually-hidden">
                  {adminPhoneOrder.quantityOf({ food: name, size })}
                </legend>
                <button
                  type="button"
                  aria-label={
                    quantity === 1 ? adminPhoneOrder.remove({ food: name, size }) : adminPhoneOrder.oneLess
                  }
                  onClick={() => change(-1)}
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
                  aria-label={adminPhoneOrder.oneMore}
                  disabled={quantity >= Math.min(MAX_QUANTITY, stock ?? MAX_QUANTITY)}
                  onClick={() => change(1)}
                >
                  <Plus size={18} aria-hidden="true" />
                </button>
              </fieldset>
            </li>
          );
        })}
      </ul>
      {preview && <Totals preview={preview} />}
      {preview?.isBelowMinimum && (
        <Field
          label={adminPhoneOrder.minimumNote}
          hint={adminPhoneOrder.minimumNoteHint}
          maxLength={300}
          value={minimumNote}
          onChange={({ target }) => onMinimumNote(target.value)}
        />
      )}
      <div role="alert">{failure && <p className="alert alert--danger">{failure}</p>}</div>
      <SubmitButton isBusy={isBusy} form={formId}>
        {adminPhoneOrder.place}
      </SubmitButton>
    </section>
  );
}

function Totals({ preview }: { preview: PhoneOrderPreview }) {
  const rows: [string, string][] = [
    [adminPhoneOrder.items, formatRupees(preview.subtotal)],
    ...(preview.discount > 0
      ? [[adminPhoneOrder.discount, `−${formatRupees(preview.discount)}`] as [string, string]]
      : []),
    [
      adminPhoneOrder.delivery,
      preview.deliveryCharge > 0 ? formatRupees(preview.deliveryCharge) : adminPhoneOrder.free,
    ],
  ];
  return (
    <>
      <dl className="order-summary__rows number">
        {rows.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="order-summary__total">
        <RichText
          text={adminPhoneOrder.toPay(formatRupees(preview.totalPrice))}
          tags={{ amount: (text) => <strong className="number">{text}</strong> }}
        />
      </p>
      <div role="status">
        {preview.problems.map((problem) => (
          <p key={problem} className="alert">
            {problem}
          </p>
        ))}
      </div>
    </>
  );
}
