import { createConcurrencyLimiter } from '../platform/concurrency-limiter.ts';

/** Short, because each queued upload is held in memory. Resizing for pages has its own queue. */
export const uploadQueue = createConcurrencyLimiter({ concurrency: 2, maxQueue: 20, maxWaitMs: 15_000 });
