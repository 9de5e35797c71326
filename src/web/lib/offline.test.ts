import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOrStored, untilSent } from './offline.ts';
import { useLoadedShop } from './shop.ts';

let isUp: boolean;
beforeEach(() => {
  vi.useFakeTimers();
  const events = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, events[name].bind(events));
  isUp = false;
  vi.stubGlobal('fetch', async () => {
    if (!isUp) throw new TypeError('no connection');
    return new Response();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Work that succeeds at the try with this number; returns when it was tried, in seconds. */
function startWork(succeedsAt: number): number[] {
  const start = Date.now();
  const tries: number[] = [];
  untilSent(async () => {
    tries.push((Date.now() - start) / 1000);
    return tries.length === succeedsAt;
  });
  return tries;
}

test('a try that comes too early is repeated soon, then less and less often', async () => {
  isUp = true;
  const tries = startWork(7);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(tries).toEqual([1, 3, 7, 15, 30, 45, 60]);
});

test('the connection comes back: at once, and soon again if that was too early', async () => {
  const tries = startWork(2);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(tries).toEqual([]);
  isUp = true;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toEqual([40, 41]);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toHaveLength(2);
});

/** As a page of a shop that can be shown without a connection, in a browser with the worker. */
function loadPage(): void {
  vi.stubEnv('SSR', false);
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  const Component = () => {
    useLoadedShop();
    return null;
  };
  const hydrationData = { loaderData: { root: { hasOfflineUse: true } } };
  const router = createMemoryRouter([{ id: 'root', path: '/', Component }], { hydrationData });
  renderToString(createElement(RouterProvider, { router }));
}

test('a response that arrives when somebody else is signed in is not stored for them', async () => {
  vi.useRealTimers();
  loadPage();
  const opened: string[] = [];
  class IDBRequest extends EventTarget {}
  vi.stubGlobal('IDBRequest', IDBRequest);
  vi.stubGlobal('indexedDB', {
    open: (name: string) => {
      opened.push(name);
      return new IDBRequest();
    },
  });
  let user = 'first';
  vi.stubGlobal('localStorage', {
    getItem: () => JSON.stringify({ _id: user, name: 'Meena', token: `token of ${user}` }),
  });
  await readOrStored('orders', async () => []);
  await vi.waitFor(() => expect(opened).toEqual(['private first']));
  await readOrStored('orders', async () => {
    user = 'second';
    return [];
  });
  user = 'third';
  await readOrStored('orders', async () => []);
  await vi.waitFor(() => expect(opened).toEqual(['private first', 'private third']));
});
