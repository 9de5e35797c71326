import { Check, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CartItem } from '../../../contract/cart.ts';
import { cartTotals, INVALID_WORDS, MINIMUM_WORDS, missingToMinimum } from '../../../rules/cart.ts';
import { chargeWords, foreseenCharge } from '../../../rules/delivery-charge.ts';
import { formatRupees, type Paise, paise, paiseFromRupees, rupeesFromPaise } from '../../../rules/money.ts';
import { policy } from '../../../rules/policy.ts';
import { useDeliveryTerms } from '../../lib/delivery-terms.ts';
import { useStoredUser } from '../../lib/stored-user.ts';
import { CartLine } from './cart-line.tsx';
import { GapHelper } from './gap-helper.tsx';

export function CartView({ items }: { items: CartItem[] }) {
  const { totalPrice } = cartTotals(items);
  const sum = paiseFromRupees(totalPrice);
  const missing = missingToMinimum(sum);
  const hasInvalid = items.some(({ isAvailable }) => !isAvailable);
  const obstacle = hasInvalid ? INVALID_WORDS : missing > 0 ? MINIMUM_WORDS : '';
  return (
    <div className="two">
      <ul className="panel lines">
        {items.map((item) => (
          <CartLine key={`${item.productId._id} ${item.size}`} item={item} />
        ))}
      </ul>
      <div className="two__side">
        <aside className="panel sum" aria-label="To pay">
          <ToPay sum={sum} />
          {!obstacle && (
            <p className="sum__good">
              <Check size={18} strokeWidth={2} aria-hidden="true" />
              Minimum order of {formatRupees(policy.minimumOrderRupees)} reached
            </p>
          )}
          <Continue obstacle={obstacle} />
          <p className="sum__note">Coupons are applied at checkout.</p>
        </aside>
        {missing > 0 && !hasInvalid && (
          <GapHelper missing={missing} inCart={items.map(({ productId }) => productId._id)} />
        )}
      </div>
    </div>
  );
}

/** With delivery as the checkout will count it for the address of the profile. */
function ToPay({ sum }: { sum: Paise }) {
  const terms = useDeliveryTerms();
  const address = useStoredUser()?.address;
  const state = (typeof address === 'object' && address.state) || '';
  const delivery = foreseenCharge(terms, state, sum);
  const isLeftOut = terms !== undefined && delivery === undefined;
  return (
    <>
      <dl className="sum__rows num">
        <div>
          <dt>Subtotal</dt>
          <dd>{formatRupees(rupeesFromPaise(sum))}</dd>
        </div>
        <div>
          <dt>Delivery</dt>
          <dd>{terms && chargeWords(delivery)}</dd>
        </div>
      </dl>
      <p className="sum__total">
        To Pay <strong className="num">{formatRupees(rupeesFromPaise(paise(sum + (delivery ?? 0))))}</strong>
      </p>
      {isLeftOut && <p className="hint">Delivery is added at checkout, when we know your state.</p>}
    </>
  );
}

/** Greyed where something is in the way: pressed, it says what. */
function Continue({ obstacle }: { obstacle: string }) {
  const [isAsked, setAsked] = useState(false);
  if (!obstacle) {
    return (
      <Link className="btn btn--lg btn--block" to="/checkout">
        Continue
      </Link>
    );
  }
  return (
    <>
      <div role="alert">
        {isAsked && (
          <p className="alert alert--danger">
            <CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
            {obstacle}
          </p>
        )}
      </div>
      <button type="button" className="btn btn--lg btn--block btn--grey" onClick={() => setAsked(true)}>
        Continue
      </button>
    </>
  );
}
