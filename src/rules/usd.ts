import type { Paise } from './money.ts';

/** Dollars per rupee times 10^8: 0.012 is 1_200_000. The type brand prevents mixing it up with amounts. */
export type UsdRate = number & { readonly __unit: 'usd-rate-e8' };

const SCALE = 100_000_000;
/** Used when no rate can be fetched. */
export const FALLBACK_RATE = 1_200_000 as UsdRate;
/** Historical bounds of the rupee: a rate outside is an error of the source. */
const LOWEST = 0.005;
const HIGHEST = 0.05;
const MAX_JUMP_PERCENT = 10;

/** Validates a fetched rate; undefined when it is implausible. */
export function readUsdRate(value: unknown): UsdRate | undefined {
  if (typeof value !== 'number' || !(value >= LOWEST && value <= HIGHEST)) return undefined;
  return Math.round(value * SCALE) as UsdRate;
}

/** Whether a new rate is plausible: a currency does not change by more than a tenth between two requests. */
export function isPlausibleChange(known: UsdRate, fresh: UsdRate): boolean {
  return Math.abs(fresh - known) * 100 <= known * MAX_JUMP_PERCENT;
}

/** Converts paise to US cents, rounded half up. Paise times dollars per rupee is cents, because the hundreds cancel. */
export function usdCents(amount: Paise, rate: UsdRate): number {
  if (amount < 0) throw new RangeError(`not a charge: ${amount}`);
  return Number((BigInt(amount) * BigInt(rate) + BigInt(SCALE / 2)) / BigInt(SCALE));
}

/** The rate as a decimal string. */
export function usdRateText(rate: UsdRate): string {
  return `0.${String(rate).padStart(8, '0')}`.replace(/0+$/, '');
}

/** `1200` as `12.00`. */
export function dollarsText(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`not whole cents: ${cents}`);
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Cents of `12`, `12.5` or `12.00`; undefined for an invalid amount. */
export function centsFromDollars(text: string): number | undefined {
  const [, dollars, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return dollars === undefined ? undefined : Number(dollars) * 100 + Number(fraction.padEnd(2, '0'));
}
