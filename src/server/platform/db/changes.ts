import pg from 'pg';
import type { Log } from '../log.ts';
import { withTimeout } from '../with-timeout.ts';

/** Tells when somebody, on any replica, changed what visitors see. */
export interface Changes {
  /** Whether a change would be heard now; while not, nothing may be taken for unchanged. */
  isHeard(): boolean;
  stop(): Promise<void>;
}

const CHANNEL = 'shown';
const INTERVAL_MS = 500;
const SILENCE_MS = 1000;

/** Listens on a connection of its own. `onChange` is also called when changes may have been missed. */
export function listenForChanges(databaseUrl: string, log: Log, onChange: () => void): Changes {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const lose = (lost: pg.Client, error?: Error) => {
    if (client !== lost) return;
    client = undefined;
    onChange();
    if (!isStopped)
      log.warn({ error }, 'not told of changes: answers are not kept until the database is back');
    lost.end().catch(() => undefined);
  };

  // a connection that died silently says nothing: only an answer proves that it is there
  const tick = async () => {
    const asked = client;
    try {
      if (asked) await withTimeout(SILENCE_MS, asked.query('select 1'));
      else await connect();
    } catch (error) {
      if (asked) lose(asked, error as Error);
    }
    if (!isStopped) timer = setTimeout(tick, INTERVAL_MS);
  };

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: SILENCE_MS });
    fresh.on('notification', onChange);
    fresh.on('error', (error) => lose(fresh, error));
    fresh.on('end', () => lose(fresh));
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
    isHeard: () => client !== undefined,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}
