import { expect, test } from 'vitest';
import { DEFAULT_UNPAID_TERMS, holdError } from './unpaid-orders.ts';

const oil = { foodId: 'oil', size: '1 L', name: 'Oil' };
const held = (orderId: string, quantity: number) => ({ ...oil, orderId, quantity });
const validate = (holding: ReturnType<typeof held>[], quantity: number) =>
  holdError(DEFAULT_UNPAID_TERMS, holding, [{ ...oil, quantity }]);

test('unpaid orders may hold 24 pieces of a size, not 25', () => {
  expect(validate([], 24)).toBeUndefined();
  expect(validate([], 25)).toMatchObject({
    code: 'too-many-held',
    message: expect.stringContaining('Oil (1 L): at most 24'),
  });
  expect(validate([held('a', 20)], 4)).toBeUndefined();
  expect(validate([held('a', 20)], 5)?.message).toContain('Please take at most 4, or pay or delete');
  expect(validate([held('a', 24)], 1)?.message).toContain('Please pay or delete one of those orders first.');
});

test('sizes and foods are counted separately, and the lines of one order count as one order', () => {
  const others = [held('a', 24), held('a', 0), { ...held('b', 24), size: '5 L' }];
  expect(holdError(DEFAULT_UNPAID_TERMS, others, [{ ...oil, foodId: 'ghee', quantity: 24 }])).toBeUndefined();
});

test('the fourth unpaid order is rejected, unless it holds no limited stock', () => {
  const three = [held('a', 1), held('b', 1), held('c', 1)];
  expect(validate(three.slice(1), 1)).toBeUndefined();
  expect(validate(three, 1)).toMatchObject({
    code: 'too-many-unpaid',
    message: 'You have 3 unpaid orders. Please pay or delete one of them in My Orders first.',
  });
  expect(holdError(DEFAULT_UNPAID_TERMS, three, [])).toBeUndefined();
});
