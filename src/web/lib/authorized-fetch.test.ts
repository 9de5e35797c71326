import { afterEach, expect, test, vi } from 'vitest';
import { authorizedFetch } from './authorized-fetch.ts';

afterEach(() => vi.unstubAllGlobals());

/** The Authorization header that a signed-in browser sends to this URL. */
async function authorizationFor(url: string): Promise<string | null> {
  const user = JSON.stringify({
    _id: 'x',
    name: 'Meena',
    email: 'm@example.org',
    token: 'my-token',
    isAdmin: false,
  });
  const fetched = vi.fn<typeof fetch>(async () => new Response('{}'));
  vi.stubGlobal('window', { location: new URL('https://shop.example/cart') });
  vi.stubGlobal('localStorage', { getItem: () => user });
  vi.stubGlobal('fetch', fetched);
  await authorizedFetch(url);
  return new Headers(fetched.mock.calls[0]?.[1]?.headers).get('Authorization');
}

test('100 the token is sent to this origin only', async () => {
  expect(await authorizationFor('/api/cart')).toBe('Bearer my-token');
  for (const elsewhere of [
    'https://colours.example/api/colors/colorcart',
    '//colours.example/api',
    'http://shop.example/api/cart',
    'https://shop.example.evil.example/api',
    'https://shop.example@evil.example/api',
  ])
    expect(await authorizationFor(elsewhere), elsewhere).toBeNull();
});
