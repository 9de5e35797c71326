import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createExchangeRate,
  type ExchangeRateOptions,
  type StoredRate,
} from '../../src/server/providers/exchange-rate.ts';
import { IMPATIENT, openTestSandbox, type TestSandbox } from '../support/test-sandbox.ts';

const HOUR = 3_600_000;
let sandbox: TestSandbox;
let clock: number;
beforeEach(async () => {
  sandbox = await openTestSandbox();
  clock = Date.UTC(2026, 10, 15);
});
afterEach(() => sandbox.close());

function rates(options: Partial<ExchangeRateOptions> = {}) {
  return createExchangeRate({
    url: `${sandbox.url}/exchange-rate/v1/latest?base=INR&symbols=USD`,
    settings: { ...IMPATIENT, tries: 1 },
    now: () => clock,
    ...options,
  });
}

const set = (rate: unknown) => sandbox.post('/control/exchange-rate/tell', { rate });
const breakNext = (fault: string, times = 1) =>
  sandbox.post('/control/exchange-rate/fault', { fault, times });

test('the rate is fetched once for an hour and for all who ask together', async () => {
  const exchange = rates();
  const [first, second] = await Promise.all([exchange.usdPerRupee(), exchange.usdPerRupee()]);
  expect(first).toEqual({ rate: 1_187_000, source: 'fetched', at: new Date(clock) });
  expect(second).toEqual(first);
  await set(0.0119);
  clock += HOUR - 1;
  expect((await exchange.usdPerRupee()).rate).toBe(1_187_000);
  clock += 1;
  expect((await exchange.usdPerRupee()).rate).toBe(1_190_000);
});

test.each([
  ['a rate of 0', () => set(0)],
  ['a text', () => set('abc')],
  ['a rate of 5', () => set(5)],
  ['a rate of null', () => set(null)],
  ['an error', () => breakNext('error-500')],
  ['a page', () => breakNext('nonsense')],
  ['ten megabytes', () => breakNext('huge')],
  ['no answer', () => breakNext('time-out')],
])('after %s the fallback is used, or the last good rate of the week', async (_name, spoil) => {
  await spoil();
  expect(await rates().usdPerRupee()).toMatchObject({ rate: 1_200_000, source: 'fallback' });

  await sandbox.post('/control/clear');
  const exchange = rates();
  await exchange.usdPerRupee();
  await spoil();
  clock += 2 * HOUR;
  expect(await exchange.usdPerRupee()).toMatchObject({ rate: 1_187_000, source: 'last-good' });
});

test('a source that fails is left alone for a minute', async () => {
  await breakNext('error-500');
  const exchange = rates();
  expect((await exchange.usdPerRupee()).source).toBe('fallback');
  expect((await exchange.usdPerRupee()).source).toBe('fallback');
  clock += 60_000;
  expect((await exchange.usdPerRupee()).source).toBe('fetched');
});

test('a jump of more than a tenth is not believed while the last good rate is younger than a week', async () => {
  const exchange = rates();
  await exchange.usdPerRupee();
  await set(0.0135);
  clock += 2 * HOUR;
  expect(await exchange.usdPerRupee()).toMatchObject({ rate: 1_187_000, source: 'last-good' });
  clock += 7 * 24 * HOUR;
  expect(await exchange.usdPerRupee()).toMatchObject({ rate: 1_350_000, source: 'fetched' });
});

test('the last good rate outlives a restart', async () => {
  let stored: StoredRate | undefined;
  const store = {
    load: async () => stored,
    save: async (rate: StoredRate) => {
      stored = rate;
    },
  };
  await rates({ store }).usdPerRupee();
  await breakNext('error-500');
  clock += 2 * HOUR;
  expect(await rates({ store }).usdPerRupee()).toMatchObject({ rate: 1_187_000, source: 'last-good' });
});
