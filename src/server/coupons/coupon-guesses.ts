import type pg from 'pg';
import { createRateLimit, type RateLimit } from '../platform/rate-limits.ts';

/** Codes are short words: how many a customer may try, at the coupon's own call and with an order alike. */
export function couponGuesses(pool: pg.Pool): RateLimit {
  return createRateLimit(pool, 'coupon-guesses', { points: 60, seconds: 600 });
}
