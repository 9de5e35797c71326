import { expect, test } from 'vitest';
import {
  isOrderStatus,
  isPayable,
  mayChange,
  nextStatuses,
  type OrderActor,
  orderStatuses,
} from './order-status.ts';

test('ST-12 all order statuses in the order of the state machine', () => {
  expect(orderStatuses).toEqual([
    'NEW',
    'PENDING',
    'CONFIRMED',
    'PAYMENT',
    'SHIPPED',
    'DELIVERED',
    'CANCELLED',
  ]);
  expect(isOrderStatus('PAYMENT')).toBe(true);
  expect(isOrderStatus('constructor')).toBe(false);
});

test('no other transitions are allowed', () => {
  const actors: OrderActor[] = ['customer', 'admin', 'provider', 'system'];
  const allowed = orderStatuses.flatMap((from) =>
    orderStatuses
      .filter((to) => actors.some((actor) => mayChange(from, to, actor)))
      .map((to) => `${from} ${to}`),
  );
  expect(allowed).toEqual([
    'NEW CONFIRMED',
    'NEW PAYMENT',
    'NEW CANCELLED',
    'PENDING CONFIRMED',
    'PENDING PAYMENT',
    'PENDING CANCELLED',
    'CONFIRMED PAYMENT',
    'CONFIRMED CANCELLED',
    'PAYMENT SHIPPED',
    'PAYMENT CANCELLED',
    'SHIPPED DELIVERED',
  ]);
});

test('a customer can only cancel before shipping, and only a provider can pay a pending order', () => {
  expect(orderStatuses.map((from) => nextStatuses(from, 'customer'))).toEqual([
    ['CANCELLED'],
    ['CANCELLED'],
    ['CANCELLED'],
    ['CANCELLED'],
    [],
    [],
    [],
  ]);
  expect(nextStatuses('PENDING', 'admin')).toEqual(['CONFIRMED', 'CANCELLED']);
  expect(nextStatuses('CONFIRMED', 'admin')).toEqual(['PAYMENT', 'CANCELLED']);
  expect(nextStatuses('PENDING', 'provider')).toEqual(['PAYMENT']);
});

test('ST-14 only a pending order can be paid or deleted', () => {
  expect(orderStatuses.filter((status) => isPayable({ status, paymentStatus: 'PENDING' }))).toEqual([
    'PENDING',
  ]);
  expect(isPayable({ status: 'PENDING', paymentStatus: 'COMPLETED' })).toBe(false);
});
