import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openUploads } from '../../src/server/platform/storage/storage.ts';
import { makeAdmin } from '../support/admins.ts';
import { png } from '../support/images.ts';
import { bearer } from '../support/people.ts';
import { openS3Server, type S3Server } from '../support/s3-server.ts';
import type { Shopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let store: S3Server;
let shop: TestShop;
let admin: Shopper;
beforeAll(async () => {
  store = await openS3Server();
  shop = await openTestShop(store.environment);
  admin = await makeAdmin(shop);
});
afterAll(async () => {
  await shop.close();
  await store.remove();
});

async function upload(colour: string) {
  const body = new FormData();
  body.set('image', new File([new Uint8Array(await png(colour))], 'x.png', { type: 'image/png' }));
  const response = await shop.request('/api/upload', { method: 'POST', body, headers: bearer(admin.token) });
  return { status: response.status, retry: response.headers.get('Retry-After'), body: await response.json() };
}

const smaller = (address: string) => shop.request(`/pictures/320${address.replace('.webp', '.avif')}`);

test('A-27 an upload lies in the bucket, not on the disk, and is shown from there', async () => {
  const { body } = await upload('#aa3311');
  const shown = await shop.request(body.imageUrl);
  expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  expect((await sharp(await shown.arrayBuffer()).metadata()).format).toBe('webp');
  expect(readdirSync(shop.config.dataDir)).not.toContain('uploads');
  const uploads = openUploads(shop.config);
  const files: string[] = [];
  for await (const { file } of uploads.list()) files.push(file);
  expect(files).toEqual([body.imageUrl.replace('/uploads/', '')]);
  expect((await shop.request('/uploads/ab/cd.webp')).status).toBe(404);
});

test('many visitors who load a film slowly do not keep others from their pictures', async () => {
  const uploads = openUploads(shop.config);
  await uploads.write('ab/film.mp4', Buffer.alloc(8 * 1024 * 1024));
  await uploads.write('ab/picture.webp', Buffer.from('a picture'));
  const film = await uploads.open('ab/film.mp4');
  const unread = await Promise.all(Array.from({ length: 60 }, () => film?.stream(0, film.size - 1)));
  expect(await uploads.read('ab/picture.webp')).toEqual(Buffer.from('a picture'));
  await Promise.all(unread.map((stream) => stream?.cancel()));
  for (const file of ['ab/film.mp4', 'ab/picture.webp']) await uploads.remove(file);
});

test('while the store is away uploads are rejected with a message, the shop and small copies live on, and it recovers', async () => {
  const { body } = await upload('#22bb11');
  expect((await smaller(body.imageUrl)).status).toBe(200);
  await store.stop();
  const rejected = await upload('#1122cc');
  expect([rejected.status, rejected.body.code, rejected.retry]).toEqual([503, 'storage-away', '2']);
  expect(rejected.body.error).toBe(
    'Pictures cannot be kept or shown at the moment. Please try again in a few minutes.',
  );
  expect((await shop.request(body.imageUrl)).status).toBe(503);
  expect((await smaller(body.imageUrl)).status).toBe(200);
  expect((await shop.request('/api/foods')).status).toBe(200);
  await store.start();
  expect((await upload('#1122cc')).status).toBe(200);
  expect((await shop.request(body.imageUrl)).status).toBe(200);
});
