import { sqlStateOf } from './sql-state.ts';

/** PostgreSQL's error codes for conflicting transactions: serialization failure and deadlock. */
const RETRYABLE_CODES = new Set(['40001', '40P01']);
const MAX_TRIES = 5;
const BASE_DELAY_MS = 20;

/** Retries a transaction that conflicted with another, with exponential backoff and jitter. */
export async function withRetry<Done>(work: () => Promise<Done>): Promise<Done> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries >= MAX_TRIES || !RETRYABLE_CODES.has(sqlStateOf(error))) throw error;
      const delay = BASE_DELAY_MS * 2 ** tries * (0.5 + Math.random());
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}
