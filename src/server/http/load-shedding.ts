import type { RequestListener } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import { errorStatus } from '../../contract/errors.ts';
import { createConcurrencyLimiter, OverloadedError } from '../platform/concurrency-limiter.ts';
import { errorMessage } from '../platform/error-message.ts';
import { languageScope } from '../platform/language-scope.ts';
import type { Metrics } from '../platform/metrics.ts';
import { targetLanguage } from './request-language.ts';
import { targetOf } from './shared-paths.ts';

/** Rendering a page occupies the only thread for about 20 ms: more concurrency would just delay all of them. */
const CONCURRENT_READS = 8;
/** A read that is estimated to wait longer is rejected immediately. */
const MAX_WAIT_MS = 1000;
/** A queued read is rejected after this time, for example when the database hangs. */
const QUEUE_TIMEOUT_MS = 5000;
/** A queue of this length is always allowed, so that a slow machine still serves. */
const MIN_QUEUE = 8;
/** Initial estimate of the time per read; later it is measured. */
const INITIAL_READ_MS = 25;
/** Caps a measurement: a database that hung for seconds must not distort the estimate. */
const MAX_READ_MS = MAX_WAIT_MS / MIN_QUEUE;
/** Weight of the newest measurement in the moving average. */
const SMOOTHING = 0.1;
/** Maximum queue of the database pool before writes are rejected. */
const MAX_WAITING_WRITES = 200;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const BUSY_HEADERS = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Retry-After': '2',
};

/** Never rejected: health probes, the assets of pages already served, and demo mode's simulated providers. */
const EXEMPT =
  /^\/(healthz|readyz|metrics|favicon\.ico|apple-touch-icon\.png|(assets|brand|pictures|media|uploads|sandbox)\/)/;
/** These reads wait for a payment provider or the invoice worker thread, so they do not count as reads. */
const WAITS_FOR_OTHERS = /^\/api\/(orders\/payment-options|invoices)\//;

/** The fetch callback of @hono/node-server. */
type Fetch = (request: Request, environment: Environment) => Response | Promise<Response>;
interface Environment {
  outgoing: { destroyed: boolean };
}

export interface LoadShedder {
  /** Rejects requests with 503 before any work when the response would come too late. */
  wrapListener(listener: RequestListener): RequestListener;
  /** Limits concurrent reads and queues the others. */
  wrapFetch(fetch: Fetch): Fetch;
}

/**
 * Load shedding under overload: a few reads run concurrently, some wait in a short queue, the others get 503. Writes may
 * wait for slow clients and providers, so only the queue of the database pool limits them. Orders therefore still succeed
 * while browsing is rejected.
 */
export function createLoadShedder(pool: pg.Pool, metrics: Metrics): LoadShedder {
  const read = createConcurrencyLimiter({
    concurrency: CONCURRENT_READS,
    maxQueue: Number.POSITIVE_INFINITY,
    maxWaitMs: QUEUE_TIMEOUT_MS,
  });
  let readMs = INITIAL_READ_MS;
  /** When the last read finished; undefined while the queue is empty. */
  let lastFinished: number | undefined;
  const measure = () => {
    const now = performance.now();
    if (lastFinished !== undefined)
      readMs += (Math.min(now - lastFinished, MAX_READ_MS) - readMs) * SMOOTHING;
    lastFinished = read.queueLength() > 0 ? now : undefined;
  };

  const isOverloaded = (kind: Kind) => {
    if (kind === 'write') return pool.waitingCount >= MAX_WAITING_WRITES;
    const queued = read.queueLength();
    return queued >= MIN_QUEUE && queued * readMs > MAX_WAIT_MS;
  };

  return {
    wrapListener: (listener) => (request, response) => {
      const { method = '', url = '' } = request;
      const kind = kindOf(method, url);
      if (kind === 'exempt' || !isOverloaded(kind)) return listener(request, response);
      metrics.shed.inc({ kind });
      response.writeHead(errorStatus.busy, BUSY_HEADERS).end(busyBody(url));
    },
    wrapFetch: (fetch) => async (request, environment) => {
      if (kindOf(request.method, targetOf(request)) !== 'read') return fetch(request, environment);
      // covers rendering but not sending: a slow client does not block others
      const result = read(async () => {
        // yields to the event loop: rendering a page from cached data never awaits I/O
        await setImmediate();
        try {
          // skip the work when the client disconnected while queued
          return environment.outgoing.destroyed ? new Response() : await fetch(request, environment);
        } finally {
          measure();
        }
      });
      return result.catch((error: unknown) => {
        if (!(error instanceof OverloadedError)) throw error;
        metrics.shed.inc({ kind: 'read' });
        return new Response(busyBody(targetOf(request)), { status: errorStatus.busy, headers: BUSY_HEADERS });
      });
    },
  };
}

type Kind = 'read' | 'write';

function busyBody(target: string): string {
  const error = languageScope.run(targetLanguage(target), () => errorMessage('busy'));
  return JSON.stringify({ error, code: 'busy', requestId: '' });
}

function kindOf(method: string, target: string): Kind | 'exempt' {
  if (EXEMPT.test(target)) return 'exempt';
  return READS.has(method) && !WAITS_FOR_OTHERS.test(target) ? 'read' : 'write';
}
