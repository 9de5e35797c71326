import pg from 'pg';
import type { Log } from '../log.ts';
import { withTimeout } from '../with-timeout.ts';
import { createChangeReceipts } from './change-receipts.ts';
import { connectionTo } from './primary.ts';

/** A table that visitors see, or only the stock of some foods, which may be a number that no page shows. */
type Change = { table: string } | { stockOf: string[]; isOnPages: boolean };

/** Change notifications of the catalogue and other public data, from any process of the shop. */
export interface Changes {
  /** False while notifications cannot arrive; nothing may be served from a cache then. */
  isListening(): boolean;
  /** Whether everything committed until a second ago was heard: stricter, for what nobody may use a second too long. */
  isHearing(): boolean;
  /** Waits until every process has heard the changes committed so far; false when one did not reply within a second. */
  isSeenByAll(): Promise<boolean>;
  /** Resolves when no change is being handled any more, or after two seconds. */
  stop(): Promise<void>;
}

interface Handlers {
  /** Without a change when notifications may have been missed. */
  onChange: (change?: Change) => void | Promise<void>;
  /** Somebody waits until the changes heard so far are visible. */
  onSettle: () => void;
  /** The users whose sessions ended or whose rights changed; without them when notifications may have been missed. */
  onSessionsChange: (userIds?: string[]) => void;
}

export const CHANNEL = 'shown';
/** Ids of users whose sessions ended or whose rights changed, by 0058_session_changes.sql. */
const SESSIONS_CHANNEL = 'sessions';
const STOCK = 'stock ';
const NUMBER = 'number ';
const LISTENER_NAME = 'shop listening for changes';
const PING_INTERVAL_MS = 500;
const PING_TIMEOUT_MS = 1000;
const STOP_TIMEOUT_MS = 2000;
/** A ping that was sent earlier than this says nothing any more. Less than a second, with time for the request itself. */
const HEARING_MS = 900;

/** For numbers of pieces that no page shows; `0055_what_visitors_see.sql` sends the same. */
export function numberPayload(foods: readonly string[]): string {
  return NUMBER + foods.join(' ');
}

/** LISTENs on a dedicated connection. */
export function listenForChanges(
  databaseUrl: string,
  log: Log,
  { onChange, onSettle, onSessionsChange }: Handlers,
): Changes {
  let client: pg.Client | undefined;
  /** When the last ping with a response was sent: all notifications from before have arrived. */
  let heardAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running: Promise<unknown> = Promise.resolve();

  const notify = async (payload: string) => {
    if (!client) throw new Error('not listening');
    const { rows } = await client.query<{ listeners: number }>(
      `select pg_notify($1, $2), (select count(*)::int from pg_stat_activity
         where datname = current_database() and application_name = $3) as listeners`,
      [CHANNEL, payload, LISTENER_NAME],
    );
    return rows[0]?.listeners ?? Number.POSITIVE_INFINITY;
  };
  const receipts = createChangeReceipts(notify, async () => {
    await running;
    onSettle();
  });
  /** All that is done about changes, also after a lost connection. */
  let handled: Promise<unknown> = Promise.resolve();
  const handle = (change?: Change): Promise<unknown> => {
    if (isStopped) return handled;
    const work = Promise.allSettled([onChange(change)]);
    handled = Promise.all([handled, work]);
    return work;
  };
  const hear = (payload: string) => {
    if (!receipts.hear(payload)) running = Promise.all([running, handle(changeOf(payload))]);
  };

  const disconnect = (lost: pg.Client, error?: Error) => {
    if (client !== lost) return;
    client = undefined;
    void handle();
    onSessionsChange();
    if (!isStopped)
      log.warn({ error }, 'change notifications lost: response cache disabled until the database is back');
    lost.end().catch(() => undefined);
  };

  // a dead connection may emit no event: only a ping proves that it works
  const tick = async () => {
    const pinged = client;
    const sentAt = performance.now();
    try {
      if (pinged) await withTimeout(PING_TIMEOUT_MS, pinged.query('select 1'));
      else await connect();
      heardAt = sentAt;
    } catch (error) {
      if (pinged) disconnect(pinged, error as Error);
    }
    if (!isStopped) timer = setTimeout(tick, PING_INTERVAL_MS);
  };

  const connect = async () => {
    const fresh = new pg.Client({
      ...connectionTo(databaseUrl),
      connectionTimeoutMillis: PING_TIMEOUT_MS,
      application_name: LISTENER_NAME,
    });
    fresh.on('notification', ({ channel, payload = '' }) => {
      if (channel === SESSIONS_CHANNEL) onSessionsChange(payload ? payload.split(',') : undefined);
      else hear(payload);
    });
    fresh.on('error', (error) => disconnect(fresh, error));
    fresh.on('end', () => disconnect(fresh));
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}; listen ${SESSIONS_CHANNEL}`);
    } catch (error) {
      fresh.end().catch(() => undefined);
      throw error;
    }
    if (isStopped) return fresh.end();
    client = fresh;
    void handle();
    onSessionsChange();
  };

  void tick();
  return {
    isListening: () => client !== undefined,
    isHearing: () => client !== undefined && performance.now() - heardAt < HEARING_MS,
    isSeenByAll: async () => client !== undefined && receipts.askAll(),
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end();
      // handlers read the database, whose pool is closed next; one that hangs must not hold up the stop
      await withTimeout(STOP_TIMEOUT_MS, handled).catch(() => undefined);
    },
  };
}

function changeOf(payload: string): Change | undefined {
  if (payload === '') return undefined;
  for (const [start, isOnPages] of [
    [STOCK, true],
    [NUMBER, false],
  ] as const)
    if (payload.startsWith(start)) return { stockOf: payload.slice(start.length).split(' '), isOnPages };
  return { table: payload };
}
