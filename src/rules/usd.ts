import type { Paise } from './money.ts';

/** Dollars for one rupee, in whole hundred-millionths: 0.012 is 1_200_000. The brand keeps it from being taken for money. */
export type UsdRate = number & { readonly __unit: 'usd-rate-e8' };

const SCALE = 100_000_000;
/** Used when nobody can say the rate. */
export const FALLBACK_RATE = 1_200_000 as UsdRate;
/** A rupee was never worth more or less; beyond lies a broken source, not a market. */
const LOWEST = 0.005;
const HIGHEST = 0.05;
const MAX_JUMP_PERCENT = 10;

/** A rate as a source tells it, or nothing when no rupee could have it. */
export function readUsdRate(notified: unknown): UsdRate | undefined {
  if (typeof notified !== 'number' || !(notified >= LOWEST && notified <= HIGHEST)) return undefined;
  return Math.round(notified * SCALE) as UsdRate;
}

/** Whether a new rate may follow a known one: a currency does not move by a tenth between two questions. */
export function mayFollow(known: UsdRate, fresh: UsdRate): boolean {
  return Math.abs(fresh - known) * 100 <= known * MAX_JUMP_PERCENT;
}

/** What a rupee amount costs in US cents, rounded half up. A paisa times dollars for a rupee is cents: the hundreds cancel. */
export function usdCents(amount: Paise, rate: UsdRate): number {
  if (amount < 0) throw new RangeError(`not a charge: ${amount}`);
  return Number((BigInt(amount) * BigInt(rate) + BigInt(SCALE / 2)) / BigInt(SCALE));
}

/** The rate as a decimal text: for the database and for people. */
export function usdRateText(rate: UsdRate): string {
  return `0.${String(rate).padStart(8, '0')}`.replace(/0+$/, '');
}

/** `1200` as `12.00`, the way PayPal writes it. */
export function dollarsText(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`not whole cents: ${cents}`);
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `12`, `12.5` or `12.00` in cents; nothing for what is no amount of dollars and cents. */
export function centsFromDollars(text: string): number | undefined {
  const [, dollars, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return dollars === undefined ? undefined : Number(dollars) * 100 + Number(fraction.padEnd(2, '0'));
}
