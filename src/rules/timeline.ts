import { cash } from '../messages/cash.ts';
import { orderStatus } from '../messages/order-status.ts';
import type { OrderStatus } from './order-status.ts';

export interface TimelineStep {
  label: string;
  isActive: boolean;
  /** When the step was reached, if the history has it. */
  at?: string;
}

interface Change {
  status: OrderStatus;
  at: string;
}

/** The five steps, and for which order status each is active. */
const steps: readonly {
  name: 'placed' | 'confirmed' | 'paid' | 'shipped' | 'delivered';
  status: OrderStatus;
  isActive: (now: OrderStatus) => boolean;
}[] = [
  { name: 'placed', status: 'PENDING', isActive: () => true },
  { name: 'confirmed', status: 'CONFIRMED', isActive: (now) => now !== 'NEW' },
  {
    name: 'paid',
    status: 'PAYMENT',
    isActive: (now) => now !== 'PENDING' && now !== 'CONFIRMED',
  },
  { name: 'shipped', status: 'SHIPPED', isActive: (now) => now === 'SHIPPED' || now === 'DELIVERED' },
  { name: 'delivered', status: 'DELIVERED', isActive: (now) => now === 'DELIVERED' },
];

/** A cancelled order has the steps it had reached. `history` is oldest first. */
export function timeline(
  status: OrderStatus,
  history: readonly Change[],
  isCashOnDelivery = false,
): { steps: TimelineStep[]; isCancelled: boolean; cancelledAt?: string } {
  const cancelled = history.find((change) => change.status === 'CANCELLED');
  const reached = status === 'CANCELLED' ? lastBefore(history) : status;
  const [placed] = history;
  return {
    steps: steps.map(({ name, status: stepStatus, isActive }, index) => {
      const at = index === 0 ? placed?.at : history.find((change) => change.status === stepStatus)?.at;
      const label = name === 'paid' && isCashOnDelivery ? cash.name : orderStatus[name];
      return { label, isActive: isActive(reached), ...(at && { at }) };
    }),
    isCancelled: status === 'CANCELLED',
    ...(status === 'CANCELLED' && cancelled && { cancelledAt: cancelled.at }),
  };
}

function lastBefore(history: readonly Change[]): OrderStatus {
  return history.findLast((change) => change.status !== 'CANCELLED')?.status ?? 'PENDING';
}
