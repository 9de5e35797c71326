import type { Order, OrderItem } from '../../../contract/order.ts';
import { paise, paiseFromRupees, rupeesFromPaise } from '../../../rules/money.ts';

/** The price of the size among the food's sizes as bought, else the stored one. */
export function itemPrice({ product, size, price }: OrderItem): number {
  return product.quantities.find((one) => one.size === size)?.price ?? price;
}

export function itemTotal(item: OrderItem): number {
  return rupeesFromPaise(paise(paiseFromRupees(itemPrice(item)) * item.quantity));
}

/** What the items cost by their list prices, and how much less was charged for them; delivery comes on top. */
export function orderFigures({
  items,
  totalPrice,
  deliveryCharge,
}: Pick<Order, 'items' | 'totalPrice' | 'deliveryCharge'>) {
  const charged = paiseFromRupees(totalPrice) - paiseFromRupees(deliveryCharge);
  const itemsTotal = items.reduce((sum, item) => sum + paiseFromRupees(itemTotal(item)), 0);
  return {
    itemsTotal: rupeesFromPaise(paise(itemsTotal)),
    discount: rupeesFromPaise(paise(itemsTotal - charged)),
  };
}
