import type { OrderDetail } from '../../../../contract/admin/orders.ts';
import { formatRupees, paise, paiseFromRupees, rupeesFromPaise } from '../../../../rules/money.ts';
import { SmallImage } from '../../../ui/image.tsx';

/** The items at the prices charged, and the total. */
export function SoldItems({ order }: { order: OrderDetail }) {
  const totals: [string, number][] = [
    ['Items', order.itemsTotal],
    ...(order.discount > 0
      ? [[order.couponCode ? `Coupon ${order.couponCode}` : 'Discount', -order.discount] as [string, number]]
      : []),
    ['Delivery', order.deliveryCharge],
  ];
  return (
    <section className="panel items-table" aria-labelledby="items">
      <h2 id="items">Items</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Charged</th>
            <th scope="col">Quantity</th>
            <th scope="col">Total</th>
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
              <td data-label="Charged">{formatRupees(price)}</td>
              <td data-label="Quantity">{quantity}</td>
              <td data-label="Total">
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
              <strong>Total</strong>
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
