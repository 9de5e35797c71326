import type { Order, OrderItem } from '../../../../contract/order.ts';
import { paise, paiseFromRupees, rupeesFromPaise } from '../../../../rules/money.ts';
import { type OrderTotals, orderTotals } from '../../../../rules/order-totals.ts';

/** The price of the size among the food's sizes as bought, else the stored one. */
export function itemPrice({ product, size, price }: Pick<OrderItem, 'product' | 'size' | 'price'>): number {
  return product.quantities.find((one) => one.size === size)?.price ?? price;
}

/** All pieces of a line by their list price. */
export function itemTotal(item: OrderItem): number {
  return timesQuantity(itemPrice(item), item.quantity);
}

/** All pieces of a line as they were charged. */
export function chargedTotal({ price, quantity }: OrderItem): number {
  return timesQuantity(price, quantity);
}

/** The discount is what the items cost by their list prices less what was charged for them; delivery comes on top. */
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
