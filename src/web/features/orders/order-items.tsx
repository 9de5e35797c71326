import type { Order } from '../../../contract/order.ts';
import { formatRupees } from '../../../rules/money.ts';
import { SmallPicture } from '../../ui/picture.tsx';
import { itemTotal, orderFigures } from './order-figures.ts';

/** What is to be paid, line by line. */
export function OrderItems({ order }: { order: Order }) {
  const { itemsTotal, discount } = orderFigures(order);
  return (
    <aside className="panel sum" aria-labelledby="your-order">
      <div>
        <h2 id="your-order">Your order</h2>
        <p className="num">Order #{order.number}</p>
      </div>
      <ul className="sum__items">
        {order.items.map((item) => (
          <li key={`${item.product._id} ${item.size}`}>
            <SmallPicture url={item.product.imageUrl} alt="" />
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
      <dl className="sum__rows num">
        <div>
          <dt>Subtotal</dt>
          <dd>{formatRupees(itemsTotal)}</dd>
        </div>
        {discount > 0 && (
          <div className="sum__off">
            <dt>Discount</dt>
            <dd>−{formatRupees(discount)}</dd>
          </div>
        )}
        <div>
          <dt>Delivery charge</dt>
          <dd>{order.deliveryCharge ? formatRupees(order.deliveryCharge) : 'Free'}</dd>
        </div>
      </dl>
      <p className="sum__total">
        To Pay <strong className="num">{formatRupees(order.totalPrice)}</strong>
      </p>
    </aside>
  );
}
