import fc from 'fast-check';
import { hostileValue } from './arbitraries.ts';

const CUSTOMER_ACTS = [
  'cart',
  'order',
  'twice',
  'delete',
  'cancel',
  'reorder',
  'start-upi',
  'pay-upi',
  'verify',
  'start-wallet',
  'approve',
  'capture',
  'pay',
  'request',
  'sent',
  'after-sale',
] as const;
const ADMIN_ACTS = ['action', 'answer', 'step', 'stock', 'batch', 'bottles', 'block'] as const;
/** Without these most others find nothing to act on. */
const OFTEN = [
  'cart',
  'cart',
  'order',
  'order',
  'start-upi',
  'pay-upi',
  'verify',
  'action',
  'action',
  'action',
] as const;

export type CustomerAct = (typeof CUSTOMER_ACTS)[number];
export type AdminAct = (typeof ADMIN_ACTS)[number];

/** Steps of a walk: who does what with which thing. Numbers choose among what exists by then. */
export const walk = fc.array(
  fc.record({
    act: fc.constantFrom(...CUSTOMER_ACTS, ...ADMIN_ACTS, ...OFTEN),
    who: fc.nat(1),
    pick: fc.nat(50),
    number: fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: 1, max: 4 }) },
      { weight: 1, arbitrary: fc.constantFrom(0, -1, 0.5, 99, 1001, 1e20) },
    ),
    flag: fc.boolean(),
    /** Most requests are honest: a wrong one ends at the first check. */
    spoil: fc.option(fc.tuple(fc.nat(60), hostileValue, fc.constantFrom('replace', 'remove', 'add')), {
      freq: 6,
      nil: undefined,
    }),
  }),
  { minLength: 40, maxLength: 80, size: 'max' },
);
export type Step = typeof walk extends fc.Arbitrary<(infer One)[]> ? One : never;

const FIRST_ACTS: Step['act'][] = ['cart', 'order', 'start-upi', 'pay-upi', 'verify', 'cart', 'order'];

/** Something to begin with: each customer has a paid order and an open one. */
export const FIRST_STEPS: Step[] = FIRST_ACTS.flatMap((act) =>
  [0, 1].map((who) => ({ act, who, pick: who, number: 2, flag: true, spoil: undefined })),
);
