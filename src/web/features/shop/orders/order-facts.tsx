import './order-facts.css';
import type { ReactNode } from 'react';
import type { Order } from '../../../../contract/order.ts';
import { myOrders } from '../../../../messages/my-orders.ts';
import { purchase } from '../../../../messages/purchase.ts';
import { shownAddress } from '../../../../rules/address.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { TotalRows } from '../../../ui/total-rows.tsx';
import { TrackingNumber } from '../../../ui/tracking-number.tsx';
import { totalsOf } from './order-totals.ts';

export function OrderFacts({ order }: { order: Order }) {
  return (
    <aside className="panel order-facts" aria-label={purchase.order}>
      <dl>
        <Fact name={myOrders.orderDate}>{order.createdAt && formatDateTime(order.createdAt)}</Fact>
        <Fact name={myOrders.customer}>{order.name}</Fact>
        <Fact name={myOrders.address}>{shownAddress(order.address)}</Fact>
        <Fact name={myOrders.status}>
          <StatusBadge status={order.status} />
        </Fact>
        {order.courier && (
          <Fact name={myOrders.courier}>
            <TrackingNumber {...order} />
          </Fact>
        )}
        {order.paymentId && <Fact name={myOrders.paymentId}>{order.paymentId}</Fact>}
        {order.couponCode && <Fact name={purchase.coupon}>{order.couponCode}</Fact>}
      </dl>
      <TotalRows totals={totalsOf(order)} showsDiscount />
      <p className="order-summary__total">
        {myOrders.finalTotal} <strong className="number">{formatRupees(order.totalPrice)}</strong>
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
