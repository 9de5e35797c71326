import type { LineBatch } from '../../../../contract/admin/batches.ts';
import type { OrderDetail } from '../../../../contract/admin/orders.ts';
import { adminBatches } from '../../../../messages/admin-batches.ts';
import { adminCash } from '../../../../messages/admin-cash.ts';
import { adminOrders } from '../../../../messages/admin-orders.ts';
import { adminSlip } from '../../../../messages/admin-slip.ts';
import { adminUi } from '../../../../messages/admin-ui.ts';
import { cash } from '../../../../messages/cash.ts';
import { type Address, addressLine } from '../../../../rules/address.ts';
import { formatRupees, paise, paiseFromRupees, rupeesFromPaise } from '../../../../rules/money.ts';
import { notToShip } from '../../../../rules/not-to-ship.ts';
import { formatDay } from '../../../../rules/shown-time.ts';
import { RichText } from '../../../lib/rich-text.tsx';
import { useShop } from '../../../lib/shop.ts';
import { useFittedText } from '../../../ui/use-fitted-text.ts';

/** Printed across label and slip: the parcel must not be shipped, or the courier collects cash. */
function SlipWarning({ order }: { order: OrderDetail }) {
  const { status, paymentStatus, shipRefused, cashOnDelivery, totalPrice } = order;
  const awaitsItsCash = cashOnDelivery !== undefined && paymentStatus === 'PENDING';
  const reason = notToShip({ status, paymentStatus, isRefunded: shipRefused !== null, awaitsItsCash });
  if (reason) return <p className="slip__warning slip__warning--stop">{adminSlip[reason]}</p>;
  if (!awaitsItsCash) return undefined;
  return <p className="slip__warning">{adminCash.toCollect(formatRupees(totalPrice))}</p>;
}

/** Receiver and sender, sized for a 4 x 6 inch sticker. */
export function AddressLabel({ order, batches }: { order: OrderDetail; batches: readonly LineBatch[] }) {
  const { name, phone, address, number } = order;
  const shop = useShop();
  const sheet = useFittedText<HTMLDivElement>([order, batches]);
  return (
    <section className="shipping-label" aria-labelledby="label">
      <h2 id="label">{adminSlip.addressLabel}</h2>
      <div className="shipping-label__page">
        <div className="shipping-label__sheet" ref={sheet}>
          <SlipWarning order={order} />
          <div className="shipping-label__to">
            <small>{adminSlip.to}</small>
            <strong>{name}</strong>
            {linesOf(address).map((line) => (
              <span key={line}>{line}</span>
            ))}
            {typeof address !== 'string' && <strong>{address.pincode}</strong>}
            {phone && <span>{adminSlip.phone(phone)}</span>}
          </div>
          <div className="shipping-label__from">
            <small>{adminSlip.from}</small>
            <strong>{shop.name}</strong>
            <span>{shop.address}</span>
            <span>{shop.phone}</span>
            <span>{adminUi.orderNumber(number)}</span>
            {batchLines(batches).map((line) => (
              <small key={line}>{line}</small>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

/** The batches of a line, as they are printed. */
const batchLines = (
  batches: readonly LineBatch[],
  isOfLine: (batch: LineBatch) => boolean = () => true,
): string[] => [
  ...new Set(
    batches.flatMap((batch) =>
      isOfLine(batch) && batch.bestBefore && !batch.isUnbatched
        ? adminBatches.batchLine({ code: batch.code, day: formatDay(batch.bestBefore) })
        : [],
    ),
  ),
];

export function PackingSlip({ order, batches }: { order: OrderDetail; batches: readonly LineBatch[] }) {
  const shop = useShop();
  return (
    <article className="slip">
      <SlipWarning order={order} />
      <header>
        <h1>{adminOrders.packingSlip}</h1>
        <p>
          {shop.legalName || shop.name}
          {shop.foodLicence && <span>FSSAI {shop.foodLicence}</span>}
        </p>
      </header>
      <dl>
        <div>
          <dt>{adminOrders.order}</dt>
          <dd>#{order.number}</dd>
        </div>
        <div>
          <dt>{adminSlip.placed}</dt>
          <dd>{formatDay(order.createdAt)}</dd>
        </div>
        <div>
          <dt>{adminSlip.shipTo}</dt>
          <dd>
            {order.name}, {addressLine(order.address)}
          </dd>
        </div>
        {order.courier && (
          <div>
            <dt>{adminOrders.courier}</dt>
            <dd>
              {order.courier} {order.trackingNumber}
            </dd>
          </div>
        )}
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">{adminOrders.product}</th>
            <th scope="col">{adminOrders.quantity}</th>
            <th scope="col">{adminOrders.total}</th>
            <th scope="col">{adminSlip.packed}</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map(({ product, size, quantity, price }) => (
            <tr key={`${product._id} ${size}`}>
              <td>
                {product.name}, {size}
                {batchLines(batches, (batch) => batch.foodId === product._id && batch.size === size).map(
                  (line) => (
                    <small key={line} className="slip__batch">
                      {line}
                    </small>
                  ),
                )}
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
      {order.discount > 0 && <p>{adminSlip.discount(formatRupees(order.discount))}</p>}
      {order.deliveryCharge > 0 && <p>{adminSlip.delivery(formatRupees(order.deliveryCharge))}</p>}
      {order.cashOnDelivery && order.cashOnDelivery.fee > 0 && (
        <p>
          {cash.fee}: {formatRupees(order.cashOnDelivery.fee)}
        </p>
      )}
      <p className="slip__total">
        <RichText
          text={adminSlip.total(formatRupees(order.totalPrice))}
          tags={{ amount: (text) => <strong>{text}</strong> }}
        />
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
