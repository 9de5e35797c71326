import type { Language } from '../../rules/languages.ts';
import { formatRupees, type Paise, paise, rupeesFromPaise } from '../../rules/money.ts';
import { orderTotals, type PricedLine } from '../../rules/order-totals.ts';
import type { Sender } from './email-layout.ts';
import { emailLabels } from './email-texts.ts';

export interface OrderAmounts {
  discount: Paise;
  delivery: Paise;
  total: Paise;
  /** For cash on delivery. */
  codFee: Paise;
  couponCode: string | null;
  lines: (PricedLine & { name: string; size: string })[];
}

export interface OrderInEmail extends OrderAmounts {
  id: string;
  number: number;
  name: string;
  email: string;
  language: Language;
}

export const rupees = (amount: Paise) => formatRupees(rupeesFromPaise(amount));

/** The lines and totals of an order, as on the pages of cart, checkout, payment and order. */
export function orderAmountRows(
  order: OrderAmounts,
  from: Pick<Sender, 'textsIn'>,
  language: Language,
): [string, string][] {
  const { lines, discount: couponDiscount, couponCode } = order;
  const { subtotal, discountParts, delivery, cashFee, total } = orderTotals({
    ...order,
    couponDiscount,
    couponCode,
    cashFee: order.codFee,
  });
  const label = emailLabels(from, language, { code: couponCode ?? '' });
  const coupon = label(couponCode ? 'couponCode' : 'coupon');
  return [
    ...lines.map(({ name, size, quantity, listPrice }): [string, string] => [
      `${name} (${size}), ${quantity} x ${rupees(listPrice)}`,
      rupees(paise(listPrice * quantity)),
    ]),
    [label('subtotal'), rupees(subtotal)],
    ...discountParts.map(({ kind, amount }): [string, string] => [
      kind === 'coupon' ? coupon : label('offers'),
      `−${rupees(amount)}`,
    ]),
    [label('delivery'), delivery ? rupees(delivery) : label('free')],
    ...(cashFee > 0 ? [[label('cashFee'), rupees(cashFee)] satisfies [string, string]] : []),
    [label('total'), rupees(total)],
  ];
}
