import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminFood } from '../../src/contract/food-input.ts';
import { purgeUploads } from '../../src/server/images/purge-uploads.ts';
import { createSafeFetch } from '../../src/server/platform/safe-fetch.ts';
import { openStorage, openUploads } from '../../src/server/platform/storage/storage.ts';
import { makeAdmin } from '../support/admins.ts';
import { bomb, jpegWithGps, png, SVG } from '../support/images.ts';
import { importer, shortLines } from '../support/imports.ts';
import { as, type Shopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';
import { zip } from '../support/zip.ts';

let website: Server;
let respond: RequestListener;
let asked: string[];
let shop: TestShop;
let admin: Shopper;
let imports: ReturnType<typeof importer>;
beforeAll(async () => {
  website = createServer((incoming, response) => {
    asked.push(incoming.url ?? '');
    respond(incoming, response);
  });
  await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve));
  const { port } = website.address() as AddressInfo;
  // every website of these tests is on this machine, which production never allows
  const fetchImage = createSafeFetch({
    resolve: async (host) => (host === 'inner.example' ? ['10.0.0.1'] : ['127.0.0.1']),
    isAllowed: (address) => address === '127.0.0.1',
    request: (options, onResponse) => httpRequest(options, onResponse),
    port,
  });
  shop = await openTestShop({}, { fetchImage });
  admin = await makeAdmin(shop);
  imports = importer(shop, admin);
});
afterAll(async () => {
  await shop.close();
  website.close();
});
beforeEach(() => {
  asked = [];
  respond = async (_, response) => void response.end(await png());
});

const oil = (...images: string[]) =>
  `id,image_1,image_2,image_2_alt\nwood-pressed-sesame-oil,${images[0] ?? ''},${images[1] ?? ''},Second\n`;
const imagesOf = async () =>
  ((await as(shop, admin).get('/api/admin/foods/wood-pressed-sesame-oil')).body as AdminFood).pictures;
const messages = async (id: string) => shortLines(await imports.lines(id));

test('pictures come from a ZIP by their file names; the same file again changes nothing', async () => {
  const archive = zip([
    { name: 'pictures/Front.PNG', bytes: await png('#224466') },
    { name: 'back.jpg', bytes: await jpegWithGps() },
    { name: 'unused.jpg', bytes: Buffer.from('not even a picture') },
  ]);
  const done = await imports.run(oil('front.png', 'back.jpg'), archive);
  expect(done).toMatchObject({ state: 'done', changed: 1, images: 2, imagesDone: 2 });
  const images = await imagesOf();
  expect(images).toMatchObject([{ alt: '' }, { alt: 'Second' }]);
  for (const { url } of images) {
    expect(url).toMatch(/^\/uploads\/.+\.webp$/);
    const bytes = Buffer.from(await (await shop.request(url)).arrayBuffer());
    // re-encoded like an upload, without camera and location
    expect(bytes.includes('Secret phone')).toBe(false);
  }
  expect(await imports.run(oil('front.png', 'back.jpg'), archive)).toMatchObject({
    changed: 0,
    unchanged: 1,
  });
});

test('what is no picture, too large in pixels or missing rejects its line', async () => {
  const archive = zip([
    { name: 'drawing.svg', bytes: SVG },
    { name: 'bomb.png', bytes: bomb() },
  ]);
  const before = await imagesOf();
  const done = await imports.run(oil('drawing.svg', 'bomb.png'), archive);
  expect(done).toMatchObject({ rejected: 1 });
  expect(await messages(done._id)).toEqual([
    '2 rejected | image_1: Only JPG or PNG type is allowed | image_2: The picture is too large. It may have 5 MB, 40 megapixels and 16,384 pixels a side.',
  ]);
  const missing = await imports.check(oil('nowhere.png'));
  expect(await messages(missing._id)).toEqual(['2 rejected | image_1: This picture is not in the ZIP file']);
  expect(await imagesOf()).toEqual(before);
});

test('a broken ZIP is rejected, and can be replaced by a good one', async () => {
  const { body } = await imports.upload(oil('front.png'));
  for (const wrong of [Buffer.from('no archive'), zip([{ name: '../x.png', bytes: Buffer.from('x') }])]) {
    const { status, body: error } = await imports.uploadZip(body._id, wrong);
    expect([status, error.code]).toEqual([400, 'import-unreadable']);
  }
  expect(
    (await imports.uploadZip(body._id, zip([{ name: 'front.png', bytes: await png('#664422') }]))).status,
  ).toBe(200);
  await imports.act(body._id, 'check');
  expect(await imports.settled(body._id)).toMatchObject({ changed: 1, rejected: 0 });
  await imports.act(body._id, 'cancel');
  expect((await imports.uploadZip(body._id, zip([]))).status).toBe(409);
});

test('pictures are fetched by https once, stored, and not fetched again', async () => {
  const file = oil('https://farm.example/oil.png', 'https://farm.example/label.png');
  respond = async ({ url }, response) =>
    void response.end(await png(url === '/oil.png' ? '#118811' : '#881111'));
  expect(await imports.run(file)).toMatchObject({ state: 'done', changed: 1 });
  expect((await imagesOf()).map(({ url }) => url)).toEqual([
    expect.stringMatching(/^\/uploads\//),
    expect.stringMatching(/^\/uploads\//),
  ]);
  expect(asked.sort()).toEqual(['/label.png', '/oil.png']);
  expect(await imports.run(file)).toMatchObject({ changed: 0, unchanged: 1 });
  expect(asked).toHaveLength(2);
  // stored pictures of imports are in use
  const storage = openStorage(openUploads(shop.config));
  await purgeUploads(shop.database.db, storage, shop.config.dataDir);
  for (const { url } of await imagesOf()) expect((await shop.request(url)).status).toBe(200);
});

test('an address that a food shows already stays as it is', async () => {
  const url = 'https://pictures.example/oil.jpg';
  await shop.database.pool.query(
    "update food_images set url = $1 where food_id = 'wood-pressed-sesame-oil' and position = 0",
    [url],
  );
  const { alt } = (await imagesOf())[0] ?? {};
  const second = (await imagesOf())[1]?.url ?? '';
  expect(await imports.run(oil(url, second))).toMatchObject({ unchanged: 1 });
  expect((await imagesOf())[0]).toEqual({ url, alt });
  expect(asked).toEqual([]);
});

test.each([
  ['https://inner.example/x.png', 'The website inner.example is not public.'],
  ['https://127.0.0.1/x.png', 'The address needs the name of a website.'],
  ['https://localhost/x.png', 'The address needs the name of a website.'],
  ['http://farm.example/x.png', 'The address must begin with https://'],
])('%s is never asked', async (address, message) => {
  const checked = await imports.check(oil(address));
  expect(await messages(checked._id)).toEqual([`2 rejected | image_1: ${message}`]);
  expect(asked).toEqual([]);
});

test('a website that fails rejects the line, and the next check tries again', async () => {
  respond = (_, response) => void response.writeHead(404).end();
  const checked = await imports.check(oil('https://farm.example/late.png'));
  expect(await messages(checked._id)).toEqual(['2 rejected | image_1: The website responds with 404.']);
  respond = async (_, response) => void response.end(await png('#333333'));
  await imports.act(checked._id, 'check');
  expect(await imports.settled(checked._id)).toMatchObject({ changed: 1, rejected: 0 });
  respond = (_, response) => void response.end('<html>Not a picture</html>');
  const page = await imports.check(oil('https://farm.example/page.png'));
  expect(await messages(page._id)).toEqual(['2 rejected | image_1: Only JPG or PNG type is allowed']);
});
