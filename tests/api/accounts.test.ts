import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bearer,
  CUSTOMER,
  codeFor,
  cookieOf,
  json,
  logIn,
  mailTo,
  REGISTRATION,
  register,
} from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ TRUST_PROXY_HOPS: '1' });
});
afterAll(() => shop.close());

let addresses = 0;
/** Each test has its own client address, so that rate limits of one test do not affect another. */
const from = () => {
  addresses += 1;
  return { 'X-Forwarded-For': `198.51.100.${addresses}` };
};
const post = (path: string, body: unknown, headers: Record<string, string> = from()) =>
  shop.request(path, json('POST', body, headers));
const myDevices = (token: string) => shop.request('/api/users/devices', { headers: bearer(token) });

async function verified(email: string): Promise<string> {
  const headers = from();
  await post('/api/otp/send-otp', { email }, headers);
  const response = await post('/api/otp/verify-otp', { email, otp: await codeFor(shop, email) }, headers);
  expect(response.status).toBe(200);
  return cookieOf(response);
}

test('8 G-11 A-04 a visitor registers with the mailed code and is signed in', async () => {
  const Cookie = await verified(REGISTRATION.email);
  const response = await post('/api/users/register', REGISTRATION, { ...from(), Cookie });
  expect(response.status).toBe(200);
  const user = await response.json();
  expect(user).toMatchObject({ name: 'Meena', email: REGISTRATION.email, isAdmin: false, isBlocked: false });
  expect(Object.keys(user).sort()).toEqual(
    ['_id', 'address', 'email', 'isAdmin', 'isBlocked', 'language', 'name', 'phone', 'token'].sort(),
  );
  expect((await myDevices(user.token)).status).toBe(200);
  expect((await mailTo(shop, REGISTRATION.email, 2)).subject).toMatch(/^Welcome to/);
  const again = await post('/api/users/register', REGISTRATION, { ...from(), Cookie });
  expect([again.status, await again.text()]).toEqual([400, 'Please verify your email first']);
});

test('6 8 9 registering needs a verification token for the same e-mail and cannot create an admin', async () => {
  const body = { ...REGISTRATION, email: 'ravi@example.org', isAdmin: true, isBlocked: true, _id: 'x' };
  const without = await post('/api/users/register', body);
  expect([without.status, await without.text()]).toEqual([400, 'Please verify your email first']);
  const Cookie = await verified('ravi@example.org');
  const other = { ...body, email: 'other@example.org' };
  expect((await post('/api/users/register', other, { ...from(), Cookie })).status).toBe(400);
  const response = await post('/api/users/register', body, { ...from(), Cookie });
  expect(await response.json()).toMatchObject({
    email: 'ravi@example.org',
    isAdmin: false,
    isBlocked: false,
  });
  const { rows } = await shop.database.pool.query(
    "select is_admin, is_blocked from users where email = 'ravi@example.org'",
  );
  expect(rows).toEqual([{ is_admin: false, is_blocked: false }]);
});

test.each([
  ['V-05', { email: 'x@y' }, 'Enter a valid email address'],
  ['V-06', { name: 'ab' }, 'Name must be at least 3 characters'],
  ['V-07', { phone: '12345' }, 'Phone must be 10 to 15 digits'],
  [
    'V-08',
    { password: 'weak', confirmPassword: 'weak' },
    'Password must be 8+ chars with uppercase, lowercase, number & special char',
  ],
  ['V-09', { confirmPassword: 'Other@1234' }, 'Passwords do not match'],
  ['V-10', { address: { ...REGISTRATION.address, street: ' ' } }, 'Street is required'],
  ['V-11', { address: { ...REGISTRATION.address, pincode: '1234' } }, 'Pincode must be 6 digits'],
])('%s V-50 the server rejects %j with a message', async (_, wrong, message) => {
  const response = await post('/api/users/register', { ...REGISTRATION, ...wrong });
  expect([response.status, await response.text()]).toEqual([400, message]);
});

test('15 A-03 G-13 login returns the user and a token; the stored hash is not a valid token', async () => {
  const user = await logIn(shop, CUSTOMER);
  expect(user).toMatchObject({ email: CUSTOMER.email, isAdmin: false });
  const { rows } = await shop.database.pool.query('select token_hash from sessions');
  for (const { token_hash } of rows) {
    for (const encoding of ['base64url', 'hex'] as const)
      expect((await myDevices(token_hash.toString(encoding))).status).toBe(401);
  }
  const { rows: tables } = await shop.database.pool.query(
    "select format('%I.%I', table_schema, table_name) name from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'",
  );
  expect(tables.length).toBeGreaterThan(30);
  for (const { name } of tables) {
    const holding = `select 1 from ${name} t where position($1 in t::text) > 0 or position($2 in t::text) > 0`;
    const found = await shop.database.pool.query(holding, [user.token, CUSTOMER.password]);
    expect(found.rows, name).toEqual([]);
  }
});

test('10 E-03 a wrong password and an unknown e-mail give the same response', async () => {
  for (const email of [CUSTOMER.email, 'nobody@example.org']) {
    const response = await post('/api/users/login', { email, password: 'Wrong@1234' });
    expect([response.status, await response.text()]).toEqual([400, 'Invalid email or password']);
    expect(response.headers.get('X-Error-Code')).toBe('wrong-login');
  }
});

test.each([
  ['V-03', { email: 'nope', password: 'x' }, 'Enter a valid email'],
  ['V-04', { email: CUSTOMER.email, password: '' }, 'Password is required'],
])('%s login rejects wrong input with a message', async (_, body, message) => {
  const response = await post('/api/users/login', body);
  expect([response.status, await response.text()]).toEqual([400, message]);
});

test('11 the eleventh wrong login is rate limited; from another address the right password still works', async () => {
  const headers = from();
  const wrong = { email: CUSTOMER.email, password: 'Wrong@1234' };
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await post('/api/users/login', wrong, headers)).status).toBe(400);
  }
  const response = await post('/api/users/login', CUSTOMER, headers);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await response.text()).toBe('Too many requests. Please try again later.');
  expect((await post('/api/users/login', CUSTOMER)).status).toBe(200);
});

test('14 a token with one character changed, missing or added is invalid', async () => {
  const { token } = await logIn(shop, CUSTOMER);
  const other = token.startsWith('A') ? 'B' : 'A';
  for (const tampered of [other + token.slice(1), token.slice(0, -1), `${token}A`, token.toLowerCase()]) {
    expect((await myDevices(tampered)).status, tampered).toBe(401);
  }
  expect((await myDevices(token)).status).toBe(200);
});

test.each(['', 'null', 'Bearer', 'Bearer null', `Bearer ${'x'.repeat(9000)}`, 'Basic abc', 'Bearer a b'])(
  '14 the token %s is invalid',
  async (Authorization) => {
    const response = await shop.request('/api/users/devices', { headers: { Authorization } });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'not-signed-in' });
  },
);

test('13 logout ends the token; responses to signed-in users are never cached', async () => {
  const { token } = await logIn(shop, CUSTOMER);
  expect((await myDevices(token)).headers.get('Cache-Control')).toBe('no-store');
  expect((await shop.request('/api/users/logout', { method: 'POST', headers: bearer(token) })).status).toBe(
    200,
  );
  expect((await myDevices(token)).status).toBe(401);
});

test('the state in a profile is saved by its official name, whatever the spelling', async () => {
  const { token } = await register(shop, 'state@example.org');
  const address = { ...REGISTRATION.address, state: 'தமிழ்நாடு' };
  const response = await shop.request('/api/users/updateProfile', json('PUT', { address }, bearer(token)));
  expect((await response.json()).address.state).toBe('Tamil Nadu');
});

test('96 A-06 ST-04 a profile change returns the user and ignores rights and e-mail in the body', async () => {
  const { token, email } = await register(shop, 'profile@example.org');
  const body = { name: 'Meena Kumari', phone: '', isAdmin: true, email: 'x@example.org', isBlocked: true };
  const response = await shop.request('/api/users/updateProfile', json('PUT', body, bearer(token)));
  expect(await response.json()).toMatchObject({
    name: 'Meena Kumari',
    phone: '',
    email,
    isAdmin: false,
    token,
  });
});

test.each([
  ['V-34', { name: 'Anna' }, 'Name must be at least 5 characters'],
  ['V-37', { password: '12345' }, 'Password must be at least 6 characters'],
])('%s the server rejects %j', async (_, body, message) => {
  const { token } = await logIn(shop, CUSTOMER);
  const response = await shop.request('/api/users/updateProfile', json('PUT', body, bearer(token)));
  expect(response.status).toBe(400);
  expect(Object.values((await response.json()).fields)).toEqual([message]);
});

test('13 a new password signs out every other device and gives this one a new token', async () => {
  const first = await register(shop, 'devices@example.org');
  const second = await logIn(shop, { email: 'devices@example.org', password: REGISTRATION.password });
  const change = json('PUT', { password: 'Newer@1234' }, bearer(first.token));
  const response = await shop.request('/api/users/updateProfile', change);
  const { token } = await response.json();
  expect((await myDevices(first.token)).status).toBe(401);
  expect((await myDevices(second.token)).status).toBe(401);
  expect((await myDevices(token)).status).toBe(200);
  expect((await mailTo(shop, 'devices@example.org', 3)).subject).toBe('Your password was changed');
});

test('my devices: listed, one signed out, all others signed out', async () => {
  const who = { email: 'three@example.org', password: REGISTRATION.password };
  const first = await register(shop, who.email);
  const second = await logIn(shop, who);
  const third = await logIn(shop, who);
  const devices = await (await myDevices(first.token)).json();
  expect(devices).toHaveLength(3);
  expect(devices.filter((device: { isThis: boolean }) => device.isThis)).toHaveLength(1);
  const stranger = await logIn(shop, CUSTOMER);
  const remove = (id: string, token: string) =>
    shop.request(`/api/users/devices/${id}`, { method: 'DELETE', headers: bearer(token) });
  expect((await remove(devices[0].id, stranger.token)).status).toBe(404);
  const mine = await (await myDevices(third.token)).json();
  const secondId = mine.find((device: { isThis: boolean; id: string }) => !device.isThis).id;
  expect((await remove(secondId, third.token)).status).toBe(200);
  await shop.request('/api/users/devices', { method: 'DELETE', headers: bearer(third.token) });
  expect((await myDevices(first.token)).status).toBe(401);
  expect((await myDevices(second.token)).status).toBe(401);
  expect((await myDevices(third.token)).status).toBe(200);
});

test('the export has all stored data; deleting the account removes the personal data and ends the session', async () => {
  const { token, _id } = await register(shop, 'leaving@example.org');
  const exported = await shop.request('/api/users/export', { headers: bearer(token) });
  expect(exported.headers.get('Content-Disposition')).toContain('my-data.json');
  expect(await exported.json()).toMatchObject({ account: { email: 'leaving@example.org' }, orders: [] });
  const response = await shop.request('/api/users/me', { method: 'DELETE', headers: bearer(token) });
  expect(response.status).toBe(200);
  expect((await myDevices(token)).status).toBe(401);
  const { rows } = await shop.database.pool.query('select * from users where id = $1', [_id]);
  expect(rows[0]).toMatchObject({ name: 'Deleted customer', phone: '', address: null, password_hash: null });
  expect(rows[0].email).not.toContain('leaving');
  const back = await register(shop, 'leaving2@example.org');
  expect(back.name).toBe('Meena');
});

test('the first admin of a live shop registers with the owner’s e-mail; nobody else becomes an admin', async () => {
  const live = await openTestShop({ OWNER_EMAIL: 'owner@example.org' });
  try {
    await live.database.pool.query('update users set is_admin = false');
    expect(await register(live, 'somebody@example.org')).toMatchObject({ isAdmin: false });
    const admin = await register(live, 'owner@example.org');
    expect(admin.isAdmin).toBe(true);
    expect((await live.request('/api/users/getAll', { headers: bearer(admin.token) })).status).toBe(200);
  } finally {
    await live.close();
  }
  const withAdmin = await openTestShop({ OWNER_EMAIL: 'owner@example.org' });
  try {
    expect(await register(withAdmin, 'owner@example.org')).toMatchObject({ isAdmin: false });
  } finally {
    await withAdmin.close();
  }
});
