import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Review } from '../../src/contract/review.ts';
import { bomb, dataUrl, jpegWithGps, png, polyglot, SVG } from '../support/images.ts';
import { as, atCheckout, forceOrder, makeShopper, SESAME, type Shopper } from '../support/sales.ts';
import { listen } from '../support/test-sandbox.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const FOOD = SESAME.productId;
const INCOMPLETE = 'All fields are required: rating, review text, and image.';
const TOO_MANY = 'You have already submitted 2 reviews for this product.';

let shop: TestShop;
let customer: Shopper;
let image: string;
beforeAll(async () => {
  shop = await openTestShop();
  image = dataUrl(await png());
});
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await makeShopper(shop);
});

const write = (changes: Record<string, unknown> = {}, who = customer) =>
  as(shop, who).post('/api/reviews', {
    productId: FOOD,
    rating: 5,
    review: 'Fresh and fragrant.',
    image,
    CustomerId: who.id,
    ...changes,
  });
const reviewsOf = async (food = FOOD): Promise<Review[]> =>
  (await shop.request(`/api/reviews/product/${food}`)).json();
const stored = async (who = customer): Promise<number> =>
  (await reviewsOf()).filter(({ CustomerId }) => CustomerId._id === who.id).length;
const average = async () => {
  const food = await (await shop.request(`/api/foods/id/${FOOD}`)).json();
  return [food.averageRating, food.reviewCount];
};

test('G-08 A-23 a customer writes a review, which is shown at once and counts for the rating', async () => {
  const [, before] = await average();
  const { status, body } = await write({ review: '  Fresh and fragrant.  ', rating: 4 });
  expect([status, body.review, body.rating]).toEqual([200, 'Fresh and fragrant.', 4]);
  const [newest] = await reviewsOf();
  expect(newest).toEqual(body);
  expect(newest).toMatchObject({
    CustomerId: { _id: customer.id, name: 'Shopper' },
    isVerifiedPurchase: false,
    replies: [],
  });
  expect((await average())[1]).toBe(Number(before) + 1);
  const photo = await shop.request(body.image);
  expect([photo.headers.get('Content-Type'), photo.headers.get('X-Content-Type-Options')]).toEqual([
    'image/webp',
    'nosniff',
  ]);
});

test('85 the author is the signed-in customer, whatever CustomerId is sent', async () => {
  const victim = await makeShopper(shop);
  const { body } = await write({ CustomerId: victim.id, user_id: victim.id, isVerifiedPurchase: true });
  expect([body.CustomerId._id, body.isVerifiedPurchase]).toEqual([customer.id, false]);
  expect(await stored(victim)).toBe(0);
});

test('86 V-16 K-02 of twenty concurrent reviews two are saved, the others get an error', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => write()));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(2);
  const rejected = responses.filter(({ status }) => status !== 200);
  expect(new Set(rejected.map(({ status, body }) => `${status} ${body.error}`))).toEqual(
    new Set([`400 ${TOO_MANY}`]),
  );
  expect(await stored()).toBe(2);
  expect((await write({ productId: 'wood-pressed-coconut-oil' })).status).toBe(200);
});

test.each([0, 6, 4.5, -1, '5', '5<script>', null, undefined])(
  '87 a rating of %s is rejected',
  async (rating) => {
    expect((await write({ rating })).status).toBe(400);
    expect(await stored()).toBe(0);
  },
);

test.each([
  ['rating', undefined],
  ['rating', 0],
  ['review', ''],
  ['review', '   '],
  ['review', undefined],
  ['image', ''],
  ['image', undefined],
  ['image', null],
])('V-15 without a %s (%s) nothing is saved', async (field, value) => {
  const { status, body } = await write({ [field]: value });
  expect([status, body.error]).toEqual([400, INCOMPLETE]);
});

test('a text that is too long, or an unknown food, is rejected', async () => {
  expect((await write({ review: 'x'.repeat(4001) })).status).toBe(400);
  expect((await write({ productId: 'no-such-food' })).status).toBe(404);
  expect((await write({ productId: '../etc' })).status).toBe(400);
});

test('88 text that looks like code is stored and returned unchanged', async () => {
  const text = '<img src=x onerror=alert(1)> & "quotes"';
  expect((await write({ review: text })).body.review).toBe(text);
});

test.each([
  ['an SVG', () => dataUrl(SVG, 'image/svg+xml'), 400],
  ['an SVG that calls itself PNG', () => dataUrl(SVG), 400],
  ['a page', () => 'data:text/html;base64,PHNjcmlwdD4=', 400],
  ['an address inside the network', () => 'http://169.254.169.254/latest/meta-data', 400],
  ['an address of ours', () => '/uploads/aa/bb.webp', 400],
  ['a script', () => 'javascript:alert(1)', 400],
  ['an image of 50,000 by 50,000', () => dataUrl(bomb()), 413],
  ['an image that ends early', async () => dataUrl((await png('#123456', 900)).subarray(0, 400)), 400],
  [
    'six megabytes',
    () => dataUrl(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5_242_880)])),
    413,
  ],
  ['forty megabytes', () => dataUrl(Buffer.alloc(40_000_000, 1)), 413],
])('89 %s is rejected as the image of a review', async (_, make, status) => {
  const response = await write({ image: await make() });
  expect(response.status).toBe(status);
  expect(response.body.error).toBeTruthy();
  expect(await stored()).toBe(0);
});

test('89 an image URL is never requested', async () => {
  let requests = 0;
  const { server, origin } = await listen(() => {
    requests += 1;
    return new Response('', { status: 200 });
  });
  expect((await fetch(origin)).status).toBe(200);
  expect(requests).toBe(1);
  for (const address of [
    `${origin}/x.png`,
    `data:image/png;url=${origin}/x.png`,
    `//${origin.slice(7)}/x.png`,
  ])
    expect((await write({ image: address })).status).toBe(400);
  expect(requests).toBe(1);
  server.close();
});

test('89 only the pixels of an image are stored: no location, no camera, no appended file', async () => {
  const jpeg = await jpegWithGps();
  expect((await sharp(jpeg).metadata()).exif?.includes('Secret phone')).toBe(true);
  for (const [bytes, type] of [
    [jpeg, 'image/jpeg'],
    [await polyglot(), 'image/png'],
  ] as const) {
    const { status, body } = await write({ image: dataUrl(bytes, type) });
    expect(status).toBe(200);
    const existing = Buffer.from(await (await shop.request(body.image)).arrayBuffer());
    const { format, exif, xmp, iptc } = await sharp(existing).metadata();
    expect({ format, exif, xmp, iptc }).toEqual({ format: 'webp' });
    expect(existing.includes('Secret phone') || existing.includes('<script>')).toBe(false);
  }
});

test('only the two routes with images accept a large body', async () => {
  const large = 'x'.repeat(2_000_000);
  expect((await as(shop, customer).post('/api/cart', { productId: large })).status).toBe(413);
  expect((await write({ image: large })).status).toBe(400);
});

test('the review of a customer who bought the food is marked as verified', async () => {
  const { who, me, checkout } = await atCheckout(shop);
  const { body: order } = await me.post('/api/orders/create', checkout);
  expect((await write({}, who)).body.isVerifiedPurchase).toBe(false);
  await forceOrder(shop, order._id, "payment_status = 'COMPLETED', payment_id = 'pay_1', status = 'PAYMENT'");
  expect((await write({}, who)).body.isVerifiedPurchase).toBe(true);
  expect((await write({ productId: 'wood-pressed-coconut-oil' }, who)).body.isVerifiedPurchase).toBe(false);
});

test('too many attempts are rate limited', async () => {
  const responses = [];
  for (let tries = 0; tries < 41; tries += 1) responses.push((await write({ image: 'data:,' })).status);
  expect(responses.slice(0, 40)).toEqual(Array(40).fill(400));
  expect(responses.at(-1)).toBe(429);
});
