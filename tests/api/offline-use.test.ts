import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAdmin, lastChange } from '../support/admin-actions.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Awaited<ReturnType<typeof asAdmin>>;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const SETTING = '/api/admin/settings/offline';
const hasOfflineUse = async () => (await (await shop.request('/api/shop')).json()).hasOfflineUse;

test('one setting switches offline use off; then /sw.js is a worker that removes itself and what was stored', async () => {
  expect((await admin.put(SETTING, { isOn: true })).status).toBe(200);
  expect(await hasOfflineUse()).toBe(true);
  const { body: before } = await admin.get(SETTING);
  expect(before).toEqual({ isOn: true, version: 1 });
  const off = await admin.put(SETTING, { isOn: false, version: before.version });
  expect(off).toMatchObject({ status: 200, body: { isOn: false, version: 2 } });
  expect(await lastChange(shop, 'offline use')).toMatchObject({
    action: 'change offline use',
    changes: { isOn: [true, false] },
  });
  expect(await hasOfflineUse()).toBe(false);

  const worker = await shop.request('/sw.js');
  expect(worker.status).toBe(200);
  expect(worker.headers.get('Content-Type')).toMatch(/^text\/javascript/);
  expect(worker.headers.get('Cache-Control')).toBe('no-cache');
  expect(worker.headers.get('Content-Security-Policy')).toContain("connect-src 'self'");
  const script = await worker.text();
  for (const step of ['skipWaiting()', 'registration.unregister()', 'caches.delete', 'deleteDatabase'])
    expect(script).toContain(step);

  const outdated = await admin.put(SETTING, { isOn: true, version: before.version });
  expect(outdated).toMatchObject({ status: 409, body: { current: { isOn: false, version: 2 } } });
  expect((await admin.put(SETTING, { isOn: 'yes' })).status).toBe(400);
  expect((await admin.put(SETTING, { isOn: true })).status).toBe(200);
  expect(await hasOfflineUse()).toBe(true);
});

test('the manifest has name, colours and icons of the settings, in the language of the reader', async () => {
  const read = async (query: string) => (await shop.request(`/manifest.webmanifest${query}`)).json();
  const { name, colours } = await (await shop.request('/api/shop')).json();
  const english = await read('');
  expect(english).toMatchObject({
    name,
    lang: 'en-IN',
    start_url: '/',
    id: '/',
    theme_color: colours.header,
    background_color: colours.home,
    display: 'standalone',
  });
  const tamil = await read('?language=ta');
  expect(tamil).toMatchObject({ name, lang: 'ta-IN', start_url: '/ta', id: '/', icons: english.icons });
  expect(tamil.description).not.toBe(english.description);
  expect((await read('?language=xx')).lang).toBe('en-IN');
  for (const { src } of english.icons) expect((await shop.request(src)).status).toBe(200);
});

test('pages let workers and manifests come from the shop itself only', async () => {
  const policy = (await shop.request('/api/shop')).headers.get('Content-Security-Policy');
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain("manifest-src 'self'");
});
