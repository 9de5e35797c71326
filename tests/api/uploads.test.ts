import { utimes } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purgeUploads } from '../../src/server/images/purge-uploads.ts';
import { openStorage, openUploads } from '../../src/server/platform/storage/storage.ts';
import { makeAdmin } from '../support/admins.ts';
import { blackPng, bomb, jpegWithGps, png, polyglot, SVG } from '../support/images.ts';
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

async function upload(bytes: Buffer, name = 'picture.png', who: Shopper | undefined = admin) {
  const body = new FormData();
  body.set('image', new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
  const response = await shop.request('/api/upload', {
    method: 'POST',
    body,
    headers: who ? bearer(who.token) : {},
  });
  return { status: response.status, body: await response.json() };
}

test('90 A-27 an admin uploads a picture and gets its address; nobody else does', async () => {
  const { status, body } = await upload(await png());
  expect([status, Object.keys(body)]).toEqual([200, ['imageUrl']]);
  const served = await shop.request(body.imageUrl);
  expect(served.headers.get('Content-Type')).toBe('image/webp');
  expect(served.headers.get('X-Content-Type-Options')).toBe('nosniff');
  const customer = await makeShopper(shop);
  expect((await upload(await png(), 'x.png', customer)).status).toBe(403);
  const visitor = await shop.request('/api/upload', { method: 'POST', body: new FormData() });
  expect(visitor.status).toBe(401);
});

test('E-35 without a file', async () => {
  const other = new FormData();
  other.set('image', 'words');
  for (const init of [{ body: new FormData() }, { body: other }]) {
    const response = await shop.request('/api/upload', {
      method: 'POST',
      headers: bearer(admin.token),
      ...init,
    });
    expect([response.status, (await response.json()).error]).toEqual([400, 'Upload file is not selected!']);
  }
});

test.each([
  ['an SVG', () => SVG, 'x.png'],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'x.png'],
  ['a GIF', () => Buffer.from('GIF89a'), 'x.jpg'],
  ['nothing', () => Buffer.alloc(0), 'x.png'],
  [
    'a WebP',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .webp()
        .toBuffer(),
    'x.jpg',
  ],
])('E-36 V-44 90 %s is rejected by its content', async (_, make, name) => {
  const { status, body } = await upload(await make(), name);
  expect([status, body.error]).toEqual([400, 'Only JPG or PNG type is allowed']);
});

test('90 V-44 a PNG that is called .jpg is a PNG; a name leads nowhere', async () => {
  const { body } = await upload(await png('#556677'), '../../x.jpg');
  expect(body.imageUrl).toMatch(/^\/uploads\/[0-9a-f]{2}\/[0-9a-f]{30}\.webp$/);
});

test('a picture is made anew: nothing behind it, no place, upright', async () => {
  for (const bytes of [await polyglot(), await jpegWithGps()]) {
    const { body } = await upload(bytes);
    const stored = Buffer.from(await (await shop.request(body.imageUrl)).arrayBuffer());
    expect(stored.includes('<script>')).toBe(false);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
  }
  const { body } = await upload(await jpegWithGps('#998877'));
  const { width, height } = await sharp(await (await shop.request(body.imageUrl)).arrayBuffer()).metadata();
  expect([width, height]).toEqual([40, 80]);
});

test('a bomb, a torso and what is too large are rejected, and the shop goes on', async () => {
  expect((await upload(bomb())).status).toBe(413);
  const whole = await png('#332211', 900);
  const torso = await upload(whole.subarray(0, whole.length / 2));
  expect([torso.status, torso.body.code]).toEqual([400, 'broken-picture']);
  const sixMegabytes = Buffer.concat([await png(), Buffer.alloc(6_000_000)]);
  expect((await upload(sixMegabytes)).body.code).toBe('picture-too-large');
  expect((await upload(Buffer.alloc(8_000_000))).status).toBe(413);
  expect((await upload(await png())).status).toBe(200);
});

test.each([
  [1, 17_000],
  [17_000, 1],
])(
  'T12 an image of %i by %i pixels is rejected before it is opened, whatever its area',
  async (width, height) => {
    const { status, body } = await upload(blackPng(width, height));
    expect([status, body.code]).toEqual([413, 'picture-too-large']);
  },
);

test('an image that takes long to open holds up no other upload and no image of a page', async () => {
  const earlier = await upload(await png('#102030'));
  const done: string[] = [];
  const large = upload(blackPng(6300, 6300)).then(({ status }) => done.push(`large ${status}`));
  const small = upload(await png('#405060')).then(({ status }) => done.push(`small ${status}`));
  const shown = shop
    .request(earlier.body.imageUrl.replace('/uploads/', '/pictures/320/uploads/'))
    .then(({ status }) => done.push(`shown ${status}`));
  await Promise.all([large, small, shown]);
  expect(done.toSorted()).toEqual(['large 200', 'shown 200', 'small 200']);
  expect(done.at(-1)).toBe('large 200');
});

test('uploads that nothing refers to are removed, never one younger than a day, never one in use', async () => {
  const { dataDir } = shop.config;
  const { pool, db } = shop.database;
  const clean = () => purgeUploads(db, openStorage(openUploads({ dataDir, s3: undefined })), dataDir);
  const isServed = async (url: string) => (await shop.request(url)).status === 200;
  const make = async (red: number, days: number) => {
    const image = sharp({
      create: { width: 40, height: 40, channels: 3, background: { r: red, g: 9, b: 9 } },
    });
    const { imageUrl } = (await upload(await image.png().toBuffer())).body;
    const at = new Date(Date.now() - days * 86_400_000);
    await utimes(path.join(dataDir, imageUrl), at, at);
    return imageUrl as string;
  };
  const [unused, young, food, old, review, content] = [
    await make(10, 2),
    await make(20, 0.9),
    await make(30, 2),
    await make(40, 2),
    await make(50, 2),
    await make(60, 2),
  ];
  await pool.query("update food_images set url = $1 || '?v=1' where food_id = 'a2-cow-ghee'", [food]);
  await pool.query(
    'update recipes set images = array[$1] where id = (select id from recipes order by id limit 1)',
    [old],
  );
  await pool.query('update reviews set image_url = $1 where id = (select id from reviews limit 1)', [review]);
  await pool.query(
    `update page_versions set sections = jsonb_set(sections, '{0,items,0,texts,en,phoneImage}', to_jsonb($1::text))
     where page = 'home'`,
    [content],
  );
  const sized = unused.replace(/^(.*)\.webp$/, '/pictures/320$1.webp');
  const before = await shop.request(sized);
  await clean();
  expect(await Promise.all([unused, young, food, old, review, content].map(isServed))).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
  expect([before.status, (await shop.request(sized)).status]).toEqual([200, 404]);
  expect(await clean()).toBe(0);
});
