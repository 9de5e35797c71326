import { expect, test } from 'vitest';
import { CHANNEL, listenForChanges } from '../../src/server/platform/db/changes.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { until } from '../support/people.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { openTestPool } from '../support/test-pool.ts';

test('a shop that stops waits for what it does about a change: its pool is closed next', async () => {
  const { url, drop } = await createTestDatabase();
  const pool = openTestPool({ connectionString: url, max: 1 });
  const begun = Promise.withResolvers<void>();
  const work = Promise.withResolvers<void>();
  const changes = listenForChanges(url, createLog('silent'), {
    onChange: async (change) => {
      if (!change) return;
      begun.resolve();
      await work.promise;
    },
    onSettle: () => {},
    onSessionsChange: () => {},
  });
  await until(() => changes.isListening() || undefined);
  await pool.query('select pg_notify($1, $2)', [CHANNEL, 'foods']);
  await begun.promise;
  let isStopped = false;
  const stopped = changes.stop().then(() => {
    isStopped = true;
  });
  const listeners =
    "select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'";
  await until(async () => (await pool.query(listeners)).rowCount === 0 || undefined);
  expect(isStopped).toBe(false);
  work.resolve();
  await stopped;
  await pool.end();
  await drop();
});
