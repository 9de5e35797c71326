import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksOf, rows } from '../support/payments.ts';
import { mailTo } from '../support/people.ts';
import { as, atCheckout, checkoutOf, SESAME } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await rows(
    shop,
    "insert into coupons (code, offer_percentage, expires_at, limit_total) values ('GIFT100', 100, '2031-12-31', 3)",
  );
  await rows(shop, "update food_sizes set stock = 20 where food_id = $1 and size = '1 L'", SESAME.productId);
});
afterAll(() => shop.close());

const FREE = { couponCode: 'GIFT100', discount: 1458, totalPrice: 0 };
const key = (text: string) => ({ 'Idempotency-Key': `free-order-${text}` });

async function stocked() {
  const [size] = await rows<{ stock: number }>(
    shop,
    "select stock from food_sizes where food_id = $1 and size = '1 L'",
    SESAME.productId,
  );
  const [coupon] = await rows<{ used: number }>(
    shop,
    "select used_count used from coupons where code = 'GIFT100'",
  );
  return { stock: size?.stock, used: coupon?.used };
}

test('an order that a coupon covers completely is paid as it is placed: history, cart, stock, emails and invoice', async () => {
  const before = await stocked();
  const { who, me, checkout } = await atCheckout(shop, [SESAME], FREE);
  const placed = await me.post('/api/orders/create', checkout, key('once'));
  expect(placed).toMatchObject({
    status: 201,
    body: { status: 'PAYMENT', paymentStatus: 'COMPLETED', totalPrice: 0, discount: 1458, heldUntil: null },
  });
  const { _id: id, number } = placed.body;
  expect(placed.body.history.map(({ status }: { status: string }) => status)).toEqual(['PENDING', 'PAYMENT']);
  expect(await stocked()).toEqual({ stock: Number(before.stock) - 3, used: Number(before.used) + 1 });
  expect((await me.get('/api/cart')).body.items).toEqual([]);
  expect(await booksOf(shop, id)).toMatchObject({ holds_stock: true, payments: [], refunds: [] });

  const again = await me.post('/api/orders/create', checkout, key('once'));
  expect(again.body._id).toBe(id);
  expect(again.headers.get('Idempotent-Replayed')).toBe('true');
  expect((await stocked()).used).toBe(Number(before.used) + 1);

  const email = await mailTo(shop, who.email);
  expect(email.subject).toBe(`Order ${number} is confirmed: thank you`);
  expect(email.text).toContain('there is nothing to pay');
  expect(email.attachments).toEqual([expect.stringMatching(/^INV-.*\.pdf$/)]);
  expect(shop.sandbox.mailbox.messages(who.email)).toHaveLength(1);
  const [invoice] = await rows<{ total: number }>(
    shop,
    "select (content->>'total')::int total from invoices where order_id = $1",
    id,
  );
  expect(invoice).toEqual({ total: 0 });
  for (const provider of ['razorpay', 'paypal']) {
    const paid = await me.post(`/api/orders/${provider}/create-order`, { orderId: id });
    expect(paid).toMatchObject({ status: 409, body: { code: 'order-paid' } });
  }
});

test('a cancelled free order releases stock and coupon, has no refund and is no purchase', async () => {
  const before = await stocked();
  const { who, me, checkout } = await atCheckout(shop, [SESAME], FREE);
  const { _id: id } = (await me.post('/api/orders/create', checkout, key('cancelled'))).body;
  expect((await me.get('/api/orders/user-purchase-count')).body).toEqual({ count: 1 });
  expect((await me.post(`/api/orders/${id}/cancel`, {})).status).toBe(200);
  expect(await stocked()).toEqual(before);
  expect((await me.get('/api/orders/user-purchase-count')).body).toEqual({ count: 0 });
  expect((await mailTo(shop, who.email, 2)).text).not.toContain('goes back');
});

test('five concurrent customers and two uses left: two free orders, and the others keep their carts', async () => {
  const [left] = await rows<{ left: number }>(
    shop,
    "select limit_total - used_count as left from coupons where code = 'GIFT100'",
  );
  const people = await Promise.all(Array.from({ length: 5 }, () => atCheckout(shop, [SESAME], FREE)));
  const responses = await Promise.all(
    people.map(({ me, checkout }, index) => me.post('/api/orders/create', checkout, key(`many-${index}`))),
  );
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(Number(left?.left));
  for (const [index, { status }] of responses.entries()) {
    const who = people[index]?.who;
    if (status === 201 || !who) continue;
    expect((await as(shop, who).get('/api/cart')).body.items).toHaveLength(1);
    expect((await checkoutOf(shop, who)).totalPrice).toBe(1458);
  }
});
