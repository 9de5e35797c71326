import { afterEach, expect, test, vi } from 'vitest';
import { loadRouteModule, setStandIn } from './load-route-module.ts';

const standIn = { default: 'stand-in' };

afterEach(() => {
  vi.useRealTimers();
});

const script = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;

test('K-32 a page whose script has not loaded after 120 s is replaced by the stand-in', async () => {
  vi.useFakeTimers();
  setStandIn(standIn);
  const cache = {};
  const loaded = vi.fn();
  const held = { id: 'held', module: script('await new Promise(() => {}); export const page = 1') };
  void loadRouteModule(held, cache).then(loaded);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(loaded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(loaded).toHaveBeenCalledWith(standIn);
  expect(cache).toEqual({});
});

test('a loaded module is cached, and its timer is cleared', async () => {
  vi.useFakeTimers();
  const cache: Record<string, { [name: string]: unknown }> = {};
  const module = await loadRouteModule({ id: 'there', module: script('export const page = 1') }, cache);
  expect(module.page).toBe(1);
  expect(cache.there).toBe(module);
  expect(vi.getTimerCount()).toBe(0);
});
