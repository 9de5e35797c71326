import type { RequestListener } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import { errors } from '../../contract/errors.ts';
import { createConcurrencyLimiter, TooBusy } from '../platform/concurrency-limiter.ts';
import type { Metrics } from '../platform/metrics.ts';
import { targetOf } from './shared-paths.ts';

/** A page takes the one thread for some 20 ms: more at once would only all be late together. */
const READS_AT_ONCE = 8;
/** Who would have to wait longer is asked to come back. */
const MAX_WAIT_MS = 1000;
/** Who was let in and waits for so long nevertheless, because the database hangs, is asked to come back too. */
const MAX_QUEUE_MS = 5000;
/** So many may always wait: a slow machine still serves. */
const MIN_QUEUE = 8;
/** What one read takes while others wait, at first; then it is measured. */
const USUAL_PACE_MS = 25;
/** Slower makes no difference to the line; and a database that hung for seconds is not the pace of what follows. */
const SLOWEST_PACE_MS = MAX_WAIT_MS / MIN_QUEUE;
/** How much the newest measurement counts. */
const NEWS = 0.1;
/** Writes that wait for a connection to the database. */
const MAX_WAITING_WRITES = 200;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const BUSY_BODY = JSON.stringify({ error: errors.busy.message, code: 'busy', requestId: '' });
const BUSY_HEADERS = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Retry-After': '2',
};

/** Probes must tell the truth, and a page that was served needs its files; demo mode's providers live under /sandbox. */
const SPARED = /^\/(healthz|readyz|metrics|(assets|pictures|media|uploads|sandbox)\/)/;
/** Asks somebody outside, who may be slow, or the thread that draws invoices. */
const ASKS_OUTSIDE = /^\/api\/(orders\/payment-options|invoices)\//;

/** As @hono/node-server calls it. */
type Fetch = (request: Request, environment: Environment) => Response | Promise<Response>;
interface Environment {
  outgoing: { destroyed: boolean };
}

export interface Overload {
  /** Refuses at once what could only be answered late, so that everything else is answered in time. */
  before(listener: RequestListener): RequestListener;
  /** Counts what is let in. */
  count(fetch: Fetch): Fetch;
}

/**
 * Reads are made a few at a time, the next ones stand in a short line, the rest is refused; some are always made, so that
 * a slow machine still serves. Writes wait for clients and providers, who may be slow: for them only the line at the
 * database counts, and so orders go through while those who look around are asked to come back.
 */
export function overload(pool: pg.Pool, metrics: Metrics): Overload {
  const read = createConcurrencyLimiter({
    atOnce: READS_AT_ONCE,
    maxQueue: Number.POSITIVE_INFINITY,
    maxWaitMs: MAX_QUEUE_MS,
  });
  let pace = USUAL_PACE_MS;
  /** When the last read was done, while others waited. */
  let lastDone: number | undefined;
  const measure = () => {
    const now = performance.now();
    if (lastDone !== undefined) pace += (Math.min(now - lastDone, SLOWEST_PACE_MS) - pace) * NEWS;
    lastDone = read.queueLength() > 0 ? now : undefined;
  };

  const isTooMuch = (kind: Kind) => {
    if (kind === 'write') return pool.waitingCount >= MAX_WAITING_WRITES;
    const before = read.queueLength();
    return before >= MIN_QUEUE && before * pace > MAX_WAIT_MS;
  };

  return {
    before: (listener) => (request, response) => {
      const { method = '', url = '' } = request;
      const kind = kindOf(method, url);
      if (kind === 'spared' || !isTooMuch(kind)) return listener(request, response);
      metrics.shed.inc({ kind });
      response.writeHead(errors.busy.status, BUSY_HEADERS).end(BUSY_BODY);
    },
    count: (fetch) => async (request, environment) => {
      if (kindOf(request.method, targetOf(request)) !== 'read') return fetch(request, environment);
      // made, not sent: a client that reads slowly holds nothing up
      const result = read(async () => {
        // a page whose data is in memory never pauses: without this the thread would hear of nothing else meanwhile
        await setImmediate();
        try {
          // who stood in line and went away needs no answer
          return environment.outgoing.destroyed ? new Response() : await fetch(request, environment);
        } finally {
          measure();
        }
      });
      return result.catch((error: unknown) => {
        if (!(error instanceof TooBusy)) throw error;
        metrics.shed.inc({ kind: 'read' });
        return new Response(BUSY_BODY, { status: errors.busy.status, headers: BUSY_HEADERS });
      });
    },
  };
}

type Kind = 'read' | 'write';

function kindOf(method: string, target: string): Kind | 'spared' {
  if (SPARED.test(target)) return 'spared';
  return READS.has(method) && !ASKS_OUTSIDE.test(target) ? 'read' : 'write';
}
