import { expect, test } from 'vitest';
import { isPaymentPage } from './payment-page.ts';

test.each(['/payment', '/payment/42', '/payment?orderId=42', '/payment#top'])(
  '%s is the payment page',
  (path) => {
    expect(isPaymentPage(path)).toBe(true);
  },
);

test.each(['/', '/payments', '/search/payment', '/track/42?from=/payment', '/admin/payment'])(
  '%s is not',
  (path) => {
    expect(isPaymentPage(path)).toBe(false);
  },
);
