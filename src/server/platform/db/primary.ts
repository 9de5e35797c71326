import { Socket } from 'node:net';
import pg from 'pg';
import { hostUrls } from './database-hosts.ts';

interface Host {
  name: string;
  port: number;
}

/** The options of node-postgres that lead to the database of this address. */
export interface Connection {
  connectionString: string;
  stream?: () => Socket;
}

/** How long a host may take to say whether it is the primary. */
const PROBE_TIMEOUT_MS = 1000;
/** When a primary is found, how long the other hosts may take to claim a newer history. */
const OBJECTION_MS = 300;
/** Connections that are opened at the same time share one search. */
const VALID_MS = 250;
const DEFAULT_PORT = 5432;

const finders = new Map<string, PrimaryFinder>();

/** `DATABASE_URL` may name several hosts: every new connection goes to the one that is the primary at that time. */
export function connectionTo(databaseUrl: string): Connection {
  const urls = hostUrls(databaseUrl);
  const [first = databaseUrl] = urls;
  if (urls.length < 2) return { connectionString: first };
  let finder = finders.get(databaseUrl);
  if (!finder) {
    finder = new PrimaryFinder(urls);
    finders.set(databaseUrl, finder);
  }
  const { openSocket } = finder;
  return { connectionString: first, stream: openSocket };
}

/** Looks for the primary when a connection is opened; nothing runs in between. */
class PrimaryFinder {
  readonly #urls: string[];
  readonly #sockets = new Map<Socket, string>();
  #search: Promise<string> | undefined;
  #searchedAt = Number.NEGATIVE_INFINITY;

  constructor(urls: string[]) {
    this.#urls = urls;
  }

  openSocket = (): Socket => {
    const socket = new PrimarySocket(async () => {
      const url = await this.#find();
      this.#sockets.set(socket, url);
      const { hostname, port } = new URL(url);
      return { name: hostname.replace(/^\[|\]$/g, ''), port: Number(port || DEFAULT_PORT) };
    });
    socket.once('close', () => this.#sockets.delete(socket));
    return socket;
  };

  #find(): Promise<string> {
    if (!this.#search || performance.now() - this.#searchedAt > VALID_MS) {
      this.#searchedAt = performance.now();
      this.#search = findPrimary(this.#urls).then((url) => {
        this.#searchedAt = performance.now();
        this.#leaveOthers(url);
        return url;
      });
    }
    return this.#search;
  }

  /** A host that fell silent would let its connections wait until their timeout. */
  #leaveOthers(primary: string): void {
    for (const [socket, url] of this.#sockets)
      if (url !== primary) socket.destroy(databaseAway('another host became the primary of the database'));
  }
}

/** Chooses its host itself, whatever address node-postgres passes. */
class PrimarySocket extends Socket {
  readonly #findHost: () => Promise<Host>;

  constructor(findHost: () => Promise<Host>) {
    super();
    this.#findHost = findHost;
  }

  override connect(): this {
    this.#findHost().then(
      ({ name, port }) => {
        if (!this.destroyed) super.connect(port, name);
      },
      (error: Error) => this.destroy(error),
    );
    return this;
  }
}

/**
 * The host that accepts writes. A former primary that came back may accept them too: the newest timeline, which every
 * promotion increases, wins.
 */
async function findPrimary(urls: string[]): Promise<string> {
  const found: { url: string; timeline: number }[] = [];
  const { promise: hasOne, resolve } = Promise.withResolvers<void>();
  const probes = urls.map(async (url) => {
    const timeline = await primaryTimeline(url);
    if (timeline === undefined) return;
    found.push({ url, timeline });
    resolve();
  });
  const all = Promise.all(probes);
  await Promise.race([hasOne, all]);
  if (found.length > 0) {
    const { promise: isLate, resolve: stopWaiting } = Promise.withResolvers<void>();
    const timer = setTimeout(stopWaiting, OBJECTION_MS);
    await Promise.race([all, isLate]);
    clearTimeout(timer);
  }
  const [primary] = found.toSorted((a, b) => b.timeline - a.timeline);
  if (!primary) throw databaseAway('no host of DATABASE_URL is a primary');
  return primary.url;
}

/** Undefined for a standby and for a host that cannot be reached. */
async function primaryTimeline(url: string): Promise<number | undefined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ file: string | null }>(
      'select case when not pg_is_in_recovery() then pg_walfile_name(pg_current_wal_lsn()) end as file',
    );
    const file = rows[0]?.file;
    // the first eight digits of the name of a WAL file are its timeline
    return file ? Number.parseInt(file.slice(0, 8), 16) : undefined;
  } catch {
    return undefined;
  } finally {
    // a host that hangs does not say goodbye
    client.end().catch(() => {});
  }
}

/** Like a refused connection: the shop responds 503 and tries again. */
function databaseAway(message: string): Error {
  return Object.assign(new Error(message), { code: 'ECONNREFUSED' });
}
