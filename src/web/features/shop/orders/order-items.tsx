import type { Order } from '../../../../contract/order.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { SmallImage } from '../../../ui/image.tsx';
import { TotalRows } from '../../../ui/total-rows.tsx';
import { orderTitle } from './order-title.ts';
import { itemTotal, totalsOf } from './order-totals.ts';

/** The lines of an order on the payment page. */
export function OrderItems({ order }: { order: Order }) {
  return (
    <aside className="panel sum" aria-labelledby="your-order">
      <div>
        <h2 id="your-order">Your order</h2>
        <p className="num">{orderTitle(order)}</p>
      </div>
      <ul className="sum__items">
        {order.items.map((item) => (
          <li key={`${item.product._id} ${item.size}`}>
            <SmallImage url={item.product.imageUrl} alt="" />
            <p>
              <strong>{item.product.name}</strong>
              <span className="num">
                {item.size} × {item.quantity}
              </span>
            </p>
            <span className="num">{formatRupees(itemTotal(item))}</span>
          </li>
        ))}
      </ul>
      <TotalRows totals={totalsOf(order)} />
      <p className="sum__total">
        To Pay <strong className="num">{formatRupees(order.totalPrice)}</strong>
      </p>
    </aside>
  );
}
