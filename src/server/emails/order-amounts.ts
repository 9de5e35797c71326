import { chargeText } from '../../rules/delivery-charge.ts';
import { formatRupees, type Paise, paise, rupeesFromPaise } from '../../rules/money.ts';
import { orderTotals, type PricedLine } from '../../rules/order-totals.ts';
import { inEmailLanguage } from './email-language.ts';

export interface OrderAmounts {
  discount: Paise;
  delivery: Paise;
  total: Paise;
  couponCode: string | null;
  lines: (PricedLine & { name: string; size: string })[];
}

export interface OrderInEmail extends OrderAmounts {
  id: string;
  number: number;
  name: string;
  email: string;
}

export const rupees = (amount: Paise) => formatRupees(rupeesFromPaise(amount));

/** The lines and totals of an order, as on the pages of cart, checkout, payment and order. */
export function orderAmountRows(order: OrderAmounts): [string, string][] {
  return inEmailLanguage(() => rowsOf(order));
}

function rowsOf(order: OrderAmounts): [string, string][] {
  const { lines, discount: couponDiscount, couponCode } = order;
  const { subtotal, discountParts, delivery, total } = orderTotals({ ...order, couponDiscount, couponCode });
  return [
    ...lines.map(({ name, size, quantity, listPrice }): [string, string] => [
      `${name} (${size}), ${quantity} x ${rupees(listPrice)}`,
      rupees(paise(listPrice * quantity)),
    ]),
    ['Subtotal', rupees(subtotal)],
    ...discountParts.map(({ label, amount }): [string, string] => [label, `−${rupees(amount)}`]),
    ['Delivery charge', chargeText(delivery)],
    ['Total', rupees(total)],
  ];
}
