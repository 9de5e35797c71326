import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminPage } from '../../src/contract/admin/page-sections.ts';
import { pages } from '../../src/rules/page-sections/pages.ts';
import { getOutsideOrigins } from '../../src/server/content/outside-origins.ts';
import { type Admin, asAdmin } from '../support/admin-actions.ts';
import { mp4, webm } from '../support/films.ts';
import { png } from '../support/images.ts';
import { bearer } from '../support/people.ts';
import { makeShopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.pool.query('truncate limits');
});

async function upload(bytes: Buffer, type = 'video/mp4', token: string | undefined = admin.admin.token) {
  const response = await shop.request('/api/admin/videos', {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { 'Content-Type': type, ...(token && bearer(token)) },
  });
  return { status: response.status, body: await response.json() };
}
const read = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  shop.request(url, { method, headers });
const incoming = () => readdir(path.join(shop.config.dataDir, 'incoming')).catch(() => []);

test.each([
  ['MP4 with H.264', mp4(), 'mp4'],
  ['MP4 with AV1, its table at the end', mp4({ codec: 'av01', isMoovLast: true }), 'mp4'],
  ['WebM with VP9', webm(), 'webm'],
  ['WebM with VP8', webm({ codec: 'V_VP8' }), 'webm'],
])('%s is stored as it is', async (_, film, extension) => {
  const { status, body } = await upload(film, 'application/octet-stream');
  expect([status, body.videoUrl]).toEqual([
    200,
    expect.stringMatching(new RegExp(`^/uploads/[0-9a-f]{2}/[0-9a-f]{30}\\.${extension}$`)),
  ]);
  const response = await read(body.videoUrl);
  expect(response.headers.get('Content-Type')).toBe(`video/${extension}`);
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(Buffer.from(await response.arrayBuffer()).equals(film)).toBe(true);
  expect(await incoming()).toEqual([]);
});

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['a picture', () => png(), 'wrong-video'],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'wrong-video'],
  ['a few bytes', () => Buffer.from('ftyp'), 'wrong-video'],
  ['nothing', () => Buffer.alloc(0), 'no-video'],
  [
    'a page behind the first box of an MP4',
    () => Buffer.concat([mp4().subarray(0, 24), Buffer.from('<script>')]),
    'wrong-video',
  ],
  ['half an MP4', () => mp4().subarray(0, 120), 'wrong-video'],
  ['sound without pictures', () => mp4({ handler: 'soun', codec: 'mp4a' }), 'wrong-video'],
  ['an MP4 with HEVC', () => mp4({ codec: 'hvc1' }), 'video-codec'],
  ['a Matroska file', () => webm({ docType: 'matroska' }), 'wrong-video'],
  ['a WebM with an unknown format', () => webm({ codec: 'V_MS/VFW/FOURCC' }), 'video-codec'],
  ['a WebM without pictures', () => webm({ type: 2, codec: 'A_OPUS' }), 'wrong-video'],
])('%s is rejected by its content, whatever it is called', async (_, make, code) => {
  const { status, body } = await upload(await make());
  expect([status, body.code]).toEqual([400, code]);
  expect(await incoming()).toEqual([]);
});

test('a film of more than 30 MB is rejected, also without a length', async () => {
  const large = mp4({ bytes: 31 * 1024 * 1024 });
  expect((await upload(large)).body.code).toBe('video-too-large');
  const chunks = new Blob([new Uint8Array(large)]).stream();
  const response = await shop.request('/api/admin/videos', {
    method: 'POST',
    body: chunks,
    headers: bearer(admin.admin.token),
    duplex: 'half',
  } as RequestInit);
  expect([response.status, (await response.json()).code]).toEqual([413, 'video-too-large']);
  expect(await incoming()).toEqual([]);
});

test('only admins upload films, each at most 60 in an hour', async () => {
  const customer = await makeShopper(shop);
  expect((await upload(mp4(), 'video/mp4', customer.token)).status).toBe(403);
  expect((await upload(mp4(), 'video/mp4', '')).status).toBe(401);
  await shop.database.pool.query('insert into limits (key, points, expire) values ($1, 60, $2)', [
    `videos:${admin.admin.id}`,
    Date.now() + 60_000,
  ]);
  expect((await upload(mp4())).status).toBe(429);
});

test('a player gets the part that it asks for', async () => {
  const film = mp4({ bytes: 5000 });
  const { videoUrl } = (await upload(film)).body;
  const part = await read(videoUrl, { Range: 'bytes=100-199' });
  expect([part.status, part.headers.get('Content-Range'), part.headers.get('Content-Length')]).toEqual([
    206,
    `bytes 100-199/${film.length}`,
    '100',
  ]);
  expect(part.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(Buffer.from(await part.arrayBuffer()).equals(film.subarray(100, 200))).toBe(true);
  const last = await read(videoUrl, { Range: 'bytes=-50' });
  expect(Buffer.from(await last.arrayBuffer()).equals(film.subarray(-50))).toBe(true);
  const behind = await read(videoUrl, { Range: `bytes=${film.length}-` });
  expect([behind.status, behind.headers.get('Content-Range')]).toEqual([416, `bytes */${film.length}`]);
  const head = await read(videoUrl, { Range: 'bytes=0-9' }, 'HEAD');
  expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([206, '10', '']);
  const whole = await read(videoUrl, { Range: 'bytes=0-9', 'If-Range': '"other"' });
  expect([whole.status, whole.headers.get('Accept-Ranges')]).toEqual([200, 'bytes']);
  const etag = whole.headers.get('ETag') ?? '';
  await whole.arrayBuffer();
  expect((await read(videoUrl, { Range: 'bytes=0-9', 'If-Range': etag })).status).toBe(206);
  expect((await read(videoUrl, { 'If-None-Match': etag })).status).toBe(304);
  expect((await read('/uploads/00/000000000000000000000000000000.mp4')).status).toBe(404);
});

test('fifty players and uploads at once', async () => {
  const film = mp4({ bytes: 200_000 });
  const { videoUrl } = (await upload(film)).body;
  const parts = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const response = await read(videoUrl, { Range: `bytes=${index * 1000}-${index * 1000 + 999}` });
      return Buffer.from(await response.arrayBuffer());
    }),
  );
  expect(Buffer.concat(parts).equals(film.subarray(0, 50_000))).toBe(true);
  const uploads = await Promise.all(
    Array.from({ length: 50 }, (_, index) => upload(mp4({ bytes: 1000 + index }))),
  );
  const statuses = uploads.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(20);
  expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
  expect(await incoming()).toEqual([]);
});

/** The home page with one more film, or with the films that it had. */
async function publishHome(film?: Record<string, string>) {
  const { version, sections } = (await admin.get('/api/admin/pages/home')).body as AdminPage;
  const changed = sections.map((section) =>
    section.key === 'videos'
      ? { ...section, items: [...section.items.slice(0, 4), ...(film ? [{ texts: { en: film } }] : [])] }
      : section,
  );
  return admin.post('/api/admin/pages/home/publish', { version, sections: changed });
}

test.each([
  ['http://films.example/a.mp4', 'without encryption'],
  ['https://films.example:8443/a.mp4', 'port'],
  ['https://www.youtube.com/watch?v=x', 'not a film'],
  ['https://me@films.example/a.mp4', 'user name'],
])('the form rejects %s and says why', async (url, message) => {
  const { status, body } = await publishHome({ video: url, title: 'A film' });
  expect([status, body.fields['videos.items.4.en.video']]).toEqual([400, expect.stringContaining(message)]);
});

test('the sites of saved pictures and films are allowed, and no longer when these are gone', async () => {
  const { db, pool } = shop.database;
  expect(await getOutsideOrigins(db, pages)).toEqual({ images: [], videos: [] });
  const saved = await publishHome({
    video: 'https://Films.example/a.mp4',
    poster: 'https://posters.example/a.jpg?x',
  });
  expect(saved.status).toBe(200);
  for (const url of [
    'https://foods.example/1.jpg',
    'https://foods.example/2.jpg',
    'https://a.foods.example/3.jpg',
  ]) {
    await pool.query(
      "insert into food_images (food_id, position, url, alt) select 'a2-cow-ghee', max(position) + 1, $1, 'x' from food_images where food_id = 'a2-cow-ghee'",
      [url],
    );
  }
  await pool.query(
    "update recipes set video_url = 'https://recipes.example/v.webm' where id = (select min(id) from recipes)",
  );
  expect(await getOutsideOrigins(db, pages)).toEqual({
    images: ['https://a.foods.example', 'https://foods.example', 'https://posters.example'],
    videos: ['https://films.example', 'https://recipes.example'],
  });
  expect((await publishHome()).status).toBe(200);
  await pool.query("delete from food_images where url like 'https://%'");
  await pool.query("update recipes set video_url = null where video_url like 'https://%'");
  expect(await getOutsideOrigins(db, pages)).toEqual({ images: [], videos: [] });
});
