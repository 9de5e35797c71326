import { Check, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CartItem } from '../../../../contract/cart.ts';
import { cart } from '../../../../messages/cart.ts';
import { purchase } from '../../../../messages/purchase.ts';
import { cartTotals, missingToMinimum } from '../../../../rules/cart.ts';
import { minimumMessage } from '../../../../rules/cart-messages.ts';
import { estimatedCharge } from '../../../../rules/delivery-charge.ts';
import { formatRupees, paise, paiseFromRupees, rupeesFromPaise } from '../../../../rules/money.ts';
import { cartOrderTotals } from '../../../../rules/order-totals.ts';
import { parcelWeight } from '../../../../rules/parcel-weight.ts';
import { useDeliveryRule } from '../../../lib/delivery-terms.ts';
import { useShop } from '../../../lib/shop.ts';
import { useStoredUser } from '../../../lib/stored-user.ts';
import { DockedBar } from '../../../ui/docked-bar.tsx';
import { TotalRows } from '../../../ui/total-rows.tsx';
import { CartLine } from './cart-line.tsx';
import { GapHelper } from './gap-helper.tsx';

export function CartView({ items }: { items: CartItem[] }) {
  const { totalPrice } = cartTotals(items);
  const { policy } = useShop();
  const missing = missingToMinimum(paiseFromRupees(totalPrice), policy);
  const hasInvalid = items.some(({ isAvailable }) => !isAvailable);
  const obstacle = hasInvalid ? purchase.invalidCart : missing > 0 ? minimumMessage(policy) : '';
  return (
    <div className="two-columns">
      <ul className="panel cart-lines">
        {items.map((item) => (
          <CartLine key={`${item.productId._id} ${item.size}`} item={item} />
        ))}
      </ul>
      <div className="two-columns__side">
        <aside className="panel order-summary" aria-label={cart.toPay}>
          <ToPay items={items} obstacle={obstacle} />
          <p className="order-summary__note">{cart.couponNote}</p>
        </aside>
        {missing > 0 && !hasInvalid && (
          <GapHelper missing={missing} inCart={items.map(({ productId }) => productId._id)} />
        )}
      </div>
    </div>
  );
}

/** Estimates delivery for the profile's address, as the checkout will. */
function ToPay({ items, obstacle }: { items: CartItem[]; obstacle: string }) {
  const { minimumOrderRupees } = useShop().policy;
  const rule = useDeliveryRule();
  const address = useStoredUser()?.address;
  const { state, pincode } = typeof address === 'object' ? address : { state: '', pincode: '' };
  const subtotal = paiseFromRupees(cartTotals(items).totalPrice);
  const delivery = estimatedCharge(rule, {
    state,
    pincode,
    weightGrams: parcelWeight(items),
    goodsTotal: subtotal,
  });
  const totals = cartOrderTotals(items, { couponDiscount: paise(0), couponCode: null, delivery });
  const isDeliveryUnknown = rule !== undefined && delivery === undefined;
  return (
    <>
      <TotalRows totals={totals} {...(!rule && { deliveryText: '' })} />
      {isDeliveryUnknown && <p className="hint">{cart.deliveryLater}</p>}
      <DockedBar>
        <p className="order-summary__total">
          {purchase.toPay} <strong className="number">{formatRupees(rupeesFromPaise(totals.total))}</strong>
        </p>
        {!obstacle && minimumOrderRupees > 0 && (
          <p className="order-summary__good">
            <Check size={18} strokeWidth={2} aria-hidden="true" />
            {cart.minimumReached(formatRupees(minimumOrderRupees))}
          </p>
        )}
        <Continue obstacle={obstacle} />
      </DockedBar>
    </>
  );
}

/** Grey while the cart cannot be ordered; a press then shows why. */
function Continue({ obstacle }: { obstacle: string }) {
  const [isPressed, setPressed] = useState(false);
  if (!obstacle) {
    return (
      <Link className="button button--large button--block" to="/checkout">
        {cart.proceed}
      </Link>
    );
  }
  return (
    <>
      <div role="alert">
        {isPressed && (
          <p className="alert alert--danger">
            <CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
            {obstacle}
          </p>
        )}
      </div>
      <button
        type="button"
        className="button button--large button--block button--grey"
        onClick={() => setPressed(true)}
      >
        {cart.proceed}
      </button>
    </>
  );
}
