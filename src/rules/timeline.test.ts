import { expect, test } from 'vitest';
import type { OrderStatus } from './order-status.ts';
import { timeline } from './timeline.ts';

const active = (status: OrderStatus, history: { status: OrderStatus; at: string }[] = []) =>
  timeline(status, history)
    .steps.filter(({ isActive }) => isActive)
    .map(({ label }) => label);

test.each<[OrderStatus, string[]]>([
  ['NEW', ['Order Placed', 'Payment Processed']],
  ['PENDING', ['Order Placed', 'Order Confirmed']],
  ['CONFIRMED', ['Order Placed', 'Order Confirmed']],
  ['PAYMENT', ['Order Placed', 'Order Confirmed', 'Payment Processed']],
  ['SHIPPED', ['Order Placed', 'Order Confirmed', 'Payment Processed', 'Shipped']],
  ['DELIVERED', ['Order Placed', 'Order Confirmed', 'Payment Processed', 'Shipped', 'Delivered']],
])('ST-13 status %s has reached %j', (status, labels) => {
  expect(active(status)).toEqual(labels);
});

test('a cancelled order has the steps it had reached, and is marked as cancelled', () => {
  const placed = { status: 'PENDING' as const, at: '2026-11-01T00:00:00.000Z' };
  const paid = { status: 'PAYMENT' as const, at: '2026-11-02T00:00:00.000Z' };
  const cancelled = { status: 'CANCELLED' as const, at: '2026-11-03T00:00:00.000Z' };
  expect(active('CANCELLED', [placed, cancelled])).toEqual(['Order Placed', 'Order Confirmed']);
  expect(active('CANCELLED', [placed, paid, cancelled])).toEqual([
    'Order Placed',
    'Order Confirmed',
    'Payment Processed',
  ]);
  expect(timeline('CANCELLED', [placed, cancelled])).toMatchObject({
    isCancelled: true,
    cancelledAt: cancelled.at,
  });
  expect(timeline('PAYMENT', [placed, paid])).toMatchObject({
    isCancelled: false,
    steps: [{ at: placed.at }, {}, { at: paid.at }, {}, {}],
  });
});
