import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../src/server/platform/passwords.ts';
import { makeAdmin } from '../support/admins.ts';
import { makeCustomer } from '../support/insert-customer.ts';
import { bearer, cookieOf, json, mailTo, REGISTRATION, register, until } from '../support/people.ts';
import { makeShopper, type Shopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let hash: string;
const PASSWORD = 'Farm@1234';
beforeAll(async () => {
  shop = await openTestShop();
  hash = await hashPassword(PASSWORD);
});
afterAll(() => shop.close());

const withPassword = async (shopper: Promise<Shopper>): Promise<Shopper> => {
  const person = await shopper;
  await shop.database.pool.query('update users set password_hash = $2 where id = $1', [person.id, hash]);
  return person;
};
/** Backdates the sign-in. */
const signedInAgo = (person: Shopper, minutes: number) =>
  shop.database.pool.query(
    'update sessions set created_at = now() - make_interval(mins => $2) where user_id = $1',
    [person.id, minutes],
  );
const put = (path: string, body: object, { token }: { token: string }) =>
  shop.request(path, json('PUT', body, bearer(token)));
const change = (body: object, who: { token: string }) => put('/api/users/updateProfile', body, who);
const codeOf = async (response: Response) => [response.status, (await response.json()).code];
const userOf = async (id: string, admin: Shopper) =>
  (await shop.request(`/api/users/getById/${id}`, { headers: bearer(admin.token) })).json();

test('A-06 a new password needs the current one once the sign-in is older than ten minutes', async () => {
  const person = await withPassword(makeShopper(shop));
  await signedInAgo(person, 11);
  expect(await codeOf(await change({ password: 'Newer@1234' }, person))).toEqual([409, 'proof-needed']);
  const wrong = { password: 'Newer@1234', currentPassword: 'Wrong@1234' };
  expect(await codeOf(await change(wrong, person))).toEqual([409, 'wrong-current-password']);
  // the error does not end the session, and other changes need no reauthentication
  expect((await change({ phone: '9876543210' }, person)).status).toBe(200);
  const right = await change({ password: 'Newer@1234', currentPassword: PASSWORD }, person);
  expect(right.status).toBe(200);
  expect(Object.keys(await right.json())).not.toContain('currentPassword');
});

test('A-06 E-40 right after the sign-in a new password needs no reauthentication', async () => {
  const person = await withPassword(makeShopper(shop));
  await signedInAgo(person, 9);
  expect((await change({ password: 'Newer@1234' }, person)).status).toBe(200);
});

test('a customer without a password signs in again to set one', async () => {
  const person = await makeShopper(shop);
  await shop.database.pool.query(
    "update users set password_hash = null, google_subject = 'subject' where id = $1",
    [person.id],
  );
  await signedInAgo(person, 11);
  expect(await codeOf(await change({ password: 'Newer@1234' }, person))).toEqual([409, 'sign-in-again']);
  const guess = { password: 'Newer@1234', currentPassword: 'x' };
  expect(await codeOf(await change(guess, person))).toEqual([409, 'sign-in-again']);
  await signedInAgo(person, 0);
  expect((await change({ password: 'Newer@1234' }, person)).status).toBe(200);
});

test('a stolen token allows ten guesses of the current password', async () => {
  const actingAdmin = await withPassword(makeAdmin(shop));
  const person = await makeShopper(shop);
  await signedInAgo(actingAdmin, 11);
  const edit = { ...(await userOf(person.id, actingAdmin)), address: '4, Old Street, Erode', isAdmin: true };
  const guess = (currentPassword: string) =>
    put('/api/users/update', { ...edit, currentPassword }, actingAdmin).then(codeOf);
  for (let tries = 0; tries < 10; tries += 1)
    expect(await guess('Wrong@1234')).toEqual([409, 'wrong-current-password']);
  expect(await guess(PASSWORD)).toEqual([429, 'too-many']);
});

test.each(['123456', '111111', 'password', 'qwerty'])(
  'the password %s is rejected everywhere',
  async (password) => {
    const person = await makeShopper(shop);
    const response = await change({ password }, person);
    expect(response.status).toBe(400);
    const reset = await shop.request(
      '/api/forget/forget-reset-password',
      json('POST', { email: person.email, password }),
    );
    expect(reset.status).toBe(400);
    for (const rejected of [response, reset])
      expect((await rejected.json()).fields.password).toBe(
        'This password is one of the first that anybody would guess. Please choose another one.',
      );
  },
);

test.each(['abc@12', 'secret1'])('K-23 the password %s is long enough', async (password) => {
  expect((await change({ password }, await makeShopper(shop))).status).toBe(200);
});

test('a change of rights needs reauthentication and notifies every admin', async () => {
  const actingAdmin = await withPassword(makeAdmin(shop));
  const second = await makeAdmin(shop);
  const person = await makeShopper(shop);
  await signedInAgo(actingAdmin, 11);
  const before = await userOf(person.id, actingAdmin);
  const edit = { ...before, address: '4, Old Street, Erode' };
  expect((await put('/api/users/update', edit, actingAdmin)).status).toBe(200);
  const promote = { ...edit, isAdmin: true };
  expect(await codeOf(await put('/api/users/update', promote, actingAdmin))).toEqual([409, 'proof-needed']);
  expect(await userOf(person.id, actingAdmin)).toMatchObject({ isAdmin: false });
  const proved = await put('/api/users/update', { ...promote, currentPassword: PASSWORD }, actingAdmin);
  expect(proved.status).toBe(200);
  expect(await proved.json()).toMatchObject({ isAdmin: true });
  for (const admin of [actingAdmin, second, person]) {
    const { subject, text } = await mailTo(shop, admin.email);
    expect(subject).toBe('Shopper is now an admin');
    expect(text).toContain(`Changed by: Shopper (${actingAdmin.email})`);
    expect(text).toContain(`For: Shopper (${person.email})`);
  }
  const demote = { ...edit, currentPassword: PASSWORD };
  expect((await put('/api/users/update', demote, actingAdmin)).status).toBe(200);
  for (const admin of [actingAdmin, second, person])
    expect((await mailTo(shop, admin.email, 2)).subject).toBe('Shopper is no longer an admin');
  const { rows } = await shop.database.pool.query(
    "select changes -> 'isAdmin' as rights from audit_log where target = $1 and changes ? 'isAdmin' order by id",
    [`user ${person.id}`],
  );
  expect(rows).toEqual([{ rights: [false, true] }, { rights: [true, false] }]);
});

test.each([
  ['an admin', makeAdmin],
  ['a customer', makeShopper],
] as const)(
  'a change of the e-mail of %s, which opens the account, needs reauthentication too',
  async (who, make) => {
    const actingAdmin = await withPassword(makeAdmin(shop));
    const { id } = await make(shop);
    await signedInAgo(actingAdmin, 11);
    const before = await userOf(id, actingAdmin);
    const edit = {
      ...before,
      address: '4, Old Street, Erode',
      email: `${who.replaceAll(' ', '-')}-elsewhere@example.org`,
    };
    expect(await codeOf(await put('/api/users/update', edit, actingAdmin))).toEqual([409, 'proof-needed']);
    expect(await userOf(id, actingAdmin)).toEqual(before);
    const proved = await put('/api/users/update', { ...edit, currentPassword: PASSWORD }, actingAdmin);
    expect(await proved.json()).toMatchObject({ email: edit.email });
  },
);

test('A-10 blocking and unblocking an admin needs reauthentication and notifies every admin', async () => {
  const actingAdmin = await withPassword(makeAdmin(shop));
  const [second, target, customer] = [await makeAdmin(shop), await makeAdmin(shop), await makeShopper(shop)];
  await signedInAgo(actingAdmin, 11);
  const path = `/api/users/toggleBlock/${target.id}`;
  const without = (id: string) =>
    shop.request(`/api/users/toggleBlock/${id}`, { method: 'PUT', headers: bearer(actingAdmin.token) });
  expect(await (await without(customer.id)).json()).toBe(true);
  expect(await codeOf(await without(target.id))).toEqual([409, 'proof-needed']);
  expect(await codeOf(await put(path, {}, actingAdmin))).toEqual([409, 'proof-needed']);
  const guess = await put(path, { currentPassword: 'Wrong@1234' }, actingAdmin);
  expect(await codeOf(guess)).toEqual([409, 'wrong-current-password']);
  expect((await put(path, { currentPassword: 7 }, actingAdmin)).status).toBe(400);
  expect(await codeOf(await without(actingAdmin.id))).toEqual([400, 'not-yourself']);
  expect(await userOf(target.id, actingAdmin)).toMatchObject({ isBlocked: false });

  for (const [count, isBlocked, subject] of [
    [1, true, 'The admin Shopper was blocked'],
    [2, false, 'The admin Shopper was unblocked'],
  ] as const) {
    const proved = await put(path, { currentPassword: PASSWORD }, actingAdmin);
    expect([proved.status, await proved.json()]).toEqual([200, isBlocked]);
    for (const { email } of [actingAdmin, second, target]) {
      const sentEmail = await mailTo(shop, email, count);
      expect(sentEmail.subject).toBe(subject);
      expect(sentEmail.text).toContain(`Changed by: Shopper (${actingAdmin.email})`);
      expect(sentEmail.text).toContain(`For: Shopper (${target.email})`);
    }
    expect(await codeOf(await without(target.id))).toEqual([409, 'proof-needed']);
  }
  expect(shop.sandbox.mailbox.messages(customer.email)).toEqual([]);
  await signedInAgo(actingAdmin, 0);
  expect(await (await without(target.id)).json()).toBe(true);
});

test('one account may change its password ten times an hour: it neither blocks the hashing queue nor sends many e-mails', async () => {
  let person: { token: string } = await withPassword(makeShopper(shop));
  const { email } = person as Shopper;
  for (let round = 0; round < 10; round += 1) {
    const response = await change({ password: `Newer@${round}${round}234` }, person);
    expect(response.status).toBe(200);
    person = await response.json();
  }
  const burst = await Promise.all(
    Array.from({ length: 100 }, () => change({ password: 'Newest@1234' }, person)),
  );
  expect(new Set(burst.map(({ status }) => status))).toEqual(new Set([429]));
  const [rejected] = burst;
  expect(Number(rejected?.headers.get('Retry-After'))).toBeGreaterThan(60);
  expect((await rejected?.json())?.error).toMatch(
    /^You have changed your account very often\. Please try again in \d+ minutes\.$/,
  );
  await until(async () => {
    const { rows } = await shop.database.pool.query(
      "select 1 from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')",
    );
    return rows.length === 0 ? true : undefined;
  });
  expect(shop.sandbox.mailbox.messages(email)).toHaveLength(10);
  // a change of the name does not count
  expect((await change({ name: 'Meena Kumari' }, person)).status).toBe(200);
});

test('one account may change its profile sixty times an hour', async () => {
  const person = await makeShopper(shop);
  const responses = [];
  for (let round = 0; round < 61; round += 1)
    responses.push((await change({ phone: '9876543210' }, person)).status);
  expect(responses.indexOf(429)).toBe(60);
});

test.each([
  ['in parts', REGISTRATION.address],
  ['in parts that the form would refuse by now', { ...REGISTRATION.address, area: '', pincode: '6420' }],
  ['on one line', '4, Old Street, Erode'],
  ['that is missing', null],
])(
  'A-09 an update accepts the user exactly as the API returned it, with an address %s',
  async (_, address) => {
    const admin = await makeAdmin(shop);
    const person = await makeShopper(shop);
    await shop.database.pool.query('update users set address = $2 where id = $1', [
      person.id,
      address === null ? null : JSON.stringify(address),
    ]);
    const input = await userOf(person.id, admin);
    const same = await put('/api/users/update', input, admin);
    expect([same.status, await same.json()]).toEqual([200, input]);
    const renamed = await put('/api/users/update', { ...input, name: 'Renamed' }, admin);
    expect(await renamed.json()).toEqual({ ...input, name: 'Renamed' });
    const { rows } = await shop.database.pool.query('select address from users where id = $1', [person.id]);
    expect(rows).toEqual([{ address }]);
  },
);

test.each([
  ['abcd', 'Address must be at least 5 characters'],
  ['', 'Address must be at least 5 characters'],
  [{ ...REGISTRATION.address, pincode: '12' }, 'Pincode must be 6 digits'],
  [undefined, 'Address is required'],
])('V-47 the new address %j is rejected', async (address, message) => {
  const admin = await makeAdmin(shop);
  const person = await makeCustomer(shop, `${crypto.randomUUID()}@example.org`);
  const response = await put('/api/users/update', { ...(await userOf(person._id, admin)), address }, admin);
  expect([response.status, (await response.json()).fields]).toEqual([400, { address: message }]);
  expect(cookieOf(response)).toBe('');
});

test('paragraphs of account e-mails start with a capital, and name the button as it is', async () => {
  const { email } = await register(shop, 'emails@example.org');
  const [welcome, code] = [await mailTo(shop, email, 2), shop.sandbox.mailbox.messages(email).at(-1)];
  expect(code?.text).toMatch(/^Vanakkam,\n\nThis is your code/);
  expect(welcome.text).toMatch(/^Vanakkam Meena,\n\nYour account is ready/);
  await shop.database.pool.query("update codes set created_at = now() - interval '2 minutes'");
  await shop.request('/api/otp/send-otp', json('POST', { email }));
  const known = await mailTo(shop, email, 3);
  expect(known.text).toMatch(/^Vanakkam,\n\nSomebody/);
  expect(known.text).toContain('"Reset password"');
});
