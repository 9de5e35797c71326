import { expect, test, vi } from 'vitest';
import { createClientLines } from './client-lines.ts';
import { createCostBudgets } from './cost-budgets.ts';

const BUDGET = { perSecond: 10, capacity: 100 };
const LINE = { atOnce: 20, maxWaiting: 2, maxWaitMs: 1000 };

test('a key has its capacity, then what it gets back each second; other keys have their own', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const budgets = createCostBudgets(BUDGET);
    expect(budgets.spend('a', 60)).toBe(0);
    expect(budgets.spend('a', 60)).toBe(2);
    expect(budgets.spend('b', 60)).toBe(0);
    vi.advanceTimersByTime(2000);
    expect(budgets.spend('a', 60)).toBe(0);
    vi.advanceTimersByTime(3_600_000);
    expect(budgets.spend('a', 100)).toBe(0);
    expect(budgets.spend('a', 1)).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

test('calls of one key wait for each other in their own line, by what they cost', async () => {
  const lines = createClientLines(LINE);
  expect(lines.enter('a', 15)).toBe(true);
  expect(lines.enter('b', 15)).toBe(true);
  const order: string[] = [];
  const second = Promise.resolve(lines.enter('a', 500)).then(() => order.push('second'));
  // a cheap one does not pass the line
  const third = Promise.resolve(lines.enter('a', 1)).then(() => order.push('third'));
  expect(lines.enter('a', 1)).toBe(false);
  lines.leave('a', 15);
  await second;
  expect(order).toEqual(['second']);
  lines.leave('a', 500);
  await third;
  lines.leave('a', 1);
  expect(lines.enter('a', 20)).toBe(true);
});

test('who waits too long is rejected, and the line continues', async () => {
  const lines = createClientLines({ ...LINE, maxWaitMs: 20 });
  expect(lines.enter('a', 20)).toBe(true);
  expect(await lines.enter('a', 20)).toBe(false);
  const next = lines.enter('a', 20);
  lines.leave('a', 20);
  expect(await next).toBe(true);
});

test('a check takes microseconds, also with many keys', () => {
  const budgets = createCostBudgets(BUDGET);
  const lines = createClientLines(LINE);
  for (let key = 0; key < 25_000; key += 1) budgets.spend(`key ${key}`, 1);
  const started = performance.now();
  for (let call = 0; call < 10_000; call += 1) {
    budgets.spend('a', 0.001);
    lines.enter('a', 1);
    lines.leave('a', 1);
  }
  expect((performance.now() - started) / 10_000).toBeLessThan(0.05);
});
