import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { clientAddress } from './client-address.ts';

async function addressOf(proxies: number, forwarded: string): Promise<string> {
  const app = new Hono<AppEnv>()
    .use(clientAddress(proxies))
    .get('/', (context) => context.text(context.get('address')));
  return (await app.request('/', { headers: { 'X-Forwarded-For': forwarded } })).text();
}

test('without a trusted proxy X-Forwarded-For is ignored', async () => {
  expect(await addressOf(0, '203.0.113.7')).toBe('in-process');
});

test('104 behind a trusted proxy the last address counts, not the ones a client added', async () => {
  expect(await addressOf(1, '1.1.1.1, 203.0.113.7')).toBe('203.0.113.7');
  expect(await addressOf(2, '1.1.1.1, 203.0.113.7, 10.0.0.1')).toBe('203.0.113.7');
});

test('a header with fewer addresses than proxies is ignored', async () => {
  expect(await addressOf(2, '203.0.113.7')).toBe('in-process');
});

test('addresses of one IPv6 /64 network count as one', async () => {
  expect(await addressOf(1, '2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(await addressOf(1, '2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
  expect(await addressOf(1, '::ffff:203.0.113.7')).toBe('203.0.113.7');
});
