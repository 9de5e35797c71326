import { purchase } from '../messages/purchase.ts';
import { type Paise, paise, paiseFromRupees } from './money.ts';

/** Prices per unit: the list price, and the charged price after the food's own discount. */
export interface PricedLine {
  listPrice: Paise;
  chargedPrice: Paise;
  quantity: number;
}

interface TotalsInput {
  lines: readonly PricedLine[];
  couponDiscount: Paise;
  couponCode: string | null;
  /** Undefined while the state is unknown. */
  delivery: Paise | undefined;
  /** Of an order with cash on delivery. */
  cashFee?: Paise;
  /** Stored total of a placed order; computed for a cart. */
  total?: Paise;
}

export interface OrderTotals {
  /** Sum of the list prices. */
  subtotal: Paise;
  /** Sum of `discountParts`. */
  discount: Paise;
  discountParts: { kind: 'offers' | 'coupon'; label: string; amount: Paise }[];
  delivery: Paise | undefined;
  cashFee: Paise;
  total: Paise;
}

/**
 * The totals of a cart or order. Cart, checkout, payment, tracking, order list and e-mails all use this, so that subtotal
 * minus discounts plus delivery and fee is the same total everywhere. `priceOrder` computes what the server charges.
 */
export function orderTotals(input: TotalsInput): OrderTotals {
  const { lines, couponDiscount, couponCode, delivery, cashFee = paise(0) } = input;
  const subtotal = amountOf(lines, ({ listPrice }) => listPrice);
  const charged = amountOf(lines, ({ chargedPrice }) => chargedPrice);
  const total = input.total ?? paise(charged - couponDiscount + (delivery ?? 0) + cashFee);
  const discount = paise(subtotal + (delivery ?? 0) + cashFee - total);
  // an imported order may have a coupon amount that does not match its total: the total counts
  const byCoupon = paise(Math.max(0, Math.min(couponDiscount, discount)));
  const byOffers = paise(discount - byCoupon);
  const parts = [
    { kind: 'offers' as const, label: purchase.productOffers, amount: byOffers },
    {
      kind: 'coupon' as const,
      label: couponCode ? purchase.couponOf(couponCode) : purchase.coupon,
      amount: byCoupon,
    },
  ];
  return {
    subtotal,
    discount,
    discountParts: parts.filter(({ amount }) => amount > 0),
    delivery,
    cashFee,
    total,
  };
}

/** The same totals, counted from the charged prices: for lists whose lines show what was charged. */
export function fromCharged(totals: OrderTotals): OrderTotals {
  const { subtotal, discount, discountParts } = totals;
  const byCoupon = discountParts.filter(({ kind }) => kind === 'coupon');
  const ofCoupon = byCoupon.reduce((sum, { amount }) => sum + amount, 0);
  return {
    ...totals,
    subtotal: paise(subtotal - discount + ofCoupon),
    discount: paise(ofCoupon),
    discountParts: byCoupon,
  };
}

/** Totals of a cart as the API returns it, in rupees; unavailable lines do not count. */
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
