import { afterAll, beforeAll, expect, test } from 'vitest';
import { access } from '../../src/server/access.ts';
import { newId } from '../../src/server/platform/ids.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const guarded = Object.entries(access).filter(([, who]) => who !== 'everyone');

test('every route of the API stands in the table of access, and nothing else does', () => {
  const routes = shop.routes.filter((route) => /^(GET|POST|PUT|PATCH|DELETE) \/api\//.test(route));
  expect(Object.keys(access).sort()).toEqual([...new Set(routes)].sort());
});

test.each(guarded)('%s asks a visitor to log in', async (route) => {
  const [method = '', path = ''] = route.split(' ');
  const answer = await shop.request(path.replace(/:\w+/g, newId()), { method });
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([401, 'no-store']);
});
