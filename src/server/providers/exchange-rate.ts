import { z } from 'zod';
import { FALLBACK_RATE, mayFollow, readUsdRate, type UsdRate } from '../../rules/usd.ts';
import { callProvider, type HttpSettings } from './provider-http.ts';

interface QuotedRate {
  rate: UsdRate;
  /** `fallback`: nobody could say, and nobody had said within a week. The owner should hear of it. */
  source: 'fetched' | 'last-good' | 'fallback';
  /** When the rate was fetched; for the fallback, now. */
  at: Date;
}

export interface KnownRate {
  rate: UsdRate;
  at: Date;
}

export interface ExchangeRate {
  usdPerRupee(): Promise<QuotedRate>;
}

export interface ExchangeRateOptions {
  url: string;
  /** Where the last good rate outlives a restart. */
  memory?: { load(): Promise<KnownRate | undefined>; save(known: KnownRate): Promise<void> };
  settings?: HttpSettings;
  now?: () => number;
}

const HOUR = 3_600_000;
const FRESH_FOR = HOUR;
const GOOD_FOR = 7 * 24 * HOUR;
/** After a failure the source is left alone for a while: no customer waits for it again and again. */
const PAUSE_AFTER_FAILURE = 60_000;

const frankfurter = z.object({ base: z.literal('INR'), rates: z.object({ USD: z.unknown() }) });

/** Dollars for a rupee: an hour's old at most, else the last good one of the week, else the fixed fallback. */
export function createExchangeRate(options: ExchangeRateOptions): ExchangeRate {
  const { url, memory, now = Date.now } = options;
  const settings = { timeoutMs: 2500, tries: 2, maxResponseBytes: 64 * 1024, ...options.settings };
  let known: KnownRate | undefined;
  let hasLoaded = false;
  let notBefore = 0;
  let asking: Promise<QuotedRate> | undefined;

  async function ask(): Promise<QuotedRate> {
    if (!hasLoaded) {
      known = await memory?.load();
      hasLoaded = true;
    }
    if (known && now() - known.at.getTime() < FRESH_FOR) return { ...known, source: 'fetched' };
    const lastGood = known && now() - known.at.getTime() < GOOD_FOR ? known : undefined;
    if (now() >= notBefore) {
      const fresh = await fetchRate(url, settings);
      if (fresh !== undefined && (!lastGood || mayFollow(lastGood.rate, fresh))) {
        known = { rate: fresh, at: new Date(now()) };
        await memory?.save(known);
        return { ...known, source: 'fetched' };
      }
      notBefore = now() + PAUSE_AFTER_FAILURE;
    }
    if (lastGood) return { ...lastGood, source: 'last-good' };
    return { rate: FALLBACK_RATE, source: 'fallback', at: new Date(now()) };
  }

  return {
    usdPerRupee: () => {
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
  };
}

async function fetchRate(url: string, settings: HttpSettings): Promise<UsdRate | undefined> {
  const result = await callProvider(
    {
      method: 'GET',
      url,
      response: frankfurter,
      mayRepeat: true,
      readError: () => ({ code: 'UNKNOWN', message: '' }),
    },
    settings,
  );
  return result.is === 'ok' ? readUsdRate(result.value.rates.USD) : undefined;
}
