import type { Order } from '../../../../contract/order.ts';
import { purchase } from '../../../../messages/purchase.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { langOf } from '../../../lib/lang-of.ts';
import { sizeText } from '../../../lib/size-text.ts';
import { SmallImage } from '../../../ui/image.tsx';
import { TotalRows } from '../../../ui/total-rows.tsx';
import { orderTitle } from './order-title.ts';
import { itemTotal, totalsOf } from './order-totals.ts';

/** The lines of an order on the payment page. */
export function OrderItems({ order }: { order: Order }) {
  return (
    <aside className="panel order-summary" aria-labelledby="your-order">
      <div>
        <h2 id="your-order">{purchase.yourOrder}</h2>
        <p className="number">{orderTitle(order)}</p>
      </div>
      <ul className="order-summary__items">
        {order.items.map((item) => (
          <li key={`${item.product._id} ${item.size}`}>
            <SmallImage url={item.product.imageUrl} alt="" />
            <p>
              <strong lang={langOf(item.product, 'name')}>{item.product.name}</strong>
              <span className="number">
                {sizeText(item.size)} × {item.quantity}
              </span>
            </p>
            <span className="number">{formatRupees(itemTotal(item))}</span>
          </li>
        ))}
      </ul>
      <TotalRows totals={totalsOf(order)} />
      <p className="order-summary__total">
        {purchase.toPay} <strong className="number">{formatRupees(order.totalPrice)}</strong>
      </p>
    </aside>
  );
}
