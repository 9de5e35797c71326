import { existsSync, readdirSync, readFileSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../support/shop-process.ts';
import {
  changeName,
  cleanUpStartedShops,
  dataDir,
  names,
  open,
  postgresOf,
  run,
  usedDataDir,
} from '../support/started-shops.ts';

cleanUpStartedShops();

test('after kill -9 the next start reuses the database that is still running', async () => {
  const dir = await usedDataDir();
  const first = await open({ DATA_DIR: dir });
  await changeName(dir, 'Written before the crash');
  first.child.kill('SIGKILL');
  await first.exited;
  const [orphan] = postgresOf(dir);
  const second = await open({ DATA_DIR: dir });
  expect(await names(second)).toContain('Written before the crash');
  expect(postgresOf(dir)).toContain(orphan);
  second.child.kill('SIGTERM');
  expect(await second.exited).toBe(0);
  expect(postgresOf(dir)).toEqual([]);
});

test('after kill -9 of shop and database a stale lock file does not block the start, even with a reused process id', async () => {
  const dir = await usedDataDir();
  const first = await open({ DATA_DIR: dir });
  first.child.kill('SIGKILL');
  await first.exited;
  for (const pid of postgresOf(dir)) process.kill(pid, 'SIGKILL');
  const lock = path.join(dir, 'postgres', 'postmaster.pid');
  const [, ...rest] = readFileSync(lock, 'utf8').split('\n');
  writeFileSync(lock, [process.pid, ...rest].join('\n'));
  expect(await names(await open({ DATA_DIR: dir }))).toHaveLength(16);
});

test('two shops run side by side on folders and ports of their own', async () => {
  const folders = [await usedDataDir(), await usedDataDir()];
  const shops = await Promise.all(folders.map((dir) => open({ DATA_DIR: dir })));
  for (const shop of shops) expect(await names(shop)).toHaveLength(16);
});

test('a second shop on the same folder is rejected and the first keeps running', async () => {
  const dir = await usedDataDir();
  const first = await open({ DATA_DIR: dir });
  const second = run({ DATA_DIR: dir, PORT: String(await freePort()) });
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain(`DATA_DIR: ${dir} is in use by a shop that is running`);
  expect(await names(first)).toHaveLength(16);
});

test('two first starts at once on one folder: one shop opens, the other is rejected, nothing is left behind', async () => {
  const dir = dataDir();
  const shops = [await freePort(), await freePort()].map((port) =>
    run({ DATA_DIR: dir, PORT: String(port) }),
  );
  const ends = await Promise.all(
    shops.map((shop) => Promise.race([shop.opened.then(() => 'open'), shop.exited])),
  );
  expect(ends.toSorted()).toEqual([1, 'open']);
  const opened = shops.find((_, index) => ends[index] === 'open');
  expect(opened && (await names(opened))).toHaveLength(16);
  expect(readdirSync(dir).filter((name) => name.startsWith('unfinished'))).toEqual([]);
});

test('a database that rejects the login is named in the error and is not left running', async () => {
  const dir = await usedDataDir();
  writeFileSync(path.join(dir, 'postgres', 'chekku-password'), 'wrong');
  const second = run({ DATA_DIR: dir, PORT: String(await freePort()) });
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain(
    'DATA_DIR: the database in it does not let the shop in: password authentication failed',
  );
  expect(postgresOf(dir)).toEqual([]);
});

test('a link to a missing database does not create a new shop', async () => {
  const dir = dataDir();
  symlinkSync(path.join(dir, 'gone'), path.join(dir, 'postgres'));
  const shop = run({ DATA_DIR: dir, PORT: String(await freePort()) });
  expect(await shop.exited).toBe(1);
  expect(shop.output()).toContain(`leads to ${path.join(dir, 'gone')}, which is gone`);
  unlinkSync(path.join(dir, 'postgres'));
});

test("PostgreSQL gets none of the shop's secrets, and settings for other databases do not disturb it", async () => {
  const dir = await usedDataDir();
  const shop = await open({ DATA_DIR: dir, PGSSLMODE: 'require', RAZORPAY_KEY_SECRET: 'canary-secret' });
  expect(await names(shop)).toHaveLength(16);
  if (!existsSync('/proc/self/environ')) return;
  for (const pid of postgresOf(dir))
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('canary');
});

test('a data folder of another PostgreSQL version is left untouched', async () => {
  const dir = await usedDataDir();
  writeFileSync(path.join(dir, 'postgres', 'PG_VERSION'), '14\n');
  const second = run({ DATA_DIR: dir, PORT: String(await freePort()) });
  expect(await second.exited).toBe(1);
  expect(second.output()).toMatch(
    /DATA_DIR: .* was made by PostgreSQL 14, and this shop brings PostgreSQL 18/,
  );
  expect(readFileSync(path.join(dir, 'postgres', 'PG_VERSION'), 'utf8')).toBe('14\n');
});

test('a data folder that cannot be created is named in the error', async () => {
  const file = path.join(dataDir(), 'file');
  writeFileSync(file, '');
  const shop = run({ DATA_DIR: `${file}/data`, PORT: String(await freePort()) });
  expect(await shop.exited).toBe(1);
  expect(shop.output()).toContain(`DATA_DIR: ${file}/data cannot be written by this user`);
});
