import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, act, asAdmin } from '../support/admin-actions.ts';
import { payUpi, placedOrder, rows, startUpi } from '../support/payments.ts';
import { bearer, json, until } from '../support/people.ts';
import { makeShopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

/** The sum of 0.1 and 0.2, more than two decimals, and far more money than there is. */
const NO_RUPEES = [0.30000000000000004, 0.005, 1e-9, 1e20, 1e308];
const NO_TEXTS = ['a\ud800', '\udc00b', 'x\u0000'];

describe.each(NO_RUPEES)('T38 %d is no sum of rupees', (amount) => {
  const rejected = { status: 400, body: { code: 'bad-request' } };

  test('for delivery', async () => {
    const delivery = { charge: amount, freeFrom: null, states: [], notServed: [] };
    expect(await admin.put('/api/admin/settings/delivery', delivery)).toMatchObject(rejected);
    const state = { state: 'Kerala', charge: 1, freeFrom: amount };
    expect(
      await admin.put('/api/admin/settings/delivery', { ...delivery, charge: 1, states: [state] }),
    ).toMatchObject(rejected);
    expect((await placedOrder(shop)).order._id).toBeTruthy();
  });

  test('for the minimum of a coupon', async () => {
    const coupon = { code: 'BORDER', offerPercentage: 5, expiresOn: '2099-01-01', minPurchaseAmount: amount };
    expect(await admin.post('/api/admin/coupons', coupon)).toMatchObject(rejected);
  });

  test('for a price', async () => {
    const food = { name: 'Border oil', price: amount, origins: 'Karur', cookTime: '5' };
    expect(await admin.post('/api/foods', food)).toMatchObject(rejected);
  });
});

test('T38 a refund of any such sum is rejected, and nothing goes back', async () => {
  const payer = await placedOrder(shop);
  await payUpi(shop, await startUpi(payer));
  const { payments } = await until(async () => {
    const { body } = await admin.get(`/api/admin/orders/${payer.order._id}`);
    return body.status === 'PAYMENT' ? body : undefined;
  });
  for (const amount of NO_RUPEES) {
    const input = { paymentId: payments[0].id, amount, reason: 'Broken' };
    const { status, body } = await act(admin, payer.order._id, 'refund', input);
    expect([amount, status, body.code]).toEqual([amount, 400, 'bad-request']);
  }
  expect(await rows(shop, 'select 1 from refunds where payment_id = $1', payments[0].id)).toEqual([]);
});

describe.each(NO_TEXTS)('T38 %j is no text', (broken) => {
  test.each([
    ['search words', 'PUT', '/api/admin/search-words', { word: 'border', means: `sesame ${broken}` }],
    ['a note of a recipe', 'POST', '/api/admin/recipes', { title: `Border ${broken}`, description: broken }],
    ['settings', 'PUT', '/api/admin/settings', { name: `Shop ${broken}` }],
    ['a reply', 'POST', '/api/admin/reviews/0/replies', { text: broken }],
  ])('in %s', async (_, method, path, body) => {
    const response = await shop.request(path, json(method, body, bearer(admin.admin.token)));
    expect(response.status).toBeGreaterThanOrEqual(200);
    expect(response.status).toBeLessThan(500);
  });

  test('in a review, which has its own words for what is wrong', async () => {
    const shopper = await makeShopper(shop);
    const review = { productId: 'kolli-hills-forest-honey', rating: 5, review: broken, image: 'data:,' };
    const response = await shop.request('/api/reviews', json('POST', review, bearer(shopper.token)));
    expect(response.status).toBe(400);
  });
});

test('a lone surrogate is named as what is wrong', async () => {
  const { status, body } = await admin.put('/api/admin/search-words', {
    word: 'bo\ud800rder',
    means: 'sesame',
  });
  expect([status, body.code]).toEqual([400, 'bad-request']);
  expect(body.fields).toEqual({ word: 'has characters that no text may hold' });
});

describe('a text of one line stays one', () => {
  const BROKEN = ' Asha\r\nBcc: x@example.org\u0000\u2028Nair\t';
  const ONE_LINE = 'Asha Bcc: x@example.org Nair';

  test('the name of a customer', async () => {
    const shopper = await makeShopper(shop);
    const change = json('PUT', { name: BROKEN }, bearer(shopper.token));
    const response = await shop.request('/api/users/updateProfile', change);
    expect([response.status, (await response.json()).name]).toEqual([200, ONE_LINE]);
  });

  test('name and subject of a message; its text keeps its lines', async () => {
    const sent = { name: BROKEN, email: 'asha@example.org', subject: BROKEN, message: 'One\nTwo' };
    expect((await shop.request('/api/contact/send-contact-email', json('POST', sent))).status).toBe(200);
    const [stored] = await rows(
      shop,
      "select name, subject, message from contact_messages where email = 'asha@example.org'",
    );
    expect(stored).toEqual({ name: ONE_LINE, subject: ONE_LINE, message: 'One\nTwo' });
  });

  test('courier, tracking number, titles and search words of the owner', async () => {
    const { status, body } = await admin.put('/api/admin/search-words', {
      word: 'bor\nder',
      means: 'sesame\r\noil',
    });
    expect([status, body]).toMatchObject([200, { word: 'bor der', means: 'sesame oil' }]);
  });
});
