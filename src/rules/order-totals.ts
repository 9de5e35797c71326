import { type Paise, paise, paiseFromRupees } from './money.ts';

/** Per piece: what the size costs, and what is charged for it after the food's own discount. */
export interface PricedLine {
  listPrice: Paise;
  chargedPrice: Paise;
  quantity: number;
}

interface TotalsInput {
  lines: readonly PricedLine[];
  couponDiscount: Paise;
  couponCode: string | null;
  /** Undefined while it depends on a state that is not known yet. */
  delivery: Paise | undefined;
  /** Of an order that was placed. A cart has none yet: it is computed. */
  total?: Paise;
}

export interface OrderTotals {
  /** The lines at their list prices. */
  subtotal: Paise;
  /** Everything that is taken off the subtotal: the sum of the parts. */
  discount: Paise;
  discountParts: { label: string; amount: Paise }[];
  delivery: Paise | undefined;
  total: Paise;
}

/**
 * The amounts under a cart or an order. Cart, checkout, payment, tracking, order list and emails all show these, so that
 * subtotal minus discount parts plus delivery is the same total everywhere.
 */
export function orderTotals(input: TotalsInput): OrderTotals {
  const { lines, couponDiscount, couponCode, delivery } = input;
  const subtotal = amountOf(lines, ({ listPrice }) => listPrice);
  const charged = amountOf(lines, ({ chargedPrice }) => chargedPrice);
  const total = input.total ?? paise(charged - couponDiscount + (delivery ?? 0));
  const discount = paise(subtotal + (delivery ?? 0) - total);
  // an imported order may carry a coupon amount that its total does not bear out: the total counts
  const byCoupon = paise(Math.max(0, Math.min(couponDiscount, discount)));
  const byOffers = paise(discount - byCoupon);
  const parts = [
    { label: 'Product offers', amount: byOffers },
    { label: couponCode ? `Coupon ${couponCode}` : 'Coupon', amount: byCoupon },
  ];
  return {
    subtotal,
    discount,
    discountParts: parts.filter(({ amount }) => amount > 0),
    delivery,
    total,
  };
}

/** Of a cart as the API answers it, in rupees; lines that are no longer sold do not count. */
export function cartOrderTotals(
  items: readonly { price: number; listPrice: number; quantity: number; isAvailable: boolean }[],
  terms: Pick<TotalsInput, 'couponDiscount' | 'couponCode' | 'delivery'>,
): OrderTotals {
  const lines = items
    .filter(({ isAvailable }) => isAvailable)
    .map(({ price, listPrice, quantity }) => ({
      listPrice: paiseFromRupees(listPrice),
      chargedPrice: paiseFromRupees(price),
      quantity,
    }));
  return orderTotals({ lines, ...terms });
}

function amountOf(lines: readonly PricedLine[], priceOf: (line: PricedLine) => Paise): Paise {
  return paise(lines.reduce((amount, line) => amount + priceOf(line) * line.quantity, 0));
}
