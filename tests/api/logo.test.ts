import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastChange } from '../support/admin-actions.ts';
import { makeAdmin } from '../support/admins.ts';
import { countQueries } from '../support/count-queries.ts';
import { bomb, jpegWithGps, png } from '../support/images.ts';
import { bearer } from '../support/people.ts';
import { makeShopper, type Shopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Shopper;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());

const DRAWING = '<rect width="40" height="20" fill="#c00000"/>';
const svg = (inside = DRAWING, start = '') =>
  Buffer.from(`${start}<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${inside}</svg>`);

async function upload(bytes: Buffer, { name = 'logo.png', who = admin, version }: UploadOptions = {}) {
  const body = new FormData();
  body.set('image', new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
  if (version !== undefined) body.set('version', String(version));
  const response = await shop.request('/api/admin/logo', {
    method: 'POST',
    body,
    headers: who ? bearer(who.token) : {},
  });
  return { status: response.status, body: await response.json() };
}
interface UploadOptions {
  name?: string;
  who?: Shopper | null;
  version?: number;
}

const json = async (path: string) => (await shop.request(path)).json();
const change = async (method: 'PUT' | 'DELETE', body?: object, path = '/api/admin/logo') => {
  const response = await shop.request(path, {
    method,
    headers: { ...bearer(admin.token), 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
};
const imageAt = async (path: string) => {
  const response = await shop.request(path);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { response, bytes, size: await sharp(bytes).metadata() };
};
const pixel = async (bytes: Buffer, left: number, top: number) => [
  ...(await sharp(bytes).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];
const manifest = () => json('/manifest.webmanifest');
const keyOf = (shopData: { icons: { touch: string } }) => shopData.icons.touch.split('/')[2];

test('many requests for the icon at once read the database once', async () => {
  await shop.request('/favicon.ico');
  const queries = await countQueries(shop, async (request) => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => request('/favicon.ico')));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
  });
  expect(queries).toBeLessThan(10);
});

test('the demo shows its own logo, icon and share picture', async () => {
  const { logo, icons } = await json('/api/shop');
  expect(logo).toMatchObject({
    isTinted: true,
    url: expect.stringMatching(/^\/media\/brand\/logo\.svg\?v=/),
  });
  expect(icons.favicon).toMatch(/^\/media\/brand\/favicon\.svg/);
  expect(icons.share).toMatch(/^\/media\/brand\/share\.jpg/);
  const { size } = await imageAt('/apple-touch-icon.png');
  expect([size.width, size.height]).toEqual([180, 180]);
});

test('an uploaded logo becomes every icon, each in its size', async () => {
  const { status, body } = await upload(svg(), { name: 'logo.svg' });
  expect([status, body.logo.width, body.logo.height]).toEqual([200, 1024, 512]);
  const { icons, logo } = await json('/api/shop');
  const key = keyOf(await json('/api/shop'));
  const sizes = { 'icon-48.png': 48, 'icon-192.png': 192, 'icon-512.png': 512, 'maskable-512.png': 512 };
  for (const [file, side] of Object.entries(sizes)) {
    const { response, size } = await imageAt(`/brand/${key}/${file}`);
    expect([file, size.format, size.width, size.height]).toEqual([file, 'png', side, side]);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  }
  const touch = await imageAt(icons.touch);
  expect([touch.size.width, touch.size.height]).toEqual([180, 180]);
  expect(await pixel(touch.bytes, 90, 90)).toEqual([192, 0, 0, 255]);
  // the corner of an app icon is never transparent
  expect((await pixel(touch.bytes, 0, 0))[3]).toBe(255);
  const share = await imageAt(icons.share);
  expect([share.size.format, share.size.width, share.size.height]).toEqual(['jpeg', 1200, 630]);
  const onPages = await imageAt(logo.url);
  expect([onPages.size.format, onPages.size.width]).toEqual(['webp', 320]);
  const { icons: listed, name } = await manifest();
  expect(name).toBe('Chekku Farms');
  expect(listed.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
});

test('/favicon.ico holds three sizes', async () => {
  const response = await shop.request('/favicon.ico');
  expect(response.headers.get('Content-Type')).toBe('image/x-icon');
  const ico = Buffer.from(await response.arrayBuffer());
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3]);
  for (const [index, side] of [16, 32, 48].entries()) {
    const at = 6 + 16 * index;
    const [length, offset] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)];
    const { width, format } = await sharp(ico.subarray(offset, offset + length)).metadata();
    expect([ico.readUInt8(at), width, format]).toEqual([side, side, 'png']);
  }
});

test('the address of an earlier logo leads to the one of today', async () => {
  const before = keyOf(await json('/api/shop'));
  await upload(await png('#123456', 300));
  const after = keyOf(await json('/api/shop'));
  expect(after).not.toBe(before);
  const response = await shop.request(`/brand/${before}/email.png`);
  expect([response.status, response.headers.get('Location')]).toEqual([302, `/brand/${after}/email.png`]);
  expect((await shop.request(`/brand/${after}/unknown.png`)).status).toBe(404);
  expect((await shop.request(`/brand/${after}/constructor`)).status).toBe(404);
});

test('without a logo the shop draws its initials in its colour', async () => {
  const { status, body } = await change('DELETE', undefined);
  expect([status, body.logo]).toEqual([200, null]);
  const { logo, icons, colours } = await json('/api/shop');
  expect(logo).toBeNull();
  const { bytes, size } = await imageAt(icons.touch);
  expect(size.width).toBe(180);
  const [red = 0, green = 0, blue = 0] = await pixel(bytes, 4, 4);
  expect(
    `#${[red, green, blue].map((one) => one.toString(16).padStart(2, '0')).join('')}`.toUpperCase(),
  ).toBe(colours.header);
  // something is drawn on the tile
  expect((await sharp(bytes).stats()).entropy).toBeGreaterThan(0.1);
  expect((await imageAt(icons.share)).size.width).toBe(1200);
  expect((await imageAt(icons.favicon)).size.width).toBe(48);
});

test.each([
  ['a page', Buffer.from('<!doctype html><svg></svg><script>alert(1)</script>')],
  ['a GIF', Buffer.from('GIF89a')],
  ['nothing', Buffer.alloc(0)],
  ['a PDF', Buffer.from('%PDF-1.7')],
  ['an SVG with a document type', svg(DRAWING, '<!DOCTYPE svg [<!ENTITY a "aaaa">]>')],
])('%s is no logo, whatever its name', async (_, bytes) => {
  const { status, body } = await upload(bytes);
  expect([status, body.code]).toEqual([400, 'wrong-logo']);
});

test('a logo is stored as pixels: no script, no EXIF, no colour profile, upright', async () => {
  const script =
    '<script>alert(1)</script><a href="javascript:alert(2)"><circle r="9" onload="alert(3)"/></a>';
  for (const bytes of [
    svg(DRAWING + script, '\uFEFF<?xml version="1.0"?>\n<!-- a comment -->\n'),
    await jpegWithGps(),
    await sharp(await png())
      .withIccProfile('p3')
      .png()
      .toBuffer(),
  ]) {
    expect((await upload(bytes)).status).toBe(200);
    const { logo } = await json('/api/shop');
    expect(logo.url).toMatch(/^\/brand\/[0-9a-f]{16}\/logo\.webp$/);
    const { rows } = await shop.database.pool.query("select logo->>'url' as url from shop_settings");
    for (const path of [logo.url, rows[0].url]) {
      const { bytes: stored, size, response } = await imageAt(path);
      expect(response.headers.get('Content-Type')).toBe('image/webp');
      expect([size.exif, size.icc, stored.includes('alert')]).toEqual([undefined, undefined, false]);
    }
  }
  await upload(await jpegWithGps());
  const { logo } = await json('/api/shop');
  expect([logo.width, logo.height]).toEqual([40, 80]);
});

test('an SVG reads no files and no other hosts', async () => {
  const outside = [
    '<image href="file:///etc/hostname" width="40" height="20"/>',
    '<image href="http://127.0.0.1:1/x.png" width="40" height="20"/>',
    '<style>@import url("http://127.0.0.1:1/x.css");</style>',
  ];
  const { status, body } = await upload(svg(outside.join('') + DRAWING));
  expect(status).toBe(200);
  const { bytes } = await imageAt(body.logo.url);
  expect((await pixel(bytes, 100, 50)).slice(0, 2)[0]).toBeGreaterThan(180);
});

test('a bomb, half a picture and too many bytes are rejected, and the shop goes on', async () => {
  expect((await upload(bomb())).body.code).toBe('logo-too-large');
  const huge = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"></svg>');
  expect((await upload(huge)).body.code).toBe('logo-too-large');
  const whole = await png('#332211', 900);
  expect((await upload(whole.subarray(0, whole.length / 2))).body.code).toBe('broken-picture');
  expect((await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'))).body.code).toBe(
    'broken-picture',
  );
  expect((await upload(Buffer.concat([whole, Buffer.alloc(2_200_000)]))).body.code).toBe('logo-too-large');
  expect((await upload(Buffer.alloc(8_000_000))).status).toBe(413);
  expect((await upload(whole)).status).toBe(200);
});

test('a logo in the colour of the text keeps its shape in e-mails', async () => {
  const { body } = await upload(svg('<circle cx="20" cy="10" r="8" fill="#c00000"/>'), { name: 'logo.svg' });
  expect((await change('PUT', { isTinted: true, version: body.version })).status).toBe(200);
  const { bytes, size } = await imageAt(`/brand/${keyOf(await json('/api/shop'))}/email.png`);
  expect((await pixel(bytes, 0, 0))[3]).toBe(0);
  expect(await pixel(bytes, size.width / 2, size.height / 2)).toEqual([255, 255, 255, 255]);
});

test('only an admin changes the logo', async () => {
  const customer = await makeShopper(shop);
  expect((await upload(await png(), { who: customer })).status).toBe(403);
  expect((await upload(await png(), { who: null })).status).toBe(401);
});

test('an outdated change is rejected; every change is in the audit log', async () => {
  const { body: first } = await upload(await png('#445566'));
  expect((await upload(await png('#665544'), { version: first.version - 1 })).status).toBe(409);
  expect((await change('PUT', { isTinted: true, version: first.version - 1 })).status).toBe(409);
  expect((await change('DELETE', undefined, `/api/admin/logo?version=${first.version - 1}`)).status).toBe(
    409,
  );
  const tinted = await change('PUT', { isTinted: true, version: first.version });
  expect([tinted.status, tinted.body.logo.isTinted]).toEqual([200, true]);
  expect((await change('PUT', { isTinted: 'yes' })).status).toBe(400);
  expect((await lastChange(shop, 'logo')).changes.isTinted).toEqual([false, true]);
});

test('two admins at once: one upload counts, the other is told', async () => {
  const { body } = await upload(await png('#010203'));
  const both = await Promise.all(
    ['#111111', '#222222'].map(async (colour) => upload(await png(colour), { version: body.version })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a lost file shows the initials instead of an error', async () => {
  await shop.database.pool.query(
    `update shop_settings set logo = logo || '{"url": "/uploads/00/000000000000000000000000000000.webp"}'`,
  );
  const { icons } = await json('/api/shop');
  expect((await imageAt(icons.touch)).size.width).toBe(180);
});
