import { z } from 'zod';
import type { HttpSettings } from '../../extension/http-settings.ts';
import { callProvider } from '../../extension/server/provider-http.ts';
import { FALLBACK_RATE, isPlausibleChange, readUsdRate, type UsdRate } from '../../rules/usd.ts';

interface QuotedRate {
  rate: UsdRate;
  /** `fallback`: the rate could not be fetched for a week; the admin should be notified. */
  source: 'fetched' | 'last-good' | 'fallback';
  /** When the rate was fetched; for the fallback, now. */
  at: Date;
}

export interface StoredRate {
  rate: UsdRate;
  at: Date;
}

export interface ExchangeRate {
  usdPerRupee(): Promise<QuotedRate>;
}

export interface ExchangeRateOptions {
  url: string;
  /** Persists the last good rate across restarts. */
  store?: { load(): Promise<StoredRate | undefined>; save(rate: StoredRate): Promise<void> };
  settings?: HttpSettings;
  now?: () => number;
}

const HOUR = 3_600_000;
const CACHE_MS = HOUR;
const MAX_AGE_MS = 7 * 24 * HOUR;
/** No request for a while after a failure, so that customers do not wait for each attempt. */
const COOLDOWN_MS = 60_000;

const frankfurter = z.object({ base: z.literal('INR'), rates: z.object({ USD: z.unknown() }) });

/** Dollars per rupee: cached for an hour; when fetching fails, the last good rate of the past week, else a fixed fallback. */
export function createExchangeRate(options: ExchangeRateOptions): ExchangeRate {
  const { url, store, now = Date.now } = options;
  const settings = { timeoutMs: 2500, tries: 2, maxResponseBytes: 64 * 1024, ...options.settings };
  let cached: StoredRate | undefined;
  let hasLoaded = false;
  let retryAt = 0;
  let pending: Promise<QuotedRate> | undefined;

  async function getRate(): Promise<QuotedRate> {
    if (!hasLoaded) {
      cached = await store?.load();
      hasLoaded = true;
    }
    if (cached && now() - cached.at.getTime() < CACHE_MS) return { ...cached, source: 'fetched' };
    const lastGood = cached && now() - cached.at.getTime() < MAX_AGE_MS ? cached : undefined;
    if (now() >= retryAt) {
      const fresh = await fetchRate(url, settings);
      if (fresh !== undefined && (!lastGood || isPlausibleChange(lastGood.rate, fresh))) {
        cached = { rate: fresh, at: new Date(now()) };
        await store?.save(cached);
        return { ...cached, source: 'fetched' };
      }
      retryAt = now() + COOLDOWN_MS;
    }
    if (lastGood) return { ...lastGood, source: 'last-good' };
    return { rate: FALLBACK_RATE, source: 'fallback', at: new Date(now()) };
  }

  return {
    usdPerRupee: () => {
      pending ??= getRate().finally(() => {
        pending = undefined;
      });
      return pending;
    },
  };
}

async function fetchRate(url: string, settings: HttpSettings): Promise<UsdRate | undefined> {
  const result = await callProvider(
    {
      method: 'GET',
      url,
      response: frankfurter,
      isIdempotent: true,
      readError: () => ({ code: 'UNKNOWN', message: '' }),
    },
    settings,
  );
  return result.is === 'ok' ? readUsdRate(result.value.rates.USD) : undefined;
}
