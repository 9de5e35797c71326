import { expect, test } from 'vitest';
import { refundText } from './refund-text.ts';

test('a refund text has the amount, the destination and the expected date', () => {
  const refund = {
    amountMinor: 1080_00,
    currency: 'INR',
    target: 'to the account that you paid from by UPI',
    expectedBy: '2026-11-24',
  } as const;
  expect(refundText(refund)).toBe(
    '₹1,080 goes back to the account that you paid from by UPI by 24 Nov 2026.',
  );
  expect(refundText({ ...refund, amountMinor: 1296, currency: 'USD', target: 'to your Acme account' })).toBe(
    '$12.96 goes back to your Acme account by 24 Nov 2026.',
  );
});
