import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { languageScope } from '../platform/language-scope.ts';
import type { AppEnv } from './app-env.ts';
import { createCallBudget } from './call-budget.ts';

const limits = {
  customer: { perSecond: 1, capacity: 30, atOnce: 20, heavyAtOnce: 60 },
  staff: { perSecond: 1, capacity: 300, atOnce: 60, heavyAtOnce: 60 },
  address: { perSecond: 1, capacity: 30, atOnce: 60, heavyAtOnce: 60 },
};
const user = { staffRole: null, sessionId: '', token: '', isFresh: true, hasSecondFactor: false };

/** A server whose every call costs 10, with the caller in its headers. */
function serve() {
  const spend = createCallBudget({ costOf: () => 10, minHeavyCost: 20, limits });
  const atOnce = { now: 0, max: 0 };
  const app = new Hono<AppEnv>()
    .use((context, next) => {
      const id = context.req.header('user');
      context.set('address', context.req.header('from') ?? '203.0.113.7');
      if (id) context.set('currentUser', { ...user, id, isAdmin: id.startsWith('admin') });
      const language = context.req.query('language') === 'ta' ? 'ta' : 'en';
      return languageScope.run(
        language,
        () => spend(context, `POST ${context.req.path}`, next) as Promise<void>,
      );
    })
    .post('*', async (context) => {
      atOnce.now += 1;
      atOnce.max = Math.max(atOnce.max, atOnce.now);
      await new Promise(setImmediate);
      atOnce.now -= 1;
      return context.text('done');
    });
  const call = (headers: Record<string, string>, path = '/api/cart') =>
    app.request(path, { method: 'POST', headers });
  return { call, atOnce };
}

test('a customer who spent the budget gets 429, Retry-After and a message; others and staff go on', async () => {
  const { call } = serve();
  for (let n = 0; n < 3; n += 1) expect((await call({ user: 'meena' })).status).toBe(200);
  const response = await call({ user: 'meena' });
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '10']);
  expect(await response.json()).toMatchObject({
    code: 'slow-down',
    error: 'That was a lot at once. Please wait a little and try again.',
  });
  const tamil = await call({ user: 'meena' }, '/api/cart?language=ta');
  expect(await tamil.text()).toMatch(/மீண்டும் முயலுங்கள்/);
  expect((await call({ user: 'ravi' })).status).toBe(200);
  for (let n = 0; n < 9; n += 1) expect((await call({ user: 'admin' })).status).toBe(200);
});

test('an address has a budget for calls without an account; this machine and private networks have none', async () => {
  const { call } = serve();
  for (let n = 0; n < 3; n += 1) expect((await call({})).status).toBe(200);
  const response = await call({}, '/api/users/login');
  expect(response.status).toBe(429);
  // the login page shows the body as it is
  expect(await response.text()).toBe('That was a lot at once. Please wait a little and try again.');
  expect((await call({ from: '198.51.100.4' })).status).toBe(200);
  expect((await call({ user: 'meena' })).status).toBe(200);
  for (const from of ['127.0.0.1', '10.1.2.3', '172.18.0.1', '192.168.1.9', 'in-process', '0:0:0:0::/64'])
    for (let n = 0; n < 5; n += 1) expect((await call({ from })).status).toBe(200);
});

test('calls of one customer beyond what runs at once wait for each other', async () => {
  const { call, atOnce } = serve();
  const responses = await Promise.all([call({ user: 'a' }), call({ user: 'a' }), call({ user: 'a' })]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(atOnce.max).toBe(2);
});
