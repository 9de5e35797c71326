import { afterAll, beforeAll, expect, test } from 'vitest';
import { chainAudit } from '../../src/server/audit/chain-audit.ts';
import { verifyAudit } from '../../src/server/audit/verify-audit.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { purgeSecurityEvents } from '../../src/server/security-log/list-security-events.ts';
import { reportAttackedStaff } from '../../src/server/users/report-attacked-staff.ts';
import { makeAdmin } from '../support/admins.ts';
import { openPayments } from '../support/payments.ts';
import { bearer, cookieOf, json, mailTo } from '../support/people.ts';
import { makeShopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let deps: Awaited<ReturnType<typeof openPayments>>;
beforeAll(async () => {
  shop = await openTestShop();
  deps = await openPayments(shop);
});
afterAll(async () => {
  await deps.close();
  await shop.close();
});

const rows = async (sql: string, ...params: unknown[]) => (await shop.database.pool.query(sql, params)).rows;
const ADMIN = { email: 'admin@example.com', password: 'Admin@1234' };

const logIn = (body: object, headers: Record<string, string> = {}) =>
  shop.request('/api/users/login', json('POST', body, headers));

test('logins, failures and downloads are recorded with address and device, and found by an owner', async () => {
  const agent = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const response = await logIn(ADMIN, agent);
  const { token, _id } = await response.json();
  const cookie = cookieOf(response);
  await logIn({ ...ADMIN, password: 'wrong' }, agent);
  await logIn({ email: 'nobody@example.net', password: 'wrong' }, agent);
  await logIn(ADMIN, agent);
  await logIn(ADMIN, { ...agent, Cookie: cookie });
  await (await shop.request('/api/admin/exports/customers.csv', { headers: bearer(token) })).text();
  const found = async (query: string) => {
    const list = await shop.request(`/api/admin/security?${query}`, { headers: bearer(token) });
    return (await list.json()) as {
      kind: string;
      address: string;
      device: string;
      detail: object;
      account: object | null;
    }[];
  };
  const all = await found('limit=10');
  expect(all.map(({ kind }) => kind)).toEqual([
    'export',
    'sign-in',
    'new-device',
    'sign-in-failed',
    'sign-in-failed',
    'sign-in',
  ]);
  expect(all[0]).toMatchObject({ detail: { file: 'customers.csv' }, account: { _id } });
  expect(all[0]?.address).not.toBe('');
  expect(all[1]?.device).toContain('Firefox');
  expect(all[3]?.account).toBeNull();
  expect((await found('kind=sign-in-failed&q=admin@')).map(({ kind }) => kind)).toEqual(['sign-in-failed']);
  expect(await found(`q=${all[0]?.address}`)).toHaveLength(all.length);
  // the second browser of the account, not its first
  expect((await mailTo(shop, ADMIN.email)).subject).toBe('A new device logged in to your account');
  expect(JSON.stringify(await rows('select * from security_events'))).not.toMatch(/nobody@|wrong"|Admin@/);
});

test('many failed logins of staff are mailed to the owners once; of customers they are not', async () => {
  const owner = await makeAdmin(shop);
  const customer = await makeShopper(shop);
  await shop.database.pool.query(
    `insert into security_events (kind, account_id) select 'sign-in-failed', id
     from unnest($1::uuid[]) as id, generate_series(1, 20)`,
    [[owner.id, customer.id]],
  );
  await reportAttackedStaff(deps);
  await reportAttackedStaff(deps);
  expect((await mailTo(shop, owner.email)).subject).toBe('Somebody tries to log in as Shopper');
  const told = await rows("select account_id from security_events where kind = 'failures-reported'");
  expect(told).toEqual([{ account_id: owner.id }]);
});

test('one address cannot fill the security log, and entries end after 180 days', async () => {
  await shop.database.pool.query(
    `insert into security_events (kind, address, at) select 'sign-in-failed', 'x', now() from generate_series(1, 5000)`,
  );
  const count = async () => (await rows('select count(*)::int as n from security_events'))[0].n;
  const before = await count();
  await logIn({ ...ADMIN, password: 'wrong' });
  expect(await count()).toBe(before);
  await shop.database.pool.query(
    "update security_events set at = now() - interval '181 days' where address = 'x'",
  );
  await purgeSecurityEvents(shop.database.db);
  expect(await count()).toBe(before - 5000);
});

test('T39 the audit log is append-only, and its chain shows whoever changes it around the triggers', async () => {
  const { db, pool } = shop.database;
  const admin = await makeAdmin(shop);
  const customer = await makeShopper(shop);
  // at once: writers do not wait for each other
  await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      shop.request(`/api/admin/customers/${customer.id}/tags`, {
        ...json('PUT', { tags: [`tag${at}`] }),
        headers: { ...bearer(admin.token), 'Content-Type': 'application/json' },
      }),
    ),
  );
  await pool.query(
    `insert into audit_log (actor_id, action, target, changes) values ($1, 'edit user', $2, '{"name": ["A", "B"], "isAdmin": [false, true]}')`,
    [admin.id, `user ${customer.id}`],
  );
  for (const sql of [
    "update audit_log set action = 'note order'",
    "update audit_log set changes = '{}'",
    'delete from audit_log',
    'truncate audit_log cascade',
  ])
    await expect(pool.query(sql)).rejects.toThrow('append-only');
  const chain = () => chainAudit({ db, log: createLog('silent') });
  await Promise.all([chain(), chain()]);
  await expect(pool.query('update audit_chain set position = position + 1')).rejects.toThrow('append-only');
  const first = await verifyAudit(db);
  expect(first).toMatchObject({ problems: [], links: (await rows('select from audit_log')).length });

  // a deleted account takes its name along, not its place in the chain
  const erased = await shop.request('/api/users/me', { method: 'DELETE', headers: bearer(customer.token) });
  expect(erased.status).toBe(200);
  expect(await verifyAudit(db, first.head)).toMatchObject({ problems: [], redacted: 1 });

  const tamper = async (...statements: string[]) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('set local session_replication_role = replica');
      for (const sql of statements) await client.query(sql);
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  await tamper(
    "update audit_log set changes = '{}' where redacted_at is null and id = (select max(id) - 1 from audit_log)",
  );
  expect((await verifyAudit(db)).problems).toHaveLength(1);
  await tamper("update audit_log set action = 'note order' where id = (select min(id) from audit_log)");
  expect((await verifyAudit(db)).problems).toHaveLength(2);
  await tamper('delete from audit_chain where position = (select max(position) from audit_chain)');
  const cut = await verifyAudit(db, first.head);
  expect(cut.problems.join()).toMatch(/not part of the chain/);
});
