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
export function totalsOf(order: Order): OrderTotals {
  const { items, discount, couponCode, deliveryCharge, totalPrice, cashOnDelivery } = order;
  return orderTotals({
    lines: items.map((item) => ({
      listPrice: paiseFromRupees(itemPrice(item)),
      chargedPrice: paiseFromRupees(item.price),
      quantity: item.quantity,
    })),
    couponDiscount: paiseFromRupees(discount),
    couponCode,
    delivery: paiseFromRupees(deliveryCharge),
    cashFee: paiseFromRupees(cashOnDelivery?.fee ?? 0),
    total: paiseFromRupees(totalPrice),
  });
}

/** The order as it is paid online: without the fee for cash. */
export function paidOnline(order: Order): Order {
  const fee = paiseFromRupees(order.cashOnDelivery?.fee ?? 0);
  return { ...order, totalPrice: rupeesFromPaise(paise(paiseFromRupees(order.totalPrice) - fee)) };
}

function timesQuantity(price: number, quantity: number): number {
  return rupeesFromPaise(paise(paiseFromRupees(price) * quantity));
}
