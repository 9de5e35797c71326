import { mayChange, type OrderStatus } from './order-status.ts';

export type NotToShip = 'cancelled' | 'refunded' | 'unpaid';

/** Why the parcel must not leave, for its slip and label; undefined when it may, or has left. */
export function notToShip({
  status,
  paymentStatus,
  isRefunded,
  awaitsItsCash,
}: {
  status: OrderStatus;
  paymentStatus: string;
  /** All that was paid went back. */
  isRefunded: boolean;
  awaitsItsCash: boolean;
}): NotToShip | undefined {
  if (status === 'CANCELLED') return 'cancelled';
  if (isRefunded || paymentStatus === 'REFUNDED') return 'refunded';
  if (status === 'SHIPPED' || status === 'DELIVERED') return undefined;
  return mayChange(status, 'SHIPPED', 'admin', awaitsItsCash) ? undefined : 'unpaid';
}
