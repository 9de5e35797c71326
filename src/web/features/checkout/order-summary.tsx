import { Lock, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CartItem } from '../../../contract/cart.ts';
import { cartTotals } from '../../../rules/cart.ts';
import { deliveryEstimate } from '../../../rules/delivery.ts';
import { chargeWords } from '../../../rules/delivery-charge.ts';
import { formatRupees, type Paise } from '../../../rules/money.ts';
import { SmallPicture } from '../../ui/picture.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';

interface OrderSummaryProps {
  items: CartItem[];
  /** Without a state delivery is not known yet. */
  figures: { subtotal: number; discount: number; delivery: Paise | undefined; total: number };
  couponCode: string | undefined;
  /** The state in which it is delivered, when it is known. */
  state: string;
  isBusy: boolean;
  formId: string;
  coupon: ReactNode;
  problem: ReactNode;
}

const DAY = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

export function OrderSummary(props: OrderSummaryProps) {
  const { items, figures, couponCode, state, isBusy, formId, coupon, problem } = props;
  return (
    <aside className="panel sum" aria-labelledby="summary">
      <h2 id="summary">Order summary</h2>
      <ul className="sum__items">
        {items.map((item) => (
          <li key={`${item.productId._id} ${item.size}`}>
            <SmallPicture url={item.productId.imageUrl} alt="" />
            <p>
              <strong>{item.productId.name}</strong>
              <span className="num">
                {item.size} × {item.quantity}
              </span>
            </p>
            <span className="num">{formatRupees(cartTotals([item]).totalPrice)}</span>
          </li>
        ))}
      </ul>
      {coupon}
      <dl className="sum__rows num">
        <div>
          <dt>Subtotal</dt>
          <dd>{formatRupees(figures.subtotal)}</dd>
        </div>
        {figures.discount > 0 && (
          <div className="sum__off">
            <dt>Discount ({couponCode})</dt>
            <dd>−{formatRupees(figures.discount)}</dd>
          </div>
        )}
        <div>
          <dt>Delivery</dt>
          <dd>{chargeWords(figures.delivery)}</dd>
        </div>
      </dl>
      <p className="sum__total">
        To Pay <strong className="num">{formatRupees(figures.total)}</strong>
      </p>
      {state.trim() && <Estimate state={state} />}
      {problem}
      <SubmitButton isBusy={isBusy} form={formId}>
        Place Order
      </SubmitButton>
      <p className="sum__note">
        <Lock size={16} strokeWidth={1.75} aria-hidden="true" />{' '}
        {figures.total > 0 ? 'You pay on the next page.' : 'There is nothing to pay.'}
      </p>
    </aside>
  );
}

function Estimate({ state }: { state: string }) {
  const { earliest, latest } = deliveryEstimate(state, new Date());
  return (
    <p className="sum__good">
      <Truck size={18} strokeWidth={1.75} aria-hidden="true" />
      Delivery {DAY.format(new Date(earliest))} to {DAY.format(new Date(latest))}
    </p>
  );
}
