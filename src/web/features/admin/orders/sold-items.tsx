import type { OrderDetail } from '../../../../contract/admin/orders.ts';
import { adminOrders } from '../../../../messages/admin-orders.ts';
import { cash } from '../../../../messages/cash.ts';
import { formatRupees, paise, paiseFromRupees, rupeesFromPaise } from '../../../../rules/money.ts';
import { SmallImage } from '../../../ui/image.tsx';

/** The items at the prices charged, and the total. */
export function SoldItems({ order }: { order: OrderDetail }) {
  const totals: [string, number][] = [
    [adminOrders.items, order.itemsTotal],
    ...(order.discount > 0
      ? [
          [
            order.couponCode ? adminOrders.couponOf(order.couponCode) : adminOrders.discount,
            -order.discount,
          ] as [string, number],
        ]
      : []),
    [adminOrders.delivery, order.deliveryCharge],
    ...(order.cashOnDelivery ? [[cash.fee, order.cashOnDelivery.fee] as [string, number]] : []),
  ];
  return (
    <section className="panel items-table" aria-labelledby="items">
      <h2 id="items">{adminOrders.items}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{adminOrders.product}</th>
            <th scope="col">{adminOrders.charged}</th>
            <th scope="col">{adminOrders.quantity}</th>
            <th scope="col">{adminOrders.total}</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map(({ product, size, price, quantity }) => (
            <tr key={`${product._id} ${size}`}>
              <th scope="row">
                <SmallImage url={product.imageUrl} alt="" />
                <span>
                  {product.name}
                  <span>{size}</span>
                </span>
              </th>
              <td data-label={adminOrders.charged}>{formatRupees(price)}</td>
              <td data-label={adminOrders.quantity}>{quantity}</td>
              <td data-label={adminOrders.total}>
                <strong>{formatRupees(rupeesFromPaise(paise(paiseFromRupees(price) * quantity)))}</strong>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map(([name, amount]) => (
            <tr key={name}>
              <th scope="row" colSpan={3}>
                {name}
              </th>
              <td>{formatRupees(amount)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={3}>
              <strong>{adminOrders.total}</strong>
            </th>
            <td>
              <strong>{formatRupees(order.totalPrice)}</strong>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
