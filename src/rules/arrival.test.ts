import { expect, test } from 'vitest';
import { arrivalOf, dispatchDay, justPaidAt } from './arrival.ts';
import type { OrderStatus } from './order-status.ts';
import { DEFAULT_POLICY } from './policy.ts';
import { shownSpan } from './shown-days.ts';

const shop = { state: 'Tamil Nadu', policy: DEFAULT_POLICY };
const address = { state: 'Tamil Nadu' };
const monday = '2026-11-16T06:00:00Z';
const wednesday = '2026-11-18T06:00:00Z';

const order = (status: OrderStatus, ...history: [OrderStatus, string][]) => ({
  status,
  address,
  history: history.map(([one, at]) => ({ status: one, at })),
});
const paid = order('PAYMENT', ['PENDING', monday], ['PAYMENT', monday]);

test('an order is expected from its payment on, and more exactly when it has left', () => {
  const fromPayment = { earliest: '2026-11-19', latest: '2026-11-23' };
  expect(arrivalOf(paid, new Date(wednesday), shop)).toEqual(fromPayment);
  const shipped = order('SHIPPED', ['PAYMENT', monday], ['SHIPPED', wednesday]);
  expect(arrivalOf(shipped, new Date(wednesday), shop)).toEqual({
    earliest: '2026-11-20',
    latest: '2026-11-23',
  });
});

test('an unpaid order counts from today', () => {
  const pending = order('PENDING', ['PENDING', monday]);
  expect(arrivalOf(pending, new Date(wednesday), shop)).toEqual({
    earliest: '2026-11-21',
    latest: '2026-11-25',
  });
});

test.each(['NEW', 'CONFIRMED', 'DELIVERED', 'CANCELLED'] as const)('%s promises no dates', (status) => {
  expect(
    arrivalOf(order(status, ['PAYMENT', monday], [status, monday]), new Date(monday), shop),
  ).toBeUndefined();
});

test('an order with cash on delivery is expected and thanked for when it is confirmed', () => {
  const cash = {
    ...order('CONFIRMED', ['PENDING', monday], ['CONFIRMED', monday]),
    cashOnDelivery: { fee: 40 },
  };
  expect(arrivalOf(cash, new Date(wednesday), shop)).toEqual(arrivalOf(paid, new Date(wednesday), shop));
  expect(justPaidAt(cash, new Date(monday))).toBe('2026-11-16T06:00:00.000Z');
  const { cashOnDelivery: _, ...waiting } = cash;
  expect(justPaidAt(waiting, new Date(monday))).toBeUndefined();
});

test('dates that have passed, unknown states and missing times are not shown', () => {
  expect(arrivalOf(paid, new Date('2026-11-23T17:00:00Z'), shop)).toBeDefined();
  // past midnight in India
  expect(arrivalOf(paid, new Date('2026-11-23T19:00:00Z'), shop)).toBeUndefined();
  expect(arrivalOf({ ...paid, address: '12 Mill Street' }, new Date(monday), shop)).toBeUndefined();
  expect(arrivalOf({ ...paid, address: { state: ' ' } }, new Date(monday), shop)).toBeUndefined();
  expect(arrivalOf({ ...paid, history: [] }, new Date(monday), shop)).toBeUndefined();
});

test('ST-16 an order is thanked for during half an hour after its payment', () => {
  const at = (time: string) => justPaidAt(paid, new Date(time));
  expect(at('2026-11-16T06:29:00Z')).toBe('2026-11-16T06:00:00.000Z');
  expect(at('2026-11-16T06:31:00Z')).toBeUndefined();
  // a slow clock
  expect(at('2026-11-16T05:50:00Z')).toBeDefined();
  expect(justPaidAt({ ...paid, status: 'CANCELLED' }, new Date(monday))).toBeUndefined();
  expect(justPaidAt(order('PENDING', ['PENDING', monday]), new Date(monday))).toBeUndefined();
});

test('a paid order leaves within the days of packing', () => {
  expect(dispatchDay(monday, shop)).toBe('2026-11-18');
});

test('a span names the month once, unless it changes', () => {
  expect(shownSpan({ earliest: '2026-11-18', latest: '2026-11-20' })).toBe('Wed 18 to Fri 20 Nov');
  expect(shownSpan({ earliest: '2026-11-30', latest: '2026-12-02' })).toBe('Mon 30 Nov to Wed 2 Dec');
  expect(shownSpan({ earliest: '2026-11-18', latest: '2026-11-18' })).toBe('Wed 18 Nov');
});
