import { Link } from 'react-router';
import type { Order } from '../../../../contract/order.ts';
import { myOrders } from '../../../../messages/my-orders.ts';
import { ui } from '../../../../messages/ui.ts';
import { formatRupees, rupeesFromPaise } from '../../../../rules/money.ts';
import { langOf } from '../../../lib/lang-of.ts';
import { sizeText } from '../../../lib/size-text.ts';
import { SmallImage } from '../../../ui/image.tsx';
import { itemPrice, itemTotal, totalsOf } from './order-totals.ts';

export function ItemsTable({ order }: { order: Order }) {
  const { subtotal } = totalsOf(order);
  return (
    <section className="panel items-table" aria-labelledby="items">
      <h2 id="items">{myOrders.items}</h2>
      {order.items.length === 0 ? (
        <p>{myOrders.noItems}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{ui.product}</th>
              <th scope="col">{myOrders.price}</th>
              <th scope="col">{myOrders.quantity}</th>
              <th scope="col">{myOrders.total}</th>
            </tr>
          </thead>
          <tbody>
            {order.items.map((item) => (
              <tr key={`${item.product._id} ${item.size}`}>
                <th scope="row">
                  <SmallImage url={item.product.imageUrl} alt="" />
                  <span>
                    <Link to={`/food/${item.product._id}`} lang={langOf(item.product, 'name')}>
                      {item.product.name}
                    </Link>
                    <span>{sizeText(item.size)}</span>
                  </span>
                </th>
                <td data-label={myOrders.price}>{formatRupees(itemPrice(item))}</td>
                <td data-label={myOrders.quantity}>{item.quantity}</td>
                <td data-label={myOrders.total}>
                  <strong>{formatRupees(itemTotal(item))}</strong>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {myOrders.orderTotal}
              </th>
              <td>
                <strong>{formatRupees(rupeesFromPaise(subtotal))}</strong>
              </td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}
