import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import type { AppEnv } from './app-env.ts';
import { compressAndEtag } from './compress-and-etag.ts';
import { createResponseCache } from './response-cache.ts';
import { shownFoods } from './shown-foods.ts';

/** Two busy cores: patience is no check. */
const PATIENCE = { timeout: 10_000 };

/** A shop with one oil, whose clock stands still. While it is held, responses are not finished. */
async function openShop() {
  const state = {
    stock: 9,
    now: 0,
    asked: 0,
    passed: 0,
    made: 0,
    held: undefined as Promise<void> | undefined,
  };
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => state.now);
  const cache = createResponseCache({
    isEnabled: () => true,
    priceClock: { isReady: () => true, period: () => 0, isNearBoundary: () => false },
    log: createLog('silent'),
    metrics: createMetrics(),
    trustedProxies: 0,
  });
  const app = new Hono<AppEnv>();
  const shared = { 'Cache-Control': 'public' };
  app.use(cache.middleware, compressAndEtag);
  app.get('/api/foods', async (context) => {
    state.made += 1;
    const { stock, held } = state;
    await held;
    shownFoods.note(['oil']);
    return context.json({ stock }, 200, shared);
  });
  app.get('/api/recipes', (context) => {
    state.made += 1;
    return context.json({ stock: 'none' }, 200, shared);
  });
  // a page reads the API while it is rendered
  app.get('/product', async (context) => {
    context.set('page', '/product');
    return context.json((await (await app.request('/api/foods')).json()) as object, 200, shared);
  });
  const serve = getRequestListener(app.fetch);
  const listener = cache.wrapListener((request, response) => {
    state.passed += 1;
    void serve(request, response);
  });
  const server = createServer((request, response) => {
    state.asked += 1;
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    clock.mockRestore();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  // as a page calls the API
  const headers = { 'Accept-Encoding': 'identity' };
  const read = async (path = '/api/foods') => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return ((await response.json()) as { stock: number }).stock;
  };
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    state.held = promise;
    return () => {
      state.held = undefined;
      resolve();
    };
  };
  const sell = (left: number, at: number, isOnPages = true) => {
    Object.assign(state, { stock: left, now: at });
    cache.markStale(['oil'], { isOnPages });
  };
  return { state, cache, read, hold, sell };
}

test('one request makes the new response while all others get the old one', async () => {
  const { state, read, hold, sell } = await openShop();
  expect(await read()).toBe(9);
  sell(8, 600);
  const release = hold();
  const first = read();
  await vi.waitUntil(() => state.made === 2, PATIENCE);
  expect(await Promise.all([read(), read(), read()])).toEqual([9, 9, 9]);
  release();
  expect(await first).toBe(8);
  expect(await read()).toBe(8);
  expect(state.made).toBe(2);
  expect(state.passed, 'requests that were not answered from memory').toBe(2);
});

test('a second after the change nobody gets the old response, however long the new one takes', async () => {
  const { state, read, hold, sell } = await openShop();
  await read();
  sell(8, 600);
  const release = hold();
  const first = read();
  await vi.waitUntil(() => state.made === 2, PATIENCE);
  state.now = 1599;
  expect(await read()).toBe(9);
  state.now = 1600;
  const later = read();
  await vi.waitUntil(() => state.asked === 4, PATIENCE);
  release();
  expect(await Promise.all([first, later])).toEqual([8, 8]);
});

test('a change while the response is made is not lost', async () => {
  const { state, read, hold, sell } = await openShop();
  const release = hold();
  const first = read();
  await vi.waitUntil(() => state.made === 1, PATIENCE);
  sell(8, 100);
  release();
  expect(await first).toBe(9);
  expect(await read(), 'made just now').toBe(9);
  state.now = 700;
  expect(await read()).toBe(8);
});

test('waiting for a response that was begun before a change does not exceed the second', async () => {
  const { state, read, hold, sell } = await openShop();
  const release = hold();
  const first = read();
  await vi.waitUntil(() => state.made === 1, PATIENCE);
  sell(8, 100);
  const second = read();
  await vi.waitUntil(() => state.asked === 2, PATIENCE);
  state.now = 1200;
  release();
  expect(await first).toBe(9);
  expect(await second).toBe(8);
});

test('two hundred changes a second make a response anew twice a second', async () => {
  const { state, read, sell } = await openShop();
  await read();
  for (let change = 1; change <= 200; change += 1) {
    sell(change, change * 5);
    expect(change - (await read())).toBeLessThanOrEqual(100);
  }
  expect(state.made).toBeLessThanOrEqual(3);
});

test('after the change of an admin is settled, no older response is served', async () => {
  const { cache, read, sell } = await openShop();
  await read();
  sell(8, 10);
  expect(await read()).toBe(9);
  cache.settle();
  expect(await read()).toBe(8);
});

test('a page is not made from stale responses, and is stale with the foods it shows', async () => {
  const { read, sell } = await openShop();
  expect(await read('/product')).toBe(9);
  expect(await read()).toBe(9);
  sell(8, 600);
  expect(await read('/product')).toBe(8);
  sell(7, 1200);
  expect(await read(), 'made for everybody').toBe(7);
  sell(6, 1300);
  expect(await read(), 'made just before').toBe(7);
  expect(await read('/product')).toBe(6);
});

test('what shows no such food is not made again', async () => {
  const { state, read, sell } = await openShop();
  await read('/api/recipes');
  sell(8, 5000);
  await read('/api/recipes');
  expect(state.made).toBe(1);
});

test('a number that no page shows makes no page anew', async () => {
  const { state, read, sell } = await openShop();
  await read('/product');
  const asked = state.passed;
  sell(8, 600, false);
  expect(await read()).toBe(8);
  expect(await read('/product')).toBe(9);
  expect(state.passed).toBe(asked + 1);
});

test('a page reads the content of a cached response, which nobody can change, until it lacks a change', async () => {
  const { cache, read, sell } = await openShop();
  const content = () => cache.readJson('/api/foods');
  expect(content()).toBeUndefined();
  await read();
  expect(content()).toEqual({ stock: 9 });
  expect(content()).toBe(content());
  expect(() => Object.assign(content() as object, { stock: 1 })).toThrow();
  expect(cache.readJson('/api/foods?language=ta')).toBeUndefined();
  sell(8, 600);
  expect(content()).toBeUndefined();
  await read();
  expect(content()).toEqual({ stock: 8 });
  cache.clear();
  expect(content()).toBeUndefined();
});
