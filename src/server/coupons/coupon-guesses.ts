import type pg from 'pg';
import { createRateLimit, type RateLimit } from '../platform/rate-limits.ts';

/** Codes are short words: limits how many a customer may try, with the coupon route and with orders alike. */
export function couponGuesses(pool: pg.Pool): RateLimit {
  return createRateLimit(pool, 'coupon-guesses', { points: 60, seconds: 600 });
}
