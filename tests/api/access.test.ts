import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { access } from '../../src/server/access.ts';
import { newId } from '../../src/server/platform/ids.ts';
import { makeAdmin, makeBlocked } from '../support/admins.ts';
import { bearer } from '../support/people.ts';
import { makeShopper, type Shopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const lines = Object.entries(access);

/** Calls "METHOD /path" with something in each place, and an empty body where one is wanted. */
function call(line: string, who?: Shopper): Promise<Response> {
  const [method = '', path = ''] = line.split(' ');
  const place = (name: string) => (name === ':id' ? newId() : 'x');
  const hasBody = method !== 'GET' && method !== 'DELETE';
  return shop.request(path.replace(/:\w+/g, place), {
    method,
    headers: { ...(who && bearer(who.token)), ...(hasBody && { 'Content-Type': 'application/json' }) },
    ...(hasBody && { body: '{}' }),
  });
}

test('RO-06 the table of access names every route of the API, and none that does not exist', () => {
  const real = shop.routes.filter((line) => line.includes(' /api/') && !line.startsWith('ALL '));
  expect([...new Set(real)].sort()).toEqual(Object.keys(access).sort());
});

describe.each(lines)('%s is for: %s', (line, who) => {
  const isOpen = who === 'everyone';

  test('RO-01 a visitor', async () => {
    const answer = await call(line);
    if (isOpen) return expect([401, 403]).not.toContain(answer.status);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ code: 'not-signed-in' });
  });

  test('RO-02 a customer', async () => {
    const answer = await call(line, await makeShopper(shop));
    if (who !== 'admin') return expect([401, 403]).not.toContain(answer.status);
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'not-admin']);
  });

  test('ST-22 somebody who is blocked, also an admin', async () => {
    for (const isAdmin of [false, true]) {
      const answer = await call(line, await makeBlocked(shop, { isAdmin }));
      if (isOpen) expect([401, 403]).not.toContain(answer.status);
      else expect([answer.status, (await answer.json()).code]).toEqual([403, 'blocked']);
    }
  });

  test('RO-03 an admin', async () => {
    const answer = await call(line, await makeAdmin(shop));
    expect([401, 403]).not.toContain(answer.status);
    expect(answer.status).toBeLessThan(500);
  });
});

test("one customer's things are nobody else's: the other hears that there is no such thing", async () => {
  const [owner, other] = [await makeShopper(shop), await makeShopper(shop)];
  const devices = await shop.request('/api/users/devices', { headers: bearer(owner.token) });
  const [{ id }] = await devices.json();
  const steal = await shop.request(`/api/users/devices/${id}`, {
    method: 'DELETE',
    headers: bearer(other.token),
  });
  expect(steal.status).toBe(404);
  expect((await shop.request('/api/users/devices', { headers: bearer(owner.token) })).status).toBe(200);
});

test.each([
  ['HEAD', '/api/users/getAll'],
  ['GET', '/api/users/getAll/'],
  ['GET', '/api//users/getAll'],
  ['GET', '/api/users/getAll?x=1'],
  ['GET', '/api/users/%67etAll'],
  ['GET', '/API/users/getAll'],
  ['PUT', `/api/users/toggleBlock/${newId()}/`],
  ['POST', '/api/users/getAll'],
])('no other way of writing an admin call opens it: %s %s', async (method, path) => {
  const answer = await shop.request(path, { method });
  expect([401, 404]).toContain(answer.status);
});
