import { expect, test } from 'vitest';
import { courierLink, DEFAULT_COURIERS } from './couriers.ts';
import { cleanTrackingNumber, trackingNumberProblem, trackingProblemText } from './tracking-number.ts';

test.each(['EK900000005IN', 'CT123456785IN', 'RA473124829IN', 'ek 900 000 005 in'])(
  'India Post: %s is right',
  (number) => {
    for (const courier of ['India Post', 'india post', 'India Post Speed Post', 'Speed Post', 'IndiaPost'])
      expect(trackingNumberProblem(courier, number)).toBeUndefined();
  },
);

test.each(['EK900000006IN', 'EK900000050IN', 'EE123456789IN'])(
  'India Post: %s has a wrong digit',
  (number) => {
    expect(trackingNumberProblem('India Post', number)).toEqual({ level: 'error', code: 'post-check-digit' });
  },
);

test.each(['EE1', '', 'EK900000005US', '900000005', 'EK90000000IN', '1K900000005IN'])(
  'India Post: “%s” is no number of the post',
  (number) => {
    expect(trackingNumberProblem('India Post', number)).toEqual({ level: 'error', code: 'post-format' });
  },
);

test('every mistyped digit and every two neighbours that are exchanged are found', () => {
  const right = 'RA473124829IN';
  for (let at = 2; at < 9; at += 1) {
    for (const digit of '0123456789') {
      const typed = `${right.slice(0, at)}${digit}${right.slice(at + 1)}`;
      if (typed !== right) expect(trackingNumberProblem('India Post', typed)?.level).toBe('error');
    }
    const exchanged = `${right.slice(0, at)}${right[at + 1]}${right[at]}${right.slice(at + 2)}`;
    expect(trackingNumberProblem('India Post', exchanged)?.level).toBe('error');
  }
});

test.each([
  ['Delhivery', '12345678901234', undefined],
  ['Delhivery', '123', 'courier-format'],
  ['DTDC', 'V01197967', undefined],
  ['DTDC', 'D123', 'courier-format'],
  ['ST Courier', 'ST 8830 4412 65', undefined],
  ['ST Courier', 'EK900000005IN', 'courier-format'],
  ['The Professional Couriers', 'CBE12345678', undefined],
  ['Shiprocket', '321055706540', undefined],
  ['Blue Dart', 'BD1', 'unusual'],
  ['Own vehicle', 'TN 33 AB 1234', undefined],
  ['X', '<script>', 'unusual'],
])('%s with %s: %s is only a warning', (courier, number, code) => {
  expect(trackingNumberProblem(courier, number)).toEqual(code && { level: 'warning', code });
});

test('the texts of the problems', () => {
  expect(trackingProblemText('India Post', 'EE1')).toContain('EK900000005IN');
  expect(trackingProblemText('India Post', 'EK900000006IN')).toContain('mistyped');
  expect(trackingProblemText('Delhivery', '1')).toContain('number of Delhivery');
  expect(trackingProblemText('X', '1')).toContain('tracking number');
  expect(trackingProblemText('X', '123456')).toBeUndefined();
});

test('numbers of the post are stored without spaces, others as they were typed', () => {
  expect(cleanTrackingNumber('Speed Post', ' ek900 000 005in')).toBe('EK900000005IN');
  expect(cleanTrackingNumber('ST Courier', 'st 8830')).toBe('st 8830');
});

test.each([
  ['Delhivery', '12/3 4', 'https://www.delhivery.com/track-v2/package/12%2F34'],
  ['delhivery', '$&', 'https://www.delhivery.com/track-v2/package/%24%26'],
  ['India Post', 'EK900000005IN', 'https://www.indiapost.gov.in'],
  ['Own vehicle', 'TN33', undefined],
  ['Unknown', '1', undefined],
  [null, '1', undefined],
  ['Delhivery', null, undefined],
])('the link of %s, %s is %s', (courier, trackingNumber, link) => {
  expect(courierLink(DEFAULT_COURIERS, { courier, trackingNumber })).toBe(link);
});
