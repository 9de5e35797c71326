import { expect, test } from 'vitest';
import { parcelProgress, parcelReference } from './parcel-progress.ts';
import type { TrackingStatus } from './tracking-status.ts';

const reports = (...statuses: [TrackingStatus, number][]) =>
  statuses.map(([status, hour]) => ({ status, at: new Date(Date.UTC(2026, 10, 17, hour)) }));

test('times decide, not the order in which reports come', () => {
  expect(parcelProgress(reports(['delivered', 9], ['picked-up', 1], ['other', 12]))).toEqual({
    hasLeft: true,
    isDelivered: true,
    status: 'delivered',
    task: undefined,
  });
});

test('a parcel that comes back is not delivered, and asks for somebody when it is there', () => {
  expect(parcelProgress(reports(['undelivered', 1], ['coming-back', 2])).task).toBeUndefined();
  expect(parcelProgress(reports(['delivered', 1], ['coming-back', 2], ['returned', 3]))).toMatchObject({
    isDelivered: false,
    task: 'returned',
  });
});

test('a booked parcel has not left', () => {
  expect(parcelProgress([]).hasLeft).toBe(false);
  expect(parcelProgress(reports(['other', 1], ['void', 2]))).toMatchObject({
    hasLeft: false,
    status: 'void',
  });
});

test('the second parcel of an order has a reference of its own', () => {
  expect([parcelReference(1042, 1), parcelReference(1042, 2)]).toEqual(['1042', '1042-2']);
});
