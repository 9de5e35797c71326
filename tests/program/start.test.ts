import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { live } from '../support/live.ts';
import { clusterElsewhere, freePort, makeDataDir, type Program, runProgram } from '../support/program.ts';
import { createEmptyDatabase, createTestDatabase } from '../support/test-database.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const act of undo.splice(0).reverse()) await act();
});

function dataDir(): string {
  const { dir, remove } = makeDataDir();
  undo.push(remove);
  return dir;
}

async function open(environment: Record<string, string> = {}): Promise<Program> {
  const program = run({ PORT: String(await freePort()), ...environment });
  await program.opened;
  return program;
}

function run(environment: Record<string, string>, command?: string[]): Program {
  const program = runProgram(environment, command);
  undo.push(async () => {
    program.child.kill('SIGTERM');
    await program.exited;
  });
  return program;
}

async function names(program: Program): Promise<string[]> {
  const foods = await (await fetch(`${program.url}/api/foods`)).json();
  return foods.map((food: { name: string }) => food.name);
}

/** Processes that name this folder's database in their command line. */
function postgresOf(dir: string): number[] {
  const cluster = clusterElsewhere(dir) ?? path.join(dir, 'postgres');
  return commands()
    .filter(([, command]) => command.includes(cluster))
    .map(([pid]) => pid);
}

function commands(): [number, string][] {
  if (!existsSync('/proc/self/cmdline')) {
    const lines = execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' }).trim().split('\n');
    return lines.map((line) => [Number.parseInt(line, 10), line]);
  }
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map((pid) => {
    try {
      return [Number(pid), readFileSync(`/proc/${pid}/cmdline`, 'utf8')];
    } catch {
      return [Number(pid), ''];
    }
  });
}

test('a first start makes a seeded shop, says where it is, and a signal ends it all', async () => {
  const dir = dataDir();
  const shop = await open({ DATA_DIR: dir });
  expect(shop.output()).toContain('admin@example.com     Admin@1234');
  expect(await names(shop)).toHaveLength(16);
  const page = await fetch(shop.url);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Fresh From Our Farms');
  expect(postgresOf(dir)).not.toEqual([]);
  shop.child.kill('SIGTERM');
  expect(await shop.exited).toBe(0);
  expect(postgresOf(dir)).toEqual([]);
});

test('a second start keeps the data; Ctrl-C ends it like SIGTERM', async () => {
  const dir = dataDir();
  const first = await open({ DATA_DIR: dir });
  await changeName(dir, 'Renamed by the owner');
  first.child.kill('SIGINT');
  expect(await first.exited).toBe(0);
  const second = await open({ DATA_DIR: dir });
  expect(await names(second)).toContain('Renamed by the owner');
});

test('after kill -9 the next start takes over the database that was left running', async () => {
  const dir = dataDir();
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

test('after kill -9 of shop and database a stale lock file, also one with a reused process id, is no obstacle', async () => {
  const dir = dataDir();
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
  const shops = await Promise.all([open({ DATA_DIR: dataDir() }), open({ DATA_DIR: dataDir() })]);
  for (const shop of shops) expect(await names(shop)).toHaveLength(16);
});

test('a second shop on the same folder is refused and the first goes on', async () => {
  const dir = dataDir();
  const first = await open({ DATA_DIR: dir });
  const second = run({ DATA_DIR: dir, PORT: String(await freePort()) });
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain(`DATA_DIR: ${dir} is in use by a shop that is running`);
  expect(await names(first)).toHaveLength(16);
});

test('two first starts at once on one folder: one shop opens, the other is refused, nothing is left behind', async () => {
  const dir = dataDir();
  const shops = [await freePort(), await freePort()].map((port) =>
    run({ DATA_DIR: dir, PORT: String(port) }),
  );
  const ends = await Promise.all(
    shops.map((shop) => Promise.race([shop.opened.then(() => 'open'), shop.exited])),
  );
  expect(ends.toSorted()).toEqual([1, 'open']);
  const opened = shops.find((_, place) => ends[place] === 'open');
  expect(opened && (await names(opened))).toHaveLength(16);
  expect(readdirSync(dir).filter((name) => name.startsWith('unfinished'))).toEqual([]);
});

test('a database that does not let the shop in is named, and not left running', async () => {
  const dir = dataDir();
  const first = await open({ DATA_DIR: dir });
  first.child.kill('SIGTERM');
  await first.exited;
  writeFileSync(path.join(dir, 'postgres', 'chekku-password'), 'wrong');
  const second = run({ DATA_DIR: dir, PORT: String(await freePort()) });
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain(
    'DATA_DIR: the database in it does not let the shop in: password authentication failed',
  );
  expect(postgresOf(dir)).toEqual([]);
});

test('a link to a database that is gone is no new shop', async () => {
  const dir = dataDir();
  symlinkSync(path.join(dir, 'gone'), path.join(dir, 'postgres'));
  const shop = run({ DATA_DIR: dir, PORT: String(await freePort()) });
  expect(await shop.exited).toBe(1);
  expect(shop.output()).toContain(`leads to ${path.join(dir, 'gone')}, which is gone`);
  unlinkSync(path.join(dir, 'postgres'));
});

test("PostgreSQL gets none of the shop's secrets, and settings for other databases do not disturb it", async () => {
  const dir = dataDir();
  const shop = await open({ DATA_DIR: dir, PGSSLMODE: 'require', RAZORPAY_KEY_SECRET: 'canary-secret' });
  expect(await names(shop)).toHaveLength(16);
  if (!existsSync('/proc/self/environ')) return;
  for (const pid of postgresOf(dir))
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('canary');
});

test('Ctrl-C while it starts ends the start and what it had begun', async () => {
  const dir = dataDir();
  const shop = run({ DATA_DIR: dir, PORT: String(await freePort()) });
  await expect.poll(() => postgresOf(dir).length, { timeout: 20_000 }).toBeGreaterThan(0);
  shop.child.kill('SIGINT');
  expect(await shop.exited).toBe(0);
  expect(postgresOf(dir)).toEqual([]);
});

test('npm start passes a signal on: the shop drains and npm exits 0', async () => {
  const dir = dataDir();
  const shop = run({ DATA_DIR: dir, PORT: String(await freePort()) }, ['npm', 'start']);
  await shop.opened;
  shop.child.kill('SIGTERM');
  expect(await shop.exited).toBe(0);
  expect(postgresOf(dir)).toEqual([]);
});

test('the database lies in the data folder, or where its own account can reach it when the shop runs as root', async () => {
  const dir = dataDir();
  await open({ DATA_DIR: dir });
  const elsewhere = clusterElsewhere(dir);
  // the folder is closed to others, as a home folder of root is
  if (process.getuid?.() === 0) expect(elsewhere).toMatch(/^\/var\/lib\/chekku\/data-/);
  else expect(elsewhere).toBeUndefined();
  expect(existsSync(path.join(dir, 'postgres', 'PG_VERSION'))).toBe(true);
});

test('a wrong configuration is one line per variable, exit code 1, nothing started', async () => {
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

test('a taken port is named, with the way out, and nothing is started', async () => {
  const dir = dataDir();
  const port = await freePort();
  const other = createServer().listen(port, '0.0.0.0');
  undo.push(() => other.close());
  const shop = run({ DATA_DIR: dir, PORT: String(port) });
  expect(await shop.exited).toBe(1);
  expect(shop.output()).toContain(
    `PORT: ${port} is taken by another program; choose a free one, as in PORT=${port + 1}`,
  );
  expect(readdirSync(dir)).toEqual([]);
});

test('a data folder of another PostgreSQL is left as it is', async () => {
  const dir = dataDir();
  const first = await open({ DATA_DIR: dir });
  first.child.kill('SIGTERM');
  await first.exited;
  writeFileSync(path.join(dir, 'postgres', 'PG_VERSION'), '14\n');
  const second = run({ DATA_DIR: dir, PORT: String(await freePort()) });
  expect(await second.exited).toBe(1);
  expect(second.output()).toMatch(
    /DATA_DIR: .* was made by PostgreSQL 14, and this shop brings PostgreSQL 18/,
  );
  expect(readFileSync(path.join(dir, 'postgres', 'PG_VERSION'), 'utf8')).toBe('14\n');
});

test('a data folder that cannot be made is named', async () => {
  const file = path.join(dataDir(), 'file');
  writeFileSync(file, '');
  const shop = run({ DATA_DIR: `${file}/data`, PORT: String(await freePort()) });
  expect(await shop.exited).toBe(1);
  expect(shop.output()).toContain(`DATA_DIR: ${file}/data cannot be written by this user`);
});

test('DATABASE_URL runs the same shop on an outside PostgreSQL and leaves that running', async () => {
  const { url, drop } = await createEmptyDatabase();
  undo.push(drop);
  const dir = dataDir();
  const shop = await open({ DATABASE_URL: url, DATA_DIR: dir });
  expect(await names(shop)).toHaveLength(16);
  shop.child.kill('SIGTERM');
  expect(await shop.exited).toBe(0);
  expect(readdirSync(dir)).not.toContain('postgres');
});

test('a database that does not answer is named without its password', async () => {
  const shop = run({
    DATABASE_URL: 'postgresql://me:verysecret@127.0.0.1:1/x',
    PORT: String(await freePort()),
  });
  expect(await shop.exited).toBe(1);
  expect(shop.output()).toContain('DATABASE_URL: cannot connect to 127.0.0.1:1');
  expect(shop.output()).not.toContain('verysecret');
});

test('a role that may not create tables gets a line, not a stack', async () => {
  const { url, drop } = await createEmptyDatabase();
  undo.push(drop);
  const client = await connect(url);
  await client.query("create role visitor_only login password 'x'");
  undo.push(() => client.query('drop role visitor_only'));
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

test('live mode refuses a database with demo accounts', async () => {
  const { url, drop } = await createTestDatabase();
  undo.push(drop);
  const shop = run({ ...live, DATABASE_URL: url, PORT: String(await freePort()) });
  expect(await shop.exited).toBe(1);
  expect(shop.output()).toMatch(/DATABASE_URL: this database holds the demo account \S+@example.com/);
});

test.each([
  ['RAZORPAY_KEY_ID', 'rzp_test_abc'],
  ['PAYPAL_API_URL', 'https://api-m.sandbox.paypal.com'],
  ['RAZORPAY_API_URL', 'http://127.0.0.1:3000/sandbox/razorpay'],
])('76 T35 live mode with %s=%s ends at once and says why', async (name, value) => {
  const environment = { ...live, NODE_ENV: 'production', DATABASE_URL: 'postgresql://x:x@127.0.0.1:1/x' };
  const shop = run({ ...environment, PORT: String(await freePort()), [name]: value });
  expect(await shop.exited).toBe(1);
  expect(shop.output()).toMatch(new RegExp(`^The shop did not start\\.\n${name}: `));
});

/** As in an image that sells: no file of the sandbox is there. */
const NO_SANDBOX = pathToFileURL(path.join(import.meta.dirname, '../support/no-sandbox.ts')).href;

test('110 demo mode without the sandbox says so', async () => {
  const { url, drop } = await createTestDatabase();
  undo.push(drop);
  const environment = { DATABASE_URL: url, NODE_OPTIONS: `--import=${NO_SANDBOX}` };
  const shop = run({ ...environment, PORT: String(await freePort()) });
  expect(await shop.exited).toBe(1);
  expect(shop.output()).toContain('SHOP_MODE: demo needs the sandbox');
});

test('101 110 live mode opens an empty shop without demo accounts and without the sandbox, with HSTS', async () => {
  const { url, drop } = await createEmptyDatabase();
  undo.push(drop);
  const shop = await open({ ...live, DATABASE_URL: url, NODE_OPTIONS: `--import=${NO_SANDBOX}` });
  expect(shop.output()).not.toContain('Admin@1234');
  expect(await names(shop)).toEqual([]);
  const page = await fetch(shop.url);
  expect(page.status).toBe(200);
  expect(page.headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
  expect((await fetch(`${shop.url}/sandbox/control/state`)).status).toBe(404);
  const html = await page.text();
  expect(html).toContain('Ananda Oils');
  expect(html).not.toMatch(/payments are simulated|Chekku Farms|Pollachi|00000000000000/);
});

test('NF-04 H-20 a page whose data fails says so, names nothing inside, and recovers', async () => {
  const { url, drop } = await createTestDatabase();
  undo.push(drop);
  const shop = await open({ DATABASE_URL: url, LOG_LEVEL: 'silent' });
  const client = await connect(url);
  for (const [table, words] of [
    ['foods', 'Try Again'],
    ['colours', 'Unexpected Application Error!'],
  ]) {
    await client.query(`alter table ${table} rename to put_away`);
    // what was kept is forgotten as after any change; renaming a table tells nobody
    await client.query("select pg_notify('shown', '')");
    await expect.poll(async () => (await fetch(shop.url)).status, { timeout: 10_000 }).toBe(500);
    const page = await fetch(shop.url);
    const html = await page.text();
    expect(html).toContain(words);
    expect(html).not.toMatch(/put_away|relation|node_modules|at async/);
    await client.query(`alter table put_away rename to ${table}`);
    await expect.poll(async () => (await fetch(shop.url)).status, { timeout: 10_000 }).toBe(200);
  }
});

test('odd addresses are no fault of ours; a long list is shown in parts that a browser without JavaScript can follow', async () => {
  const { url, drop } = await createTestDatabase();
  undo.push(drop);
  const client = await connect(url);
  await client.query(`insert into foods (id, name, price_paise, status, position)
    select 'bulk-' || n, 'Bulk food ' || n, 10000, 'published', 100 + n % 7 from generate_series(1, 60) n`);
  await client.query(
    "insert into food_sizes (food_id, size, position, price_paise) select id, '1 kg', 0, 10000 from foods where id like 'bulk-%'",
  );
  const shop = await open({ DATABASE_URL: url });
  for (const odd of [
    '/food/%00',
    '/recipes/%00',
    '/search/%00',
    '/tag/%00',
    '/?category=%00',
    '/product?q=%00',
  ]) {
    expect((await fetch(shop.url + odd)).status, odd).toBeLessThan(500);
  }
  for (const start of ['/', '/product?sort=price-low']) {
    const seen: string[] = [];
    for (let next: string | undefined = start; next; ) {
      const html: string = await (await fetch(shop.url + next)).text();
      seen.push(...[...html.matchAll(/href="\/food\/([a-z0-9-]+)"/g)].map(([, id]) => id ?? ''));
      next = html.match(/href="([^"]*)"[^>]*>Show more</)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(seen).toHaveLength(76);
    expect(new Set(seen).size).toBe(76);
  }
});

test('81 SIGTERM lets a running request finish', async () => {
  const { url, drop } = await createTestDatabase();
  undo.push(drop);
  const shop = await open({ DATABASE_URL: url });
  const client = await connect(url);
  await client.query('begin; lock table foods in access exclusive mode');
  const slow = fetch(`${shop.url}/api/foods`);
  await expect.poll(() => waiting(client)).toBe(1);
  shop.child.kill('SIGTERM');
  await expect
    .poll(() =>
      fetch(`${shop.url}/healthz`).then(
        () => 'answers',
        () => 'closed',
      ),
    )
    .toBe('closed');
  await client.query('commit');
  expect((await slow).status).toBe(200);
  expect(await shop.exited).toBe(0);
});

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  undo.push(() => client.end());
  return client;
}

async function waiting(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    "select count(*)::int n from pg_locks where not granted and relation = 'foods'::regclass",
  );
  return rows[0].n;
}

async function changeName(dir: string, name: string): Promise<void> {
  const [, , , port] = readFileSync(path.join(dir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'chekku',
    password: readFileSync(path.join(dir, 'postgres', 'chekku-password'), 'utf8'),
    database: 'chekku',
  });
  await client.connect();
  await client.query("update foods set name = $1 where id = 'wood-pressed-sesame-oil'", [name]);
  await client.end();
}

test('the repository holds no secret file', () => {
  const tracked = execFileSync('git', ['ls-files'], {
    cwd: path.join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  });
  expect(tracked).not.toMatch(/^\.env$|postgres-password/m);
});
