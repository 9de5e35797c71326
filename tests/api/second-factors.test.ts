import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../src/server/platform/passwords.ts';
import { makeAdmin } from '../support/admins.ts';
import { ADMIN, bearer, cookieOf, json, logIn, until } from '../support/people.ts';
import { makeShopper, type Shopper } from '../support/sales.ts';
import { call, codeOf, withApp, withPasskey } from '../support/second-factors.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const ORIGIN = 'http://localhost:3000';
const PASSWORD = 'Farm@1234';
let shop: TestShop;
let hash: string;
beforeAll(async () => {
  shop = await openTestShop();
  hash = await hashPassword(PASSWORD);
});
afterAll(() => shop.close());

const query = (sql: string, values: unknown[]) => shop.database.pool.query(sql, values);
const withPassword = async (shopper: Promise<Shopper>): Promise<Shopper> => {
  const person = await shopper;
  await query('update users set password_hash = $2 where id = $1', [person.id, hash]);
  return person;
};
const makeOld = ({ id }: Shopper) =>
  query(
    "update sessions set created_at = now() - interval '11 minutes', proved_at = null where user_id = $1",
    [id],
  );
const passwordLogin = async ({ email }: { email: string }, secondFactor?: string) => {
  const body = { email, password: PASSWORD, ...(secondFactor && { secondFactor }) };
  const response = await shop.request('/api/users/login', json('POST', body));
  const text = await response.text();
  return { status: response.status, code: response.headers.get('X-Error-Code'), text };
};
const confirmationNeeded = { status: 409, body: { code: 'proof-needed' } };

test('with an app the password is not enough: the code of the app follows, and each counts once', async () => {
  const person = await withPassword(makeShopper(shop));
  const { secret } = await withApp(shop, person);
  expect(await passwordLogin(person)).toMatchObject({ status: 409, code: 'second-factor-needed' });
  const wrong = codeOf(secret) === '000000' ? '111111' : '000000';
  expect(await passwordLogin(person, wrong)).toMatchObject({ status: 400, code: 'second-factor-wrong' });
  // the code that set the app up
  expect(await passwordLogin(person, codeOf(secret, -1))).toMatchObject({ status: 400 });
  const code = codeOf(secret);
  const both = await Promise.all([passwordLogin(person, code), passwordLogin(person, code)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await passwordLogin(person, code)).toMatchObject({ status: 400 });
  const { rows } = await query(
    "select kind, detail ->> 'reason' as reason from security_events where account_id = $1 and kind = 'sign-in-failed'",
    [person.id],
  );
  expect(new Set(rows.map(({ reason }) => reason))).toEqual(new Set(['second-factor-wrong']));
});

test('a wrong password says nothing about the app', async () => {
  const person = await withPassword(makeShopper(shop));
  await withApp(shop, person);
  const body = { email: person.email, password: 'Wrong@1234' };
  const response = await shop.request('/api/users/login', json('POST', body));
  expect(response.headers.get('X-Error-Code')).toBe('wrong-login');
});

test('a recovery code logs in once, also when it is sent twice at once', async () => {
  const person = await withPassword(makeShopper(shop));
  const { recoveryCodes } = await withApp(shop, person);
  expect(recoveryCodes).toHaveLength(10);
  const typed = recoveryCodes[0]?.toLowerCase().replaceAll('-', ' ');
  const both = await Promise.all([passwordLogin(person, typed), passwordLogin(person, typed)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await call(shop, person, 'GET /me/factors')).body.recoveryCodes).toBe(9);
  const renewed = await call(shop, person, 'POST /me/recovery-codes', {});
  expect(renewed.body.recoveryCodes).toHaveLength(10);
  expect(await passwordLogin(person, recoveryCodes[1])).toMatchObject({ status: 400 });
  const { rows } = await query('select secret_sealed from authenticator_apps where user_id = $1', [
    person.id,
  ]);
  expect(rows[0].secret_sealed).toMatch(/^v1\./);
});

/** The cookies of a browser that has verified a code for a login. */
const verifiedBrowser = async ({ email }: Shopper): Promise<string> => {
  const sent = await shop.request('/api/otp/login-send-otp', json('POST', { email }));
  const browser = cookieOf(sent);
  const otp = await until(() =>
    shop.sandbox.mailbox
      .messages(email)
      .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0])
      .find(Boolean),
  );
  const verified = await shop.request(
    '/api/otp/login-verify-otp',
    json('POST', { email, otp }, { Cookie: browser }),
  );
  expect(verified.status).toBe(200);
  return `${browser}; ${cookieOf(verified)}`;
};

test('a mailed code needs the app too, and stays good while the code of the app is typed', async () => {
  const person = await makeShopper(shop);
  const { secret } = await withApp(shop, person);
  const headers = { Cookie: await verifiedBrowser(person) };
  const send = (second: object) =>
    shop.request('/api/users/code-login', json('POST', { email: person.email, ...second }, headers));
  expect((await send({})).headers.get('X-Error-Code')).toBe('second-factor-needed');
  expect((await send({ secondFactor: '12345x' })).headers.get('X-Error-Code')).toBe('second-factor-wrong');
  expect((await send({ secondFactor: codeOf(secret) })).status).toBe(200);
});

test('guesses of the code are limited', async () => {
  const person = await withPassword(makeShopper(shop));
  await withApp(shop, person);
  for (let tries = 0; tries < 10; tries += 1) await passwordLogin(person, '00000x');
  expect(await passwordLogin(person, '00000x')).toMatchObject({ status: 429 });
});

test('A-01 a demo account logs in with one request, whatever others have added to it', async () => {
  const admin = await logIn(shop, ADMIN);
  await withApp(shop, admin);
  expect((await logIn(shop, ADMIN)).email).toBe(ADMIN.email);
  await call(shop, await logIn(shop, ADMIN), 'DELETE /me/authenticator-app');
});

test('a passkey, a code of the app, a mailed code or the password confirm an old session for ten minutes', async () => {
  const email = async (person: Shopper) =>
    shop.request(
      '/api/users/me/confirmation',
      json('POST', { by: 'mail' }, { ...bearer(person.token), Cookie: await verifiedBrowser(person) }),
    );
  const invite = (admin: Shopper) =>
    shop.request(
      '/api/admin/staff/invites',
      json('POST', { email: `x${admin.email}`, role: 'packer' }, bearer(admin.token)),
    );
  const admin = await withPassword(makeAdmin(shop));
  const authenticator = await withPasskey(shop, admin, ORIGIN);
  const { secret, recoveryCodes } = await withApp(shop, admin);
  const ways: (() => Promise<{ status: number }>)[] = [
    async () => {
      const { body } = await call(shop, admin, 'POST /me/confirmation/options', {});
      const passkey = authenticator.get(body, { origin: ORIGIN });
      return call(shop, admin, 'POST /me/confirmation', { by: 'passkey', passkey });
    },
    () => call(shop, admin, 'POST /me/confirmation', { by: 'app', code: codeOf(secret) }),
    () => call(shop, admin, 'POST /me/confirmation', { by: 'app', code: recoveryCodes[0] }),
    () => email(admin),
  ];
  for (const way of ways) {
    await makeOld(admin);
    expect((await invite(admin)).status).toBe(409);
    expect((await way()).status).toBe(200);
    expect((await invite(admin)).status).toBe(200);
  }
  // whoever has a second step proves it with that: a password may be known to others
  await makeOld(admin);
  expect(
    await call(shop, admin, 'POST /me/confirmation', { by: 'password', password: PASSWORD }),
  ).toMatchObject(confirmationNeeded);
  const plain = await withPassword(makeAdmin(shop));
  await makeOld(plain);
  const wrong = { by: 'password', password: 'Wrong@1234' };
  expect((await call(shop, plain, 'POST /me/confirmation', wrong)).body.code).toBe('wrong-current-password');
  expect((await call(shop, plain, 'POST /me/confirmation', { ...wrong, password: PASSWORD })).status).toBe(
    200,
  );
  expect((await invite(plain)).status).toBe(200);
  const { rows } = await query(
    "select detail ->> 'by' as by from security_events where account_id = $1 and kind = 'factor-used' order by id",
    [admin.id],
  );
  expect(rows.map(({ by }) => by)).toEqual(['passkey', 'app', 'recovery-code', 'mail']);
  const failed = await query(
    "select 1 from security_events where kind = 'factor-failed' and account_id = $1",
    [plain.id],
  );
  expect(failed.rowCount).toBe(1);
});

test('a proof counts for its own session only: a stolen token of an older one stays weak', async () => {
  const person = await withPassword(makeShopper(shop));
  await makeOld(person);
  const change = { password: 'Newer@1234' };
  expect(await call(shop, person, 'PUT /updateProfile', change)).toMatchObject(confirmationNeeded);
  await shop.request('/api/users/login', json('POST', { email: person.email, password: PASSWORD }));
  expect(await call(shop, person, 'PUT /updateProfile', change)).toMatchObject(confirmationNeeded);
  expect(await call(shop, person, 'POST /me/confirmation', { by: 'mail' })).toMatchObject({ status: 400 });
});

test('a new password keeps the second step of the session, and asks whoever has an app for the old one', async () => {
  const person = await withPassword(makeShopper(shop));
  await withApp(shop, person);
  await makeOld(person);
  expect(await call(shop, person, 'PUT /updateProfile', { password: 'Newer@1234' })).toMatchObject(
    confirmationNeeded,
  );
  const changed = await call(shop, person, 'PUT /updateProfile', {
    password: 'Newer@1234',
    currentPassword: PASSWORD,
  });
  expect(changed.status).toBe(200);
  expect((await call(shop, changed.body, 'GET /me/factors')).body.isProved).toBe(true);
});

test('a new password is no fresh proof: what a stolen token and the password cannot do before, they cannot do after', async () => {
  const admin = await withPassword(makeAdmin(shop));
  await withApp(shop, admin);
  await makeOld(admin);
  const change = { password: 'Newer@1234', currentPassword: PASSWORD };
  const changed = await call(shop, admin, 'PUT /updateProfile', change);
  expect(changed.status).toBe(200);
  expect((await call(shop, admin, 'GET /me/factors')).status).toBe(401);
  expect(await call(shop, changed.body, 'POST /me/recovery-codes', {})).toMatchObject(confirmationNeeded);
  const download = await shop.request('/api/admin/exports/customers.csv', {
    headers: bearer(changed.body.token),
  });
  expect([download.status, (await download.json()).code]).toEqual([409, 'proof-needed']);
  // a proof that was given before still counts
  await query("update sessions set proved_at = now() - interval '9 minutes' where user_id = $1", [admin.id]);
  const again = await call(shop, changed.body, 'PUT /updateProfile', { password: 'Newest@1234' });
  expect((await call(shop, again.body, 'POST /me/recovery-codes', {})).status).toBe(200);
});

test('the data that a customer downloads has names and dates, no secrets; a deleted account has none left', async () => {
  const person = await makeShopper(shop);
  await withPasskey(shop, person, ORIGIN);
  await withApp(shop, person);
  const { body } = await call(shop, person, 'GET /export');
  expect(body.signInFactors).toEqual({
    passkeys: [expect.objectContaining({ name: expect.any(String) })],
    appSince: expect.any(String),
  });
  expect(JSON.stringify(body)).not.toMatch(/v1\.|publicKey|secret/i);
  expect((await call(shop, person, 'DELETE /me')).status).toBe(200);
  for (const table of ['passkeys', 'authenticator_apps', 'recovery_codes', 'passkey_challenges'])
    expect((await query(`select 1 from ${table} where user_id = $1`, [person.id])).rowCount).toBe(0);
});

test('what an admin adds and removes is in the audit log', async () => {
  const admin = await makeAdmin(shop);
  await withApp(shop, admin);
  expect((await call(shop, admin, 'DELETE /me/authenticator-app')).status).toBe(200);
  const { rows } = await query('select action from audit_log where actor_id = $1 order by id', [admin.id]);
  expect(rows.map(({ action }) => action)).toEqual(['add sign-in factor', 'remove sign-in factor']);
});
