import { expect, test } from 'vitest';
import { DEFAULT_POLICY as policy } from './policy.ts';
import { allowedRequests, cancelPath, freeCancelUntil, returnProgress } from './returns.ts';

const createdAt = new Date('2026-11-15T06:00:00Z');
const after = (hours: number) => new Date(createdAt.getTime() + hours * 3600 * 1000);
const paid = { status: 'PAYMENT', paymentStatus: 'COMPLETED', createdAt, isPaidOutside: false } as const;

test('a paid order can be cancelled for 5 hours, then on request, and not after shipping', () => {
  expect(freeCancelUntil(createdAt, policy)).toEqual(after(5));
  expect(cancelPath(paid, after(5), policy)).toBe('at-once');
  expect(cancelPath(paid, after(5.01), policy)).toBe('ask');
  expect(cancelPath({ ...paid, status: 'SHIPPED' }, after(1), policy)).toBe('none');
  expect(cancelPath({ ...paid, status: 'CANCELLED' }, after(1), policy)).toBe('none');
});

test('an unpaid order can be cancelled at any time', () => {
  const unpaid = { ...paid, status: 'PENDING', paymentStatus: 'PENDING' } as const;
  expect(cancelPath(unpaid, after(500), policy)).toBe('at-once');
});

test('return and exchange are allowed for 5 days after delivery, damage reports for 48 hours', () => {
  const delivered = { ...paid, status: 'DELIVERED', deliveredAt: createdAt } as const;
  expect(allowedRequests(delivered, after(47), policy)).toEqual(['return', 'exchange', 'damage']);
  expect(allowedRequests(delivered, after(49), policy)).toEqual(['return', 'exchange']);
  expect(allowedRequests(delivered, after(5 * 24 + 1), policy)).toEqual([]);
  expect(allowedRequests(paid, after(6), policy)).toEqual(['cancel']);
});

test('cancelling an order that was paid in cash needs a request to the admin', () => {
  expect(cancelPath({ ...paid, isPaidOutside: true }, after(1), policy)).toBe('ask');
  expect(allowedRequests({ ...paid, isPaidOutside: true }, after(1), policy)).toEqual(['cancel']);
});

test('the steps of a return: asked, accepted, on its way, received, refunded', () => {
  const request = {
    status: 'accepted',
    stage: 'accepted',
    kind: 'return',
    goodsStay: false,
    sentAt: null,
  } as const;
  const doneOf = (changes: Partial<Parameters<typeof returnProgress>[0]>) =>
    returnProgress({ ...request, ...changes }).flatMap(({ name, isDone }) => (isDone ? name : []));
  expect(returnProgress(request).map(({ name }) => name)).toEqual([
    'asked',
    'accepted',
    'sent',
    'received',
    'refunded',
  ]);
  expect(doneOf({})).toEqual(['asked', 'accepted']);
  expect(doneOf({ sentAt: '2026-11-18T06:00:00Z' })).toEqual(['asked', 'accepted', 'sent']);
  // nobody said that it was sent, but it came
  expect(doneOf({ stage: 'received' })).toEqual(['asked', 'accepted', 'sent', 'received']);
  expect(returnProgress({ ...request, goodsStay: true }).map(({ name }) => name)).toEqual([
    'asked',
    'accepted',
    'refunded',
  ]);
});
