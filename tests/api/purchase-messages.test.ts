import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogues } from '../../src/messages/catalogues.ts';
import { mailTo } from '../support/people.ts';
import { as, atCheckout, makeShopper, SESAME } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test.each([
  ['en', 'Only 3 left'],
  ['ta', '3 மட்டுமே உள்ளது'],
  ['hi', 'सिर्फ़ 3 बचे हैं'],
])(
  'a customer reads in the language of the page why a line cannot be added: %s',
  async (language, message) => {
    await shop.database.pool.query('update food_sizes set stock = 3 where food_id = $1 and size = $2', [
      SESAME.productId,
      SESAME.size,
    ]);
    const me = as(shop, await makeShopper(shop));
    const { status, body } = await me.post(`/api/cart?language=${language}`, { ...SESAME, quantity: 4 });
    expect([status, body.error]).toEqual([409, message]);
    await shop.database.pool.query('update food_sizes set stock = null where food_id = $1 and size = $2', [
      SESAME.productId,
      SESAME.size,
    ]);
  },
);

test('an order from a Tamil page is stored with English codes, and its e-mail is Tamil as a whole', async () => {
  const { me, who, checkout } = await atCheckout(shop);
  const { status, body } = await me.post('/api/orders/create?language=ta', checkout);
  expect([status, body.status, body.paymentStatus]).toEqual([201, 'PENDING', 'PENDING']);
  const mail = await mailTo(shop, who.email);
  expect(mail.text).toContain(catalogues.ta.purchase.subtotal);
  expect(mail.text).not.toMatch(/Subtotal|Delivery|Total|Thank/);
});
