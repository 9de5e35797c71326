import { afterEach, expect, test, vi } from 'vitest';
import { authorizedFetch } from './browser-api.ts';

afterEach(() => vi.unstubAllGlobals());

/** What a signed-in browser sends along with a call to this address. */
async function sentTo(address: string): Promise<string | null> {
  const user = JSON.stringify({
    _id: 'x',
    name: 'Meena',
    email: 'm@example.org',
    token: 'my-token',
    isAdmin: false,
  });
  const asked = vi.fn<typeof fetch>(async () => new Response('{}'));
  vi.stubGlobal('window', { location: new URL('https://shop.example/cart') });
  vi.stubGlobal('localStorage', { getItem: () => user });
  vi.stubGlobal('fetch', asked);
  await authorizedFetch(address);
  return new Headers(asked.mock.calls[0]?.[1]?.headers).get('Authorization');
}

test('100 the token goes to this site and to nobody else', async () => {
  expect(await sentTo('/api/cart')).toBe('Bearer my-token');
  for (const elsewhere of [
    'https://colours.example/api/colors/colorcart',
    '//colours.example/api',
    'http://shop.example/api/cart',
    'https://shop.example.evil.example/api',
    'https://shop.example@evil.example/api',
  ])
    expect(await sentTo(elsewhere), elsewhere).toBeNull();
});
