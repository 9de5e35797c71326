import './order-facts.css';
import type { ReactNode } from 'react';
import type { Order } from '../../../../contract/order.ts';
import { addressLine } from '../../../../rules/address.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { formatDateTime } from '../../../lib/format-date-time.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { TotalRows } from '../../../ui/total-rows.tsx';
import { totalsOf } from './order-totals.ts';

export function OrderFacts({ order }: { order: Order }) {
  return (
    <aside className="panel order-facts" aria-label="Order">
      <dl>
        <Fact name="Order Date">{order.createdAt && formatDateTime(order.createdAt)}</Fact>
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
      </dl>
      <TotalRows totals={totalsOf(order)} showsDiscount />
      <p className="order-summary__total">
        Final Total <strong className="number">{formatRupees(order.totalPrice)}</strong>
      </p>
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
