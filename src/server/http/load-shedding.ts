import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { errorStatus } from '../../contract/errors.ts';
import { createConcurrencyLimiter, OverloadedError } from '../platform/concurrency-limiter.ts';
import { errorMessage } from '../platform/error-message.ts';
import type { Lane } from '../platform/fair-line.ts';
import { languageScope } from '../platform/language-scope.ts';
import type { Metrics } from '../platform/metrics.ts';
import { addressOf } from './client-address.ts';
import { targetLanguage } from './request-language.ts';
import { targetOf } from './shared-paths.ts';

/** Rendering a page occupies the only thread for about 20 ms: more concurrency would just delay all of them. */
const CONCURRENT_READS = 8;
/**
 * What one client may read at once while others read too. A page takes the thread longest. The admin area reads several lists
 * at once, and whoever may not enter it is rejected at once.
 */
const SHARES = { address: 4, page: 1, api: 2, admin: 4 };
/** For so long after a request of another client, nobody may have more than these shares. */
const CONTENTION_MS = 1000;
/**
 * While others read, a client that queues so many reads rests after each of them for a multiple of its time. Taking turns is not
 * enough: its pages would follow each other whenever nobody else is ready, and every step of other requests would meet one.
 */
const REST = { minWaiting: 4, times: 4, maxMs: 300 };
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
  /^\/(healthz|readyz|metrics|favicon\.ico|sw\.js|apple-touch-icon\.png|(assets|brand|pictures|media|uploads|sandbox)\/)/;
/** These reads wait for a payment provider, a worker thread or in a queue of their own, so they do not count as reads. */
const WAITS_FOR_OTHERS =
  /^\/api\/((orders\/payment-options|invoices|credit-notes)\/|users\/export|admin\/([^?]+\.(csv|zip|pdf|xlsx|json)|orders\/[^/?]+\/label)($|\?))/;

interface Incoming {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/** The fetch callback of @hono/node-server. */
type Fetch = (request: Request, environment: Environment) => Response | Promise<Response>;
interface Environment {
  incoming: Incoming;
  outgoing: { destroyed: boolean };
}

export interface LoadShedder {
  /** Rejects requests with 503 before any work when the response would come too late. */
  wrapListener(listener: RequestListener): RequestListener;
  /** Limits concurrent reads and queues the others. */
  wrapFetch(fetch: Fetch): Fetch;
}

/**
 * Load shedding under overload: a few reads run concurrently, some wait in a short queue, the others get 503. Clients take
 * turns, so that one with many connections waits in its own lane and is the first that is rejected. Writes may
 * wait for slow clients and providers, so only the queue of the database pool limits them. Orders therefore still succeed
 * while browsing is rejected.
 */
export function createLoadShedder(
  pool: pg.Pool,
  { metrics, trustedProxies }: { metrics: Metrics; trustedProxies: number },
): LoadShedder {
  const contention = createContention();
  const read = createConcurrencyLimiter({
    concurrency: CONCURRENT_READS,
    maxQueue: Number.POSITIVE_INFINITY,
    maxWaitMs: QUEUE_TIMEOUT_MS,
    shares: contention.shares,
  });
  const laneOf = ({ headers, socket }: Incoming, target: string): Lane => {
    const forwarded = headers['x-forwarded-for'];
    const connected = socket.remoteAddress ?? 'unknown';
    return {
      group: addressOf(Array.isArray(forwarded) ? forwarded.join() : forwarded, connected, trustedProxies),
      lane: `${kindOfRead(target)} ${headers.authorization ?? ''}`,
    };
  };
  let turn = Promise.resolve();
  /**
   * Yields to the event loop, because rendering a page from cached data never awaits I/O. One read starts in each turn of it:
   * between two pages of one client, everything else goes on.
   */
  const nextTurn = () => {
    turn = turn.then(() => setImmediate());
    return turn;
  };
  let readMs = INITIAL_READ_MS;
  /** When the last read finished; undefined while the queue is empty. */
  let lastFinished: number | undefined;
  const measure = () => {
    const now = performance.now();
    if (lastFinished !== undefined)
      readMs += (Math.min(now - lastFinished, MAX_READ_MS) - readMs) * SMOOTHING;
    lastFinished = read.queueLength() > 0 ? now : undefined;
  };

  const isOverloaded = (kind: Kind, request: Incoming, target: string) => {
    if (kind === 'write') return pool.waitingCount >= MAX_WAITING_WRITES;
    if (read.queueLength() < MIN_QUEUE) return false;
    const before = read.countBefore(laneOf(request, target).group);
    return before >= MIN_QUEUE && before * readMs > MAX_WAIT_MS;
  };

  return {
    wrapListener: (listener) => (request, response) => {
      const { method = '', url = '' } = request;
      const kind = kindOf(method, url);
      if (kind === 'exempt' || !isOverloaded(kind, request, url)) return listener(request, response);
      metrics.shed.inc({ kind });
      response.writeHead(errorStatus.busy, BUSY_HEADERS).end(busyBody(url));
    },
    wrapFetch: (fetch) => async (request, environment) => {
      const target = targetOf(request);
      if (kindOf(request.method, target) !== 'read') return fetch(request, environment);
      const lane = laneOf(environment.incoming, target);
      contention.note(lane);
      // covers rendering but not sending: a slow client does not block others
      const result = read(async () => {
        await nextTurn();
        // skip the work when the client disconnected while queued
        if (environment.outgoing.destroyed) {
          measure();
          return new Response();
        }
        const started = performance.now();
        try {
          return await fetch(request, environment);
        } finally {
          measure();
          if (contention.isShared() && read.waitingOf(lane) >= REST.minWaiting)
            await setTimeout(Math.min(REST.times * (performance.now() - started), REST.maxMs));
        }
      }, lane);
      return result.catch((error: unknown) => {
        if (!(error instanceof OverloadedError)) throw error;
        metrics.shed.inc({ kind: 'read' });
        return new Response(busyBody(targetOf(request)), { status: errorStatus.busy, headers: BUSY_HEADERS });
      });
    },
  };
}

/** Notices when more than one client reads: alone, a client may have all places. */
function createContention() {
  let lastClient = '';
  let lastAddress = '';
  let severalUntil = 0;
  let addressesUntil = 0;
  return {
    note: ({ group, lane }: Lane) => {
      const client = group + lane.slice(lane.indexOf(' '));
      if (client === lastClient) return;
      const until = performance.now() + CONTENTION_MS;
      severalUntil = until;
      if (group !== lastAddress) addressesUntil = until;
      lastClient = client;
      lastAddress = group;
    },
    isShared: () => performance.now() < severalUntil,
    shares: ({ lane }: Lane) => {
      const now = performance.now();
      const kind = lane.slice(0, lane.indexOf(' ')) as ReadKind;
      return {
        group: now < addressesUntil ? SHARES.address : CONCURRENT_READS,
        lane: now < severalUntil ? SHARES[kind] : CONCURRENT_READS,
      };
    },
  };
}

type ReadKind = 'page' | 'api' | 'admin';

function kindOfRead(target: string): ReadKind {
  if (!target.startsWith('/api/')) return 'page';
  return target.startsWith('/api/admin/') ? 'admin' : 'api';
}

type Kind = 'read' | 'write';

function busyBody(target: string): string {
  const error = languageScope.run(targetLanguage(target), () => errorMessage('busy'));
  return JSON.stringify({ error, code: 'busy', requestId: '' });
}

/** Exempt requests and writes do not wait with the pages. */
export function kindOf(method: string, target: string): Kind | 'exempt' {
  if (EXEMPT.test(target)) return 'exempt';
  return READS.has(method) && !WAITS_FOR_OTHERS.test(target) ? 'read' : 'write';
}
