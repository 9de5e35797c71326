import { Lock, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CartItem } from '../../../../contract/cart.ts';
import { checkout } from '../../../../messages/checkout.ts';
import { purchase } from '../../../../messages/purchase.ts';
import { cartTotals } from '../../../../rules/cart.ts';
import { stockMessage } from '../../../../rules/cart-messages.ts';
import { deliveryEstimate } from '../../../../rules/delivery.ts';
import { formatRupees, rupeesFromPaise } from '../../../../rules/money.ts';
import type { OrderTotals } from '../../../../rules/order-totals.ts';
import { dayText } from '../../../lib/day-text.ts';
import { langOf } from '../../../lib/lang-of.ts';
import { useShop } from '../../../lib/shop.ts';
import { sizeText } from '../../../lib/size-text.ts';
import { SmallImage } from '../../../ui/image.tsx';
import { LineTotal } from '../../../ui/line-total.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TotalRows } from '../../../ui/total-rows.tsx';

interface OrderSummaryProps {
  items: CartItem[];
  totals: OrderTotals;
  /** Quantity 0 removes the line. */
  onQuantity: (item: CartItem, quantity: number) => void;
  /** The state of the delivery address; empty while it is unknown. */
  state: string;
  isBusy: boolean;
  formId: string;
  coupon: ReactNode;
  problem: ReactNode;
}

export function OrderSummary(props: OrderSummaryProps) {
  const { items, totals, onQuantity, state, isBusy, formId, coupon, problem } = props;
  return (
    <aside className="panel order-summary" aria-labelledby="summary">
      <h2 id="summary">{checkout.summary}</h2>
      <ul className="order-summary__items">
        {items.map((item) => (
          <SummaryLine
            key={`${item.productId._id} ${item.size}`}
            item={item}
            onQuantity={(quantity) => onQuantity(item, quantity)}
          />
        ))}
      </ul>
      {coupon}
      <TotalRows totals={totals} />
      <p className="order-summary__total">
        {purchase.toPay} <strong className="number">{formatRupees(rupeesFromPaise(totals.total))}</strong>
      </p>
      {state.trim() && <Estimate state={state} />}
      {problem}
      <SubmitButton isBusy={isBusy} form={formId}>
        {checkout.placeOrder}
      </SubmitButton>
      <p className="order-summary__note">
        <Lock size={16} strokeWidth={1.75} aria-hidden="true" />{' '}
        {totals.total > 0 ? checkout.payNext : checkout.nothingToPay}
      </p>
    </aside>
  );
}

/** A line with too little stock offers to reduce or remove it. */
function SummaryLine({ item, onQuantity }: { item: CartItem; onQuantity: (quantity: number) => void }) {
  const { productId: food, size, price, listPrice, quantity, isAvailable, stock } = item;
  const { totalPrice: list } = cartTotals([{ price: listPrice, quantity }]);
  const problem = isAvailable ? stockMessage(stock, quantity) : purchase.unavailable;
  return (
    <li>
      <SmallImage url={food.imageUrl} alt="" />
      <p>
        <strong lang={langOf(food, 'name')}>{food.name}</strong>
        <span className="number">
          {sizeText(size)} × {quantity}
        </span>
        {problem && <span className="cart-line__unavailable">{problem}</span>}
      </p>
      {isAvailable && <LineTotal list={list} charged={cartTotals([{ price, quantity }]).totalPrice} />}
      {problem && (
        <div className="order-summary__fix">
          {isAvailable && stock !== null && stock > 0 && (
            <button
              type="button"
              className="button button--secondary button--small"
              aria-label={checkout.takeFood({ count: stock, food: food.name, size: sizeText(size) })}
              onClick={() => onQuantity(stock)}
            >
              {checkout.take(stock)}
            </button>
          )}
          <button
            type="button"
            className="cart-line__remove"
            aria-label={purchase.removeFood({ food: food.name, size: sizeText(size) })}
            onClick={() => onQuantity(0)}
          >
            {purchase.remove}
          </button>
        </div>
      )}
    </li>
  );
}

function Estimate({ state }: { state: string }) {
  const { earliest, latest } = deliveryEstimate(state, new Date(), useShop());
  return (
    <p className="order-summary__good">
      <Truck size={18} strokeWidth={1.75} aria-hidden="true" />
      {checkout.arrives({ earliest: dayText(earliest), latest: dayText(latest) })}
    </p>
  );
}
