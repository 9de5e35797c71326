import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDaysLater } from '../../src/rules/delivery.ts';
import { refundText } from '../../src/rules/refund-text.ts';
import { asAdmin } from '../support/admin-actions.ts';
import { booksOf, payUpi, placedOrder, rows, startUpi } from '../support/payments.ts';
import { ADMIN, bearer, json, logIn, mailTo, until } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function paidOrder() {
  const payer = await placedOrder(shop);
  const response = await payUpi(shop, await startUpi(payer));
  const { status } = await payer.me.post('/api/orders/razorpay/verify-payment', response);
  expect(status).toBe(200);
  return payer;
}

const age = (orderId: string, hours: number) =>
  rows(
    shop,
    'update orders set created_at = created_at - make_interval(hours => $2) where id = $1',
    orderId,
    hours,
  );

async function deliver(orderId: string, hoursAgo: number) {
  await rows(shop, "update orders set status = 'DELIVERED' where id = $1", orderId);
  await rows(
    shop,
    `insert into order_history (order_id, actor, from_status, to_status, at)
     values ($1, 'admin', 'SHIPPED', 'DELIVERED', now() - make_interval(hours => $2))`,
    orderId,
    hoursAgo,
  );
}

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('within 5 hours the customer can cancel a paid order and is refunded once', async () => {
  const { me, order, who } = await paidOrder();
  const before = (await me.get(`/api/orders/${order._id}/after-sale`)).body;
  expect(before).toMatchObject({ cancel: 'at-once', refunds: [], hasInvoice: true });
  expect(before.refundOnCancel).toEqual({
    amountMinor: order.totalPrice * 100,
    currency: 'INR',
    provider: 'razorpay',
    target: 'to the account that you paid from by UPI',
    expectedBy: businessDaysLater(new Date(), 7),
  });
  const outcomes = await Promise.all([1, 2, 3].map(() => me.post(`/api/orders/${order._id}/cancel`, {})));
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const books = await until(async () => {
    const now = await booksOf(shop, order._id);
    return now.refunds.some(({ status }) => status === 'processed') ? now : undefined;
  });
  expect(books.status).toBe('CANCELLED');
  expect(books.holds_stock).toBe(false);
  expect(books.refunds).toMatchObject([{ status: 'processed', amount: order.totalPrice * 100 }]);
  const after = (await me.get(`/api/orders/${order._id}/after-sale`)).body;
  expect(after).toMatchObject({
    cancel: 'none',
    refunds: [{ amount: order.totalPrice, currency: 'INR' }],
    refundOnCancel: null,
  });
  const mails = await until(() => {
    const about = shop.sandbox.mailbox
      .messages(who.email)
      .filter(({ subject }) => subject.includes('is cancelled'));
    return about.length > 0 ? about : undefined;
  });
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(refundText(before.refundOnCancel));
});

test("a cancellation is emailed to the shop, and the customer's email has amount, method and date of the refund", async () => {
  const { me, order, who } = await paidOrder();
  expect((await me.post(`/api/orders/${order._id}/cancel`, {})).status).toBe(200);
  const { shopEmail } = await shop.sender();
  const notified = await until(() =>
    shop.sandbox.mailbox
      .messages(shopEmail)
      .find(
        ({ subject }) => subject === `Order ${order.number} was cancelled by the customer: do not ship it`,
      ),
  );
  expect(notified.text).toContain(`/admin/orders/${order._id}`);
  expect(notified.text).toContain('₹1,458 goes back to the customer');
  const mine = await until(() =>
    shop.sandbox.mailbox.messages(who.email).find(({ subject }) => subject.includes('is cancelled')),
  );
  expect(mine.text).toMatch(
    /₹1,458 goes back to the account that you paid from by UPI by \d{1,2} [A-Z][a-z]+ \d{4}\./,
  );
});

test('the cancellation of an unpaid order is emailed to the shop too', async () => {
  const { me, order } = await placedOrder(shop);
  expect((await me.post(`/api/orders/${order._id}/cancel`, {})).status).toBe(200);
  const { shopEmail } = await shop.sender();
  const notified = await until(() =>
    shop.sandbox.mailbox
      .messages(shopEmail)
      .find(({ subject }) => subject.startsWith(`Order ${order.number} was cancelled`)),
  );
  expect(notified.text).toContain('It was not paid.');
});

test('after 5 hours an admin decides; an accepted request cancels and refunds', async () => {
  const { me, order, who } = await paidOrder();
  await age(order._id, 6);
  expect((await me.post(`/api/orders/${order._id}/cancel`, {})).status).toBe(409);
  const ask = { kind: 'cancel', text: 'I ordered the wrong size' };
  const asked = await Promise.all([1, 2].map(() => me.post(`/api/orders/${order._id}/requests`, ask)));
  expect(asked.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const { token } = await logIn(shop, ADMIN);
  const list = await (await shop.request('/api/admin/requests', { headers: bearer(token) })).json();
  const mine = list.filter((request: { orderId: string }) => request.orderId === order._id);
  expect(mine).toHaveLength(1);
  const response = json('POST', { accept: true, answer: 'Done, the money is on its way.' }, bearer(token));
  expect((await shop.request(`/api/admin/requests/${mine[0]._id}/answer`, response)).status).toBe(200);
  expect((await shop.request(`/api/admin/requests/${mine[0]._id}/answer`, response)).status).toBe(404);
  const books = await until(async () => {
    const now = await booksOf(shop, order._id);
    return now.refunds.some(({ status }) => status === 'processed') ? now : undefined;
  });
  expect(books).toMatchObject({ status: 'CANCELLED', refunds: [{ amount: order.totalPrice * 100 }] });
  await until(() =>
    shop.sandbox.mailbox.messages(who.email).find(({ subject }) => subject.includes('accepted')),
  );
});

test('return within 5 days and damage within 48 hours, with re-encoded photos', async () => {
  const { me, order } = await paidOrder();
  const damage = { kind: 'damage', text: 'The bottle leaks', photos: [PIXEL] };
  expect((await me.post(`/api/orders/${order._id}/requests`, damage)).status).toBe(409);
  await deliver(order._id, 49);
  expect((await me.post(`/api/orders/${order._id}/requests`, damage)).status).toBe(409);
  const back = { kind: 'return', text: 'Not what I thought', photos: [PIXEL] };
  const { status, body } = await me.post(`/api/orders/${order._id}/requests`, back);
  expect(status).toBe(200);
  expect(body.requests).toMatchObject([{ kind: 'return', status: 'open' }]);
  expect(body.requests[0].photos[0]).toMatch(/^\/uploads\/.*\.webp$/);
  expect(body.mayAsk).toEqual(['exchange']);
  const html = { kind: 'exchange', text: 'x', photos: ['data:text/html;base64,PGI+'] };
  expect((await me.post(`/api/orders/${order._id}/requests`, html)).status).toBe(400);
});

test("another customer's order is not found", async () => {
  const { order } = await paidOrder();
  const { me } = await placedOrder(shop);
  expect((await me.get(`/api/orders/${order._id}/after-sale`)).status).toBe(404);
  expect((await me.post(`/api/orders/${order._id}/cancel`, {})).status).toBe(404);
  expect((await me.post(`/api/orders/${order._id}/requests`, { kind: 'cancel', text: 'x' })).status).toBe(
    404,
  );
});

test('the email of a paid order has its invoice attached', async () => {
  const { who } = await paidOrder();
  const mail = await until(() =>
    shop.sandbox.mailbox.messages(who.email).find(({ attachments }) => attachments.length > 0),
  );
  expect(mail.attachments[0]).toMatch(/^INV-\d\d-\d\d-\d{5}\.pdf$/);
  expect((await mailTo(shop, who.email)).to).toEqual([who.email]);
});

test('an order that was paid in cash is cancelled on request, and its refund is recorded', async () => {
  const { me, order } = await placedOrder(shop);
  const { token } = await logIn(shop, ADMIN);
  const act = async (action: object) => {
    const detail = await shop.request(`/api/admin/orders/${order._id}`, { headers: bearer(token) });
    const { version } = await detail.json();
    const path = `/api/admin/orders/${order._id}/actions`;
    return shop.request(path, json('POST', { version, ...action }, bearer(token)));
  };
  expect((await act({ action: 'confirm', note: '' })).status).toBe(200);
  const cash = { action: 'pay', method: 'cash', reference: '', note: '' };
  const paid = await act(cash);
  expect(paid.status, await paid.clone().text()).toBe(200);
  expect((await me.get(`/api/orders/${order._id}/after-sale`)).body).toMatchObject({
    cancel: 'ask',
    mayAsk: ['cancel'],
  });
  expect((await me.post(`/api/orders/${order._id}/cancel`, {})).status).toBe(409);
  await me.post(`/api/orders/${order._id}/requests`, { kind: 'cancel', text: 'Not needed any more' });
  const list = await (await shop.request('/api/admin/requests', { headers: bearer(token) })).json();
  const request = list.find(({ orderId }: { orderId: string }) => orderId === order._id);
  const response = json(
    'POST',
    { accept: true, answer: 'Please collect the money at the mill.' },
    bearer(token),
  );
  expect((await shop.request(`/api/admin/requests/${request._id}/answer`, response)).status).toBe(200);
  expect(await booksOf(shop, order._id)).toMatchObject({
    status: 'CANCELLED',
    payment_status: 'REFUNDED',
    refunds: [{ amount: order.totalPrice * 100 }],
  });
});

test('an admin lists open and answered requests page by page', async () => {
  const admin = await asAdmin(shop);
  const page = async (query: string) =>
    (await admin.get(`/api/admin/requests${query}`)).body.map(({ _id }: { _id: string }) => _id);
  const responded = await page('?state=answered');
  const { order } = await placedOrder(shop);
  await rows(
    shop,
    `insert into order_requests (id, order_id, kind, text)
     select uuidv7(), $1, kind, 'x' from unnest('{cancel,return,exchange,damage}'::text[]) kind`,
    order._id,
  );
  const open = await page('?limit=100');
  expect(open).toEqual(open.toSorted().toReversed());
  expect([...(await page('?limit=3')), ...(await page(`?limit=100&after=${open[2]}`))]).toEqual(open);
  const input = { accept: false, answer: 'No' };
  expect((await admin.post(`/api/admin/requests/${open[1]}/answer`, input)).status).toBe(200);
  expect(await page('?limit=100')).toEqual(open.toSpliced(1, 1));
  expect(await page('?state=answered')).toEqual([open[1], ...responded]);
  expect((await admin.get('/api/admin/requests?after=x')).status).toBe(400);
});
