import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { razorpayOf } from '../support/payment-settings.ts';
import { booksOf, eventsDone, payUpi, placedOrder, rows, startUpi } from '../support/payments.ts';
import { until } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const OLD_SECRET = 'the secret before it was changed';
const OWN_ACCOUNT = 'acc_ChekkuSandbox1';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    RAZORPAY_WEBHOOK_SECRET_PREVIOUS: OLD_SECRET,
    RAZORPAY_ACCOUNT_ID: OWN_ACCOUNT,
  });
});
afterAll(() => shop.close());

/** A payment without a delivered webhook, and the events that Razorpay has for it. */
async function untold() {
  const payer = await placedOrder(shop);
  const razorpayOrder = await startUpi(payer);
  await payUpi(shop, razorpayOrder, { webhook: 'never', browser: 'silent' });
  const list = (await (await shop.request('/sandbox/control/razorpay/webhooks')).json()) as {
    id: string;
    event: string;
    about: string;
    body: string;
  }[];
  const notified = list.find(({ event, about }) => about === razorpayOrder && event === 'payment.captured');
  if (!notified) throw new Error('nothing to tell');
  return { payer, ...notified };
}

async function deliver(body: string, id: string, secret: string): Promise<number> {
  const response = await shop.request('/api/webhooks/razorpay', {
    method: 'POST',
    headers: {
      'X-Razorpay-Event-Id': id,
      'X-Razorpay-Signature': createHmac('sha256', secret).update(body).digest('hex'),
    },
    body,
  });
  return response.status;
}

const settled = () => until(async () => (await eventsDone(shop)) || undefined);

test('57 during a change of the secret, events with the old and the new one are accepted, others are not', async () => {
  for (const secret of [OLD_SECRET, razorpayOf(shop.config).webhookSecret]) {
    const { payer, id, body } = await untold();
    expect(await deliver(body, id, 'an older secret still')).toBe(400);
    expect(await deliver(body, id, secret)).toBe(200);
    await settled();
    expect(await booksOf(shop, payer.order._id)).toMatchObject({
      payment_status: 'COMPLETED',
      payments: [{ status: 'captured' }],
    });
  }
});

test('63 an event of another account is saved, reported as an issue, and pays nothing', async () => {
  const { payer, id, body } = await untold();
  const foreign = body.replace(OWN_ACCOUNT, 'acc_SomebodyElse12');
  expect(await deliver(foreign, id, razorpayOf(shop.config).webhookSecret)).toBe(200);
  await settled();
  expect(await booksOf(shop, payer.order._id)).toMatchObject({ payment_status: 'PENDING', payments: [] });
  expect(await rows(shop, "select provider from payment_problems where kind = 'not-ours'")).toEqual([
    { provider: 'razorpay' },
  ]);
  const { shopEmail } = await shop.sender();
  // an e-mail about an earlier order may arrive in between
  await until(() =>
    shop.sandbox.mailbox.messages(shopEmail).find(({ text }) => text.includes('acc_SomebodyElse12')),
  );
  // the same payment, in an event of the shop's own account
  expect(await deliver(body, `${id}x`, razorpayOf(shop.config).webhookSecret)).toBe(200);
  await settled();
  expect(await booksOf(shop, payer.order._id)).toMatchObject({ payment_status: 'COMPLETED' });
});
