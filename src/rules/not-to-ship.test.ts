import { expect, test } from 'vitest';
import { notToShip } from './not-to-ship.ts';

const paid = {
  status: 'PAYMENT',
  paymentStatus: 'COMPLETED',
  isRefunded: false,
  awaitsItsCash: false,
} as const;

test.each([
  [paid, undefined],
  [{ ...paid, status: 'CANCELLED' }, 'cancelled'],
  [{ ...paid, isRefunded: true }, 'refunded'],
  [{ ...paid, status: 'SHIPPED', paymentStatus: 'REFUNDED' }, 'refunded'],
  [{ ...paid, status: 'PENDING', paymentStatus: 'PENDING' }, 'unpaid'],
  [{ ...paid, status: 'CONFIRMED', paymentStatus: 'PENDING' }, 'unpaid'],
  [{ ...paid, status: 'CONFIRMED', paymentStatus: 'PENDING', awaitsItsCash: true }, undefined],
  [{ ...paid, status: 'PENDING', paymentStatus: 'PENDING', awaitsItsCash: true }, 'unpaid'],
  [{ ...paid, status: 'SHIPPED', paymentStatus: 'PENDING', awaitsItsCash: true }, undefined],
  [{ ...paid, status: 'DELIVERED' }, undefined],
] as const)('%j: %s', (order, reason) => {
  expect(notToShip(order)).toBe(reason);
});
