import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import type { AppEnv } from './app-env.ts';
import { compressAndEtag } from './compress-and-etag.ts';
import { createResponseCache } from './response-cache.ts';

test('a read after a change does not get a response that was started before it', async () => {
  const log = createLog('silent');
  const cache = createResponseCache({
    isEnabled: () => true,
    priceClock: { isReady: () => true, period: () => 0, isNearBoundary: () => false },
    log,
    metrics: createMetrics(),
    trustedProxies: 0,
  });
  const app = new Hono<AppEnv>();
  let price = 'old';
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  app.use(cache.middleware, compressAndEtag);
  app.get('/api/foods', async (context) => {
    const read = price;
    if (read === 'old') await held;
    return context.json({ read }, 200, { 'Cache-Control': 'public' });
  });
  app.put('/api/foods', (context) => {
    price = 'new';
    context.set('currentUser', {
      id: 'a',
      isAdmin: true,
      staffRole: 'owner',
      sessionId: 's',
      token: 't',
      isFresh: true,
      hasSecondFactor: false,
    });
    return context.json({});
  });
  const startedBefore = app.request('/api/foods');
  await app.request('/api/foods', { method: 'PUT' });
  expect(await (await app.request('/api/foods')).json()).toEqual({ read: 'new' });
  release();
  expect(await (await startedBefore).json()).toEqual({ read: 'old' });
  expect(await (await app.request('/api/foods')).json()).toEqual({ read: 'new' });
});

test('a boundary of prices empties the cache, and just before it nobody else may store a response', async () => {
  let period = 0;
  let isNear = false;
  const cache = createResponseCache({
    isEnabled: () => true,
    priceClock: { isReady: () => true, period: () => period, isNearBoundary: () => isNear },
    log: createLog('silent'),
    metrics: createMetrics(),
    trustedProxies: 0,
  });
  const app = new Hono<AppEnv>();
  let price = 100;
  app.use(cache.middleware, compressAndEtag);
  app.get('/api/foods', (context) => context.json({ price }, 200, { 'Cache-Control': 'public, s-maxage=1' }));
  const read = async () => {
    const response = await app.request('/api/foods');
    return [((await response.json()) as { price: number }).price, response.headers.get('Cache-Control')];
  };
  expect(await read()).toEqual([100, 'public, s-maxage=1']);
  price = 80;
  isNear = true;
  expect(await read(), 'still cached').toEqual([100, 'public, no-cache']);
  period = 1;
  isNear = false;
  expect(await read()).toEqual([80, 'public, s-maxage=1']);
});

test('a search is made once for all who ask at once, and stored when somebody asks again', async () => {
  let isNear = false;
  const cache = createResponseCache({
    isEnabled: () => true,
    priceClock: { isReady: () => true, period: () => 0, isNearBoundary: () => isNear },
    log: createLog('silent'),
    metrics: createMetrics(),
    trustedProxies: 0,
  });
  const app = new Hono<AppEnv>();
  let made = 0;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  app.use(cache.middleware, compressAndEtag);
  app.get('/api/foods/search/:term', async (context) => {
    made += 1;
    await held;
    return context.json({ made }, 200, { 'Cache-Control': 'public, s-maxage=1' });
  });
  const search = async (term: string, headers: Record<string, string> = {}) => {
    const response = await app.request(`/api/foods/search/${term}`, { headers });
    const { status } = response;
    return { status, text: await response.text(), headers: Object.fromEntries(response.headers) };
  };
  const atOnce = Promise.all([search('oil'), search('oil'), search('oil')]);
  release();
  const [first, second, third] = await atOnce;
  expect([first, second, third]).toEqual([first, first, first]);
  expect([made, first.text, first.status]).toEqual([1, '{"made":1}', 200]);

  expect((await search('oil')).text, 'made again and stored').toBe('{"made":2}');
  expect((await search('oil')).text, 'from memory').toBe('{"made":2}');

  const alone = await search('ghee');
  expect(alone.headers).toMatchObject({ etag: expect.any(String), 'cache-control': 'public, s-maxage=1' });
  expect(await search('rice', { 'If-None-Match': '*' })).toMatchObject({ status: 304, text: '' });
  isNear = true;
  expect((await search('honey')).headers['cache-control'], 'near a boundary').toBe('public, no-cache');
});
