import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from '../support/shop-process.ts';
import { cleanUpStartedShops, cleanups, connect, dataDir, run } from '../support/started-shops.ts';
import { createEmptyDatabase } from '../support/test-database.ts';

cleanUpStartedShops();

test('a wrong configuration prints one line per variable, exits with 1 and starts nothing', async () => {
  const dir = dataDir();
  const shop = run({ DATA_DIR: dir, PORT: 'abc', SHOP_MODE: 'prod' });
  expect(await shop.exited).toBe(1);
  expect(shop.output().trim().split('\n')).toEqual([
    'The shop did not start.',
    'SHOP_MODE: must be demo or live',
    'PORT: must be a number',
  ]);
  expect(readdirSync(dir)).toEqual([]);
});

test('a port in use is named with a hint, and nothing is started', async () => {
  const dir = dataDir();
  const port = await freePort();
  const other = createServer().listen(port, '0.0.0.0');
  cleanups.push(() => other.close());
  const shop = run({ DATA_DIR: dir, PORT: String(port) });
  expect(await shop.exited).toBe(1);
  expect(shop.output()).toContain(
    `PORT: ${port} is taken by another program; choose a free one, as in PORT=${port + 1}`,
  );
  expect(readdirSync(dir)).toEqual([]);
});

test('an unreachable database is named without its password', async () => {
  const shop = run({
    DATABASE_URL: 'postgresql://me:verysecret@127.0.0.1:1/x',
    PORT: String(await freePort()),
  });
  expect(await shop.exited).toBe(1);
  expect(shop.output()).toContain('DATABASE_URL: cannot connect to 127.0.0.1:1');
  expect(shop.output()).not.toContain('verysecret');
});

test('a role without the right to create tables gets a message, not a stack trace', async () => {
  const { url, drop } = await createEmptyDatabase();
  cleanups.push(drop);
  const client = await connect(url);
  await client.query("create role visitor_only login password 'x'");
  cleanups.push(() => client.query('drop role visitor_only'));
  const poor = new URL(url);
  poor.username = 'visitor_only';
  poor.password = 'x';
  const shop = run({ DATABASE_URL: poor.href, PORT: String(await freePort()) });
  expect(await shop.exited).toBe(1);
  expect(shop.output()).toContain(
    'DATABASE_URL: the list of migrations failed: permission denied for schema public',
  );
  expect(shop.output()).not.toContain('    at ');
});
