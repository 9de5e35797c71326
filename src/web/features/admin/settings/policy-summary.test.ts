import { expect, test } from 'vitest';
import { DEFAULT_POLICY } from '../../../../rules/policy.ts';
import { policySummary } from './policy-summary.ts';

test('the summary has every number of the policy and the shop’s state', () => {
  const policy = {
    minimumOrderRupees: 750,
    freeCancellationHours: 1,
    returnDays: 9,
    discrepancyHours: 36,
    refundBusinessDays: { min: 3, max: 3 },
    exchangeWorkingDays: { min: 11, max: 12 },
    processingBusinessDays: { min: 1, max: 1 },
    deliveryBusinessDays: {
      home: { min: 13, max: 14 },
      otherStates: { min: 15, max: 16 },
      remote: { min: 17, max: 18 },
    },
  };
  expect(policySummary({ state: 'Punjab', policy })).toEqual([
    'An order starts at ₹750.',
    'We pack in 1 business day after payment. Delivery then takes 13 to 14 business days in Punjab, 15 to 16 in other states and 17 to 18 in remote areas.',
    'Cancel within 1 hour for a full refund. Report damage within 36 hours of delivery. Return or exchange within 9 days of receiving the order.',
    'Money is back within 3 business days, an exchange arrives within 11 to 12 working days.',
  ]);
});

test('a minimum of 0 is none', () => {
  const policy = { ...DEFAULT_POLICY, minimumOrderRupees: 0 };
  expect(policySummary({ state: '', policy })[0]).toBe('There is no minimum order.');
});
