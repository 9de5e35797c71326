import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../src/server/platform/passwords.ts';
import { makeAdmin, makeStaff } from '../support/admins.ts';
import { bearer, json, until } from '../support/people.ts';
import { makeShopper, type Shopper } from '../support/sales.ts';
import { withApp, withPasskey } from '../support/second-factors.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const ORIGIN = 'http://localhost:3000';
const PASSWORD = 'Farm@1234';
const NOTHING = { passkeys: 0, hasApp: false, recoveryCodes: 0 };
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const query = async (sql: string, values: unknown[]) => (await shop.database.pool.query(sql, values)).rows;

async function call(line: string, who: Shopper, body?: object) {
  const [method = '', path = ''] = line.split(' ');
  const init = body ? json(method, body, bearer(who.token)) : { method, headers: bearer(who.token) };
  const response = await shop.request(`/api/admin${path}`, init);
  return { status: response.status, body: await response.json() };
}
const reset = (owner: Shopper, { id }: { id: string }, body: object = {}) =>
  call(`POST /second-steps/${id}/reset`, owner, body);
const makeOld = ({ id }: Shopper) =>
  query(
    "update sessions set created_at = now() - interval '11 minutes', proved_at = null where user_id = $1",
    [id],
  );

/** A customer with a passkey and an app, who has lost both. */
async function makeLocked(): Promise<Shopper> {
  const person = await makeShopper(shop);
  await query('update users set password_hash = $2 where id = $1', [person.id, await hashPassword(PASSWORD)]);
  await withApp(shop, person);
  await withPasskey(shop, person, ORIGIN);
  return person;
}

test('an owner resets lost second factors: the person is signed out, logs in again, and everybody hears of it', async () => {
  const owner = await makeAdmin(shop);
  const other = await makeAdmin(shop);
  const person = await makeLocked();
  const logIn = () =>
    shop.request('/api/users/login', json('POST', { email: person.email, password: PASSWORD }));
  expect((await logIn()).status).toBe(409);
  expect(await call(`GET /second-steps/${person.id}`, owner)).toEqual({
    status: 200,
    body: { passkeys: 1, hasApp: true, recoveryCodes: 10 },
  });
  const both = await Promise.all([reset(owner, person), reset(owner, person)]);
  expect(both).toEqual([1, 2].map(() => ({ status: 200, body: NOTHING })));
  expect((await shop.request('/api/users/me', { headers: bearer(person.token) })).status).toBe(401);
  expect((await logIn()).status).toBe(200);
  for (const { email } of [person, owner, other]) {
    const { text } = await until(() =>
      shop.sandbox.mailbox.messages(email).find(({ subject }) => /second step of .* was reset/.test(subject)),
    );
    expect(text).toContain(owner.email);
  }
  expect(
    await query(
      "select kind, actor_id from security_events where account_id = $1 and kind = 'factors-reset'",
      [person.id],
    ),
  ).toEqual([{ kind: 'factors-reset', actor_id: owner.id }]);
  expect(
    await query('select actor_id from audit_log where target = $1 and action = $2', [
      `user ${person.id}`,
      'reset sign-in factors',
    ]),
  ).toEqual([{ actor_id: owner.id }]);
});

test('it needs a fresh confirmation of the owner', async () => {
  const owner = await makeAdmin(shop);
  const person = await makeLocked();
  await query('update users set password_hash = $2 where id = $1', [owner.id, await hashPassword(PASSWORD)]);
  await makeOld(owner);
  expect(await reset(owner, person)).toMatchObject({ status: 409, body: { code: 'proof-needed' } });
  expect((await call(`GET /second-steps/${person.id}`, owner)).body).toMatchObject({ hasApp: true });
  expect(await reset(owner, person, { currentPassword: PASSWORD })).toEqual({ status: 200, body: NOTHING });
});

test('nobody resets their own, and nobody but an owner resets any', async () => {
  const owner = await makeAdmin(shop);
  const manager = await makeStaff(shop, 'manager');
  await withApp(shop, owner);
  await withApp(shop, manager);
  const rejected = { status: 409, body: { code: 'right-missing' } };
  expect(await reset(owner, owner)).toMatchObject(rejected);
  expect(await reset(manager, owner)).toMatchObject(rejected);
  expect(await call(`GET /second-steps/${owner.id}`, manager)).toMatchObject(rejected);
  expect((await call(`GET /second-steps/${owner.id}`, owner)).body).toMatchObject({ hasApp: true });
  const { body } = await call('GET /staff', owner);
  const hasSecondStep = (id: string) =>
    body.staff.find((one: { _id: string }) => one._id === id)?.hasSecondStep;
  expect([hasSecondStep(owner.id), hasSecondStep(manager.id)]).toEqual([true, true]);
  expect(await reset(owner, manager)).toEqual({ status: 200, body: NOTHING });
  expect(await reset(owner, { id: crypto.randomUUID() })).toMatchObject({ status: 404 });
});
