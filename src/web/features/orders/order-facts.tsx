import type { ReactNode } from 'react';
import type { Order } from '../../../contract/order.ts';
import { addressLine } from '../../../rules/address.ts';
import { formatRupees } from '../../../rules/money.ts';
import { formatMoment } from '../../lib/moments.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { orderFigures } from './order-figures.ts';

export function OrderFacts({ order, children }: { order: Order; children: ReactNode }) {
  const { discount } = orderFigures(order);
  return (
    <aside className="panel order-facts" aria-label="Order">
      <dl>
        <Fact name="Order Date">{formatMoment(order.createdAt)}</Fact>
        <Fact name="Customer">{order.name}</Fact>
        <Fact name="Delivery Address">{addressLine(order.address)}</Fact>
        <Fact name="Status">
          <StatusBadge status={order.status} />
        </Fact>
        {order.courier && (
          <Fact name="Courier">
            {order.courier} {order.trackingNumber}
          </Fact>
        )}
        {order.paymentId && <Fact name="Payment ID">{order.paymentId}</Fact>}
        {order.couponCode && <Fact name="Coupon">{order.couponCode}</Fact>}
        {discount > 0 && <Fact name="Discount">−{formatRupees(discount)}</Fact>}
        {order.deliveryCharge > 0 && <Fact name="Delivery charge">{formatRupees(order.deliveryCharge)}</Fact>}
      </dl>
      <p className="sum__total">
        Final Total <strong className="num">{formatRupees(order.totalPrice)}</strong>
      </p>
      {children}
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
