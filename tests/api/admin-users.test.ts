import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { User } from '../../src/contract/account.ts';
import { newId } from '../../src/server/platform/ids.ts';
import { makeAdmin } from '../support/admins.ts';
import { makeCustomer } from '../support/insert-customer.ts';
import { bearer, CUSTOMER, json, logIn, mailTo, REGISTRATION } from '../support/people.ts';
import { makeShopper, makeShoppers, type Shopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Shopper;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  admin = await makeAdmin(shop);
});

const get = (path: string, who = admin) => shop.request(path, { headers: bearer(who.token) });
const list = async (path: string): Promise<User[]> => {
  const response = await get(path);
  expect(response.status).toBe(200);
  return response.json();
};
const update = (body: object, who = admin) =>
  shop.request('/api/users/update', json('PUT', body, bearer(who.token)));
const toggle = (id: string, who = admin) =>
  shop.request(`/api/users/toggleBlock/${id}`, { method: 'PUT', headers: bearer(who.token) });
const isSignedIn = async ({ token }: { token: string }) =>
  (await shop.request('/api/users/devices', { headers: bearer(token) })).status === 200;
const edit = (id: string, changes: object = {}) => ({
  _id: id,
  name: 'Shopper',
  email: `${id}@example.org`,
  address: 'Mill Street 12',
  isAdmin: false,
  ...changes,
});

async function name(id: string, message: string): Promise<void> {
  await shop.database.pool.query('update users set name = $2 where id = $1', [id, message]);
}
async function lastChange(id: string) {
  const { rows } = await shop.database.pool.query(
    'select actor_id, action, changes from audit_log where target = $1 order by id desc limit 1',
    [`user ${id}`],
  );
  return rows[0];
}

test('AD-09 all users are listed page by page, newest first, each once', async () => {
  await makeShoppers(shop, 7);
  const all = await list('/api/users/getAll?limit=200');
  const seen: string[] = [];
  for (let after = ''; ; ) {
    const page = await list(`/api/users/getAll?limit=3${after && `&after=${after}`}`);
    seen.push(...page.map(({ _id }) => _id));
    after = page.at(-1)?._id ?? '';
    if (page.length < 3) break;
  }
  expect(seen).toEqual(all.map(({ _id }) => _id));
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen[0]).toBe(all[0]?._id);
});

test.each(['limit=0', 'limit=201', 'limit=x', 'after=x', 'limit=1.5'])(
  'the page query %s is rejected',
  async (query) => {
    expect((await get(`/api/users/getAll?${query}`)).status).toBe(400);
  },
);

test.each([
  ['100% Natural', '100%'],
  ['O\'Brien "Anna"', 'o\'brien "a'],
  ['கவிதா ராமன்', 'கவிதா'],
  ['under_score', 'r_s'],
  ['back\\slash', 'k\\s'],
  ['Müller', 'MÜLL'],
])('AD-09 the search finds %s by %s, literally and in any case', async (message, term) => {
  const [wanted] = await makeShoppers(shop, 2);
  if (!wanted) throw new Error('nobody');
  await name(wanted.id, message);
  const found = await list(`/api/users/getAll/${encodeURIComponent(term)}`);
  expect(found.map(({ _id }) => _id)).toEqual([wanted.id]);
});

test('AD-09 the search includes the e-mail, and % alone finds nothing', async () => {
  const { email, id } = await makeShopper(shop);
  expect((await list(`/api/users/getAll/${email.toUpperCase()}`)).map(({ _id }) => _id)).toEqual([id]);
  await shop.database.pool.query("update users set name = 'Shopper' where name like '%\\%%'");
  expect(await list('/api/users/getAll/%25')).toEqual([]);
});

test('a search of 10,000 characters or of malformed text is rejected without a 500', async () => {
  expect((await get(`/api/users/getAll/${'x'.repeat(10_000)}`)).status).toBe(400);
  expect((await get('/api/users/getAll/%00')).status).toBe(400);
  expect((await get('/api/users/getAll/%ff')).status).toBeLessThan(500);
});

test('A-07 the list accepts a trailing slash', async () => {
  expect((await list('/api/users/getAll/')).length).toBeGreaterThan(0);
});

test('97 a user response has these fields and no others', async () => {
  const fields = ['_id', 'address', 'email', 'isAdmin', 'isBlocked', 'name', 'phone'];
  const { id } = await makeShopper(shop);
  const responses = [
    await list('/api/users/getAll'),
    [await (await get(`/api/users/getById/${id}`)).json()],
    [await (await update(edit(id))).json()],
  ].flat();
  for (const user of responses) expect(Object.keys(user).sort()).toEqual(fields);
});

test('getById returns one user, a 404 for an unknown id, a 400 for an invalid id', async () => {
  const { id, email } = await makeShopper(shop);
  expect(await (await get(`/api/users/getById/${id}`)).json()).toMatchObject({ _id: id, email });
  expect((await get(`/api/users/getById/${newId()}`)).status).toBe(404);
  expect((await get('/api/users/getById/x')).status).toBe(400);
});

test('AD-13 an edit changes the user and logs the differences in the audit log', async () => {
  const { id } = await makeShopper(shop);
  const address = '12A, Mill Street, Gandhi Nagar, Coimbatore, Tamil Nadu, 642001';
  const response = await update(edit(id, { name: 'Renamed', address, isAdmin: true, isBlocked: true }));
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    name: 'Renamed',
    address: REGISTRATION.address,
    isAdmin: true,
    isBlocked: false,
  });
  const change = await lastChange(id);
  expect(change).toMatchObject({ actor_id: admin.id, action: 'edit user' });
  expect(change.changes).toMatchObject({ name: ['Shopper', 'Renamed'], isAdmin: [false, true] });
  expect(JSON.stringify(change)).not.toMatch(/password|hash|token/i);
});

test.each([
  ['V-45', { name: 'ab' }, 'Name must be at least 3 characters'],
  ['V-46', { email: 'nope' }, 'Email Is Not Valid'],
  ['V-47', { address: 'abcd' }, 'Address must be at least 5 characters'],
])('%s V-50 the server rejects %j', async (_, wrong, message) => {
  const { id } = await makeShopper(shop);
  const response = await update(edit(id, wrong));
  expect(response.status).toBe(400);
  expect(Object.values((await response.json()).fields)).toEqual([message]);
});

test('malformed text is rejected without a 500; control characters in a name become a space', async () => {
  const { id } = await makeShopper(shop);
  expect((await update(edit(id, { name: 'half\ud800letter' }))).status).toBe(400);
  const stored = await update(edit(id, { name: 'zero\u0000byte' }));
  expect([stored.status, (await stored.json()).name]).toEqual([200, 'zero byte']);
});

test('editing an unknown user is a 404; an e-mail that is taken is rejected, in upper or lower case', async () => {
  expect((await update(edit(newId()))).status).toBe(404);
  const [one, two] = await makeShoppers(shop, 2);
  const response = await update(edit(one?.id ?? '', { email: two?.email.toUpperCase() }));
  expect([response.status, (await response.json()).error]).toEqual([409, 'Another account has this email.']);
});

test('98 a new e-mail is unverified, signs the user out everywhere and notifies the old address', async () => {
  const user = await makeCustomer(shop, 'old-address@example.org');
  expect(await isSignedIn(user)).toBe(true);
  const response = await update(edit(user._id, { email: 'new-address@example.org' }));
  expect(response.status).toBe(200);
  expect(await isSignedIn(user)).toBe(false);
  const sentEmail = await mailTo(shop, 'old-address@example.org');
  expect(sentEmail.subject).toBe('The email of your account was changed');
  expect(shop.sandbox.mailbox.messages('new-address@example.org')).toEqual([]);
  const { token } = await logIn(shop, { email: 'new-address@example.org', password: REGISTRATION.password });
  const wanted = { productId: 'wood-pressed-coconut-oil', size: '1 L', until: 'cheaper' };
  const asked = await shop.request('/api/restock-requests', json('POST', wanted, bearer(token)));
  // a link comes first, as for anybody who has not shown that the mailbox is theirs
  expect(await asked.json()).toEqual({ isWaiting: false });
});

test('an edit without a new e-mail leaves the sessions and the verification', async () => {
  const user = await makeShopper(shop);
  await shop.database.pool.query('update users set email_verified_at = now() where id = $1', [user.id]);
  await update(edit(user.id, { email: user.email.toUpperCase(), name: 'Other name' }));
  expect(await isSignedIn(user)).toBe(true);
  const { rows } = await shop.database.pool.query('select email_verified_at from users where id = $1', [
    user.id,
  ]);
  expect(rows).toEqual([{ email_verified_at: expect.any(Date) }]);
});

test('12 13 ST-22 a blocked user is signed out at once and can log in again only after unblocking', async () => {
  const user = await logIn(shop, CUSTOMER);
  expect(await (await toggle(user._id)).json()).toBe(true);
  expect(await isSignedIn(user)).toBe(false);
  const rejected = await shop.request('/api/users/login', json('POST', CUSTOMER));
  expect([rejected.status, await rejected.text()]).toEqual([
    400,
    'This account is blocked. Please contact us.',
  ]);
  expect(await lastChange(user._id)).toMatchObject({
    actor_id: admin.id,
    action: 'block user',
    changes: { isBlocked: [false, true] },
  });
  expect(await (await toggle(user._id)).json()).toBe(false);
  expect(await lastChange(user._id)).toMatchObject({ action: 'unblock user' });
  expect(await isSignedIn(user)).toBe(false);
  expect(await isSignedIn(await logIn(shop, CUSTOMER))).toBe(true);
});

test('94 RO-04 an admin can neither block nor demote themselves', async () => {
  const block = await toggle(admin.id);
  expect([block.status, (await block.json()).code]).toEqual([400, 'not-yourself']);
  const demote = await update(edit(admin.id, { email: admin.email }));
  expect([demote.status, (await demote.json()).code]).toEqual([400, 'not-yourself']);
  expect(await isSignedIn(admin)).toBe(true);
  expect((await toggle(newId())).status).toBe(404);
});

test('95 two admins who demote or block each other concurrently leave at least one admin', async () => {
  const { pool } = shop.database;
  for (let round = 0; round < 50; round += 1) {
    await pool.query('update users set is_admin = false');
    const [one, two] = [await makeAdmin(shop), await makeAdmin(shop)];
    const responses = await Promise.all(
      round % 2 === 0
        ? [update(edit(two.id, { email: two.email }), one), update(edit(one.id, { email: one.email }), two)]
        : [toggle(two.id, one), toggle(one.id, two)],
    );
    const { rows } = await pool.query('select 1 from users where is_admin and not is_blocked');
    expect(rows.length, `round ${round}`).toBe(1);
    expect(responses.filter(({ status }) => status === 200).length, `round ${round}`).toBe(1);
  }
});

test('A-10 blocking works with a JSON content type and an empty body', async () => {
  const { id } = await makeShopper(shop);
  const call = () =>
    shop.request(`/api/users/toggleBlock/${id}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', ...bearer(admin.token) },
    });
  expect(await (await call()).json()).toBe(true);
  expect(await (await call()).json()).toBe(false);
});
