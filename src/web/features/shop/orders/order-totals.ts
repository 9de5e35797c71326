import type { Order, OrderItem } from '../../../../contract/order.ts';
import { paise, paiseFromRupees, rupeesFromPaise } from '../../../../rules/money.ts';
import { type OrderTotals, orderTotals } from '../../../../rules/order-totals.ts';

/** The list price of the ordered size; the charged price when the size has none. */
export function itemPrice({ product, size, price }: Pick<OrderItem, 'product' | 'size' | 'price'>): number {
  return product.quantities.find((one) => one.size === size)?.price ?? price;
}

/** A line's total at list price. */
export function itemTotal(item: OrderItem): number {
  return timesQuantity(itemPrice(item), item.quantity);
}

/** A line's total as charged. */
export function chargedTotal({ price, quantity }: OrderItem): number {
  return timesQuantity(price, quantity);
}

/** The discount is the list price of all items minus the charged price; delivery is added. */
export function totalsOf({ items, discount, couponCode, deliveryCharge, totalPrice }: Order): OrderTotals {
  return orderTotals({
    lines: items.map((item) => ({
      listPrice: paiseFromRupees(itemPrice(item)),
      chargedPrice: paiseFromRupees(item.price),
      quantity: item.quantity,
    })),
    couponDiscount: paiseFromRupees(discount),
    couponCode,
    delivery: paiseFromRupees(deliveryCharge),
    total: paiseFromRupees(totalPrice),
  });
}

function timesQuantity(price: number, quantity: number): number {
  return rupeesFromPaise(paise(paiseFromRupees(price) * quantity));
}
