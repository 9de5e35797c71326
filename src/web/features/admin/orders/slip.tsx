import type { OrderDetail } from '../../../../contract/admin/orders.ts';
import { type Address, addressLine } from '../../../../rules/address.ts';
import { formatRupees, paise, paiseFromRupees, rupeesFromPaise } from '../../../../rules/money.ts';
import { formatDay } from '../../../lib/format-date-time.ts';
import { useShop } from '../../../lib/shop.ts';
import { useFittedText } from '../../../ui/use-fitted-text.ts';

/** Printed across label and slip when the parcel must not be shipped. */
function SlipWarning({ order: { status, paymentStatus, shipRefused } }: { order: OrderDetail }) {
  const warning =
    status === 'CANCELLED'
      ? 'CANCELLED — DO NOT SHIP'
      : paymentStatus === 'REFUNDED' || shipRefused
        ? 'REFUNDED — DO NOT SHIP'
        : paymentStatus === 'PENDING'
          ? 'UNPAID — DO NOT SHIP'
          : undefined;
  return warning && <p className="slip__warning">{warning}</p>;
}

/** Receiver and sender, sized for a 4 x 6 inch sticker. */
export function AddressLabel({ order }: { order: OrderDetail }) {
  const { name, phone, address, number } = order;
  const shop = useShop();
  const sheet = useFittedText<HTMLDivElement>(order);
  return (
    <section className="shipping-label" aria-labelledby="label">
      <h2 id="label">Address label</h2>
      <div className="shipping-label__page">
        <div className="shipping-label__sheet" ref={sheet}>
          <SlipWarning order={order} />
          <div className="shipping-label__to">
            <small>To</small>
            <strong>{name}</strong>
            {linesOf(address).map((line) => (
              <span key={line}>{line}</span>
            ))}
            {typeof address !== 'string' && <strong>{address.pincode}</strong>}
            {phone && <span>Phone {phone}</span>}
          </div>
          <div className="shipping-label__from">
            <small>From</small>
            <strong>{shop.name}</strong>
            <span>{shop.address}</span>
            <span>{shop.phone}</span>
            <span>Order #{number}</span>
          </div>
        </div>
      </div>
    </section>
  );
}

export function PackingSlip({ order }: { order: OrderDetail }) {
  const shop = useShop();
  return (
    <article className="slip">
      <SlipWarning order={order} />
      <header>
        <h1>Packing slip</h1>
        <p>
          {shop.legalName || shop.name}
          {shop.foodLicence && <span>FSSAI {shop.foodLicence}</span>}
        </p>
      </header>
      <dl>
        <div>
          <dt>Order</dt>
          <dd>#{order.number}</dd>
        </div>
        <div>
          <dt>Placed</dt>
          <dd>{formatDay(order.createdAt)}</dd>
        </div>
        <div>
          <dt>Ship to</dt>
          <dd>
            {order.name}, {addressLine(order.address)}
          </dd>
        </div>
        {order.courier && (
          <div>
            <dt>Courier</dt>
            <dd>
              {order.courier} {order.trackingNumber}
            </dd>
          </div>
        )}
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Quantity</th>
            <th scope="col">Total</th>
            <th scope="col">Packed</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map(({ product, size, quantity, price }) => (
            <tr key={`${product._id} ${size}`}>
              <td>
                {product.name}, {size}
              </td>
              <td>{quantity}</td>
              <td>{formatRupees(rupeesFromPaise(paise(paiseFromRupees(price) * quantity)))}</td>
              <td>
                <span className="slip__box" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {order.discount > 0 && <p>Discount −{formatRupees(order.discount)}</p>}
      {order.deliveryCharge > 0 && <p>Delivery {formatRupees(order.deliveryCharge)}</p>}
      <p className="slip__total">
        Total <strong>{formatRupees(order.totalPrice)}</strong>
      </p>
    </article>
  );
}

/** Without the pincode, which has its own large line. */
function linesOf(address: Address | string): string[] {
  if (typeof address === 'string') return [address];
  const { doorNumber, street, area, district, state } = address;
  return [[doorNumber, street].filter(Boolean).join(', '), area, district, state].filter(Boolean);
}
