import pg from 'pg';
import type { Log } from '../log.ts';
import { withTimeout } from '../with-timeout.ts';

/** Change notifications of the catalogue and other public data, from any process of the shop. */
export interface Changes {
  /** False while notifications cannot arrive; nothing may be served from a cache then. */
  isListening(): boolean;
  stop(): Promise<void>;
}

const CHANNEL = 'shown';
const PING_INTERVAL_MS = 500;
const PING_TIMEOUT_MS = 1000;

/** LISTENs on a dedicated connection. `onChange` is also called, without a table, when notifications may have been missed. */
export function listenForChanges(databaseUrl: string, log: Log, onChange: (table?: string) => void): Changes {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const disconnect = (lost: pg.Client, error?: Error) => {
    if (client !== lost) return;
    client = undefined;
    onChange();
    if (!isStopped)
      log.warn({ error }, 'change notifications lost: response cache disabled until the database is back');
    lost.end().catch(() => undefined);
  };

  // a dead connection may emit no event: only a ping proves that it works
  const tick = async () => {
    const pinged = client;
    try {
      if (pinged) await withTimeout(PING_TIMEOUT_MS, pinged.query('select 1'));
      else await connect();
    } catch (error) {
      if (pinged) disconnect(pinged, error as Error);
    }
    if (!isStopped) timer = setTimeout(tick, PING_INTERVAL_MS);
  };

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: PING_TIMEOUT_MS });
    fresh.on('notification', ({ payload }) => onChange(payload || undefined));
    fresh.on('error', (error) => disconnect(fresh, error));
    fresh.on('end', () => disconnect(fresh));
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
    } catch (error) {
      fresh.end().catch(() => undefined);
      throw error;
    }
    client = isStopped ? undefined : fresh;
    if (isStopped) await fresh.end();
    onChange();
  };

  void tick();
  return {
    isListening: () => client !== undefined,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}
