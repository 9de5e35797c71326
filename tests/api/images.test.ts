import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveImage } from '../../src/server/images/save-image.ts';
import { openStorage, openUploads } from '../../src/server/platform/storage/storage.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
const dataDir = mkdtempSync(path.join(tmpdir(), 'chekku-pictures-'));
const storage = openStorage(openUploads({ s3: undefined, dataDir }));

beforeAll(async () => {
  shop = await openTestShop({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await shop.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const photo = (background: string) =>
  sharp({ create: { width: 3000, height: 1500, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .toBuffer();
const made = () => readdirSync(path.join(dataDir, 'pictures'));

test('an image of the catalogue is served as prebuilt AVIF and cached forever', async () => {
  const response = await shop.request('/pictures/640/media/products/groundnut-oil-1.avif?v=1');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('image/avif');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(existsSync(path.join(dataDir, 'pictures'))).toBe(false);
});

test('an old browser gets WebP, which is encoded once for concurrent requests', async () => {
  const address = '/pictures/320/media/products/groundnut-oil-1.webp?v=1';
  const responses = await Promise.all(Array.from({ length: 8 }, () => shop.request(address)));
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect((await sharp(await responses[0]?.arrayBuffer()).metadata()).width).toBe(320);
  expect(made()).toHaveLength(1);
  await shop.request(address);
  expect(made()).toHaveLength(1);
});

test('an upload is stored upright and small, without metadata, and served in all widths', async () => {
  const saved = await saveImage(storage, await photo('#123456'));
  const address = saved.ok ? saved.value.imageUrl : '';
  const original = await shop.request(address);
  const { width, format, exif } = await sharp(await original.arrayBuffer()).metadata();
  expect({ width, format, exif }).toEqual({ width: 1920, format: 'webp', exif: undefined });
  const small = await shop.request(`/pictures/640${address.replace('.webp', '.avif')}`);
  expect(small.headers.get('Content-Type')).toBe('image/avif');
  expect((await sharp(await small.arrayBuffer()).metadata()).width).toBe(640);
});

test('the same image twice is one file; a file that is no image is rejected', async () => {
  const [one, other] = await Promise.all([
    saveImage(storage, await photo('#abcdef')),
    saveImage(storage, await photo('#abcdef')),
  ]);
  expect(one).toEqual(other);
  expect(await saveImage(storage, Buffer.from('<svg onload="evil()"></svg>'))).toEqual({
    ok: false,
    code: 'wrong-picture',
  });
});

test.each([
  '/pictures/641/media/products/groundnut-oil-1.avif',
  '/pictures/640/media/products/groundnut-oil-1.png',
  '/pictures/640/media/products/no-such.avif',
  '/pictures/640/media/..%2f..%2fpackage.avif',
  '/pictures/640/media/../../package.avif',
  '/pictures/640/https://example.com/a.avif',
  '/pictures/640/uploads/%00.avif',
  '/uploads/..%2f..%2fetc%2fpasswd',
  '/uploads/../postgres/postmaster.webp',
  '/uploads/a',
])('92 %s is not found', async (address) => {
  expect((await shop.request(address)).status).toBe(404);
});
