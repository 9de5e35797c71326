import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endQuietHours, noticesOf } from '../support/notices.ts';
import { type Payer, payUpi, placedOrder, rows, startUpi } from '../support/payments.ts';
import { bearer, json, until } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const KEYS = {
  MSG91_AUTH_KEY: 'chekku-demo-sms',
  MSG91_CODE_TEMPLATE: 'chekku-demo-code',
  MSG91_TEMPLATES: 'order-paid=paid1',
  MSG91_WEBHOOK_TOKEN: 'chekku-demo-sms-reports',
};
const WEBHOOK = '/api/webhooks/messages/sms';
const CHANNELS = '/api/users/message-channels';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(KEYS);
  await endQuietHours(shop);
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.sandbox.sms.setFault(undefined);
  shop.sandbox.msg91.setReports(true);
});

let made = 0;
/** A customer who agreed to messages and has paid an order. */
async function paid() {
  made += 1;
  const phone = String(9_600_000_000 + made);
  const payer: Payer = await placedOrder(shop);
  await rows(shop, 'update orders set phone = $2 where id = $1 returning 1', payer.order._id, phone);
  expect((await payer.me.put(CHANNELS, { channel: 'sms', isOn: true })).status).toBe(200);
  await payUpi(shop, await startUpi(payer));
  const message = await until(() => shop.sandbox.sms.messages(`91${phone}`)[0]);
  return { ...payer, phone: `91${phone}`, message };
}
const noticeOf = async ({ who }: Payer) => (await noticesOf(shop, who.id))[0];
const inState = (payer: Payer, state: string) =>
  until(async () => {
    const notice = await noticeOf(payer);
    return notice?.state === state ? notice : undefined;
  });

test('a report says that a message was delivered, and the consent has its time', async () => {
  const payer = await paid();
  expect(await inState(payer, 'delivered')).toMatchObject({ channel: 'sms', status: 'sent', tries: 1 });
  const data = await (await shop.request('/api/users/export', { headers: bearer(payer.who.token) })).json();
  expect(data.messageConsentChanges).toMatchObject([
    { channel: 'sms', isOn: true, source: 'page', at: expect.any(String) },
  ]);
});

test('reports that come twice, late or in another order never step back', async () => {
  shop.sandbox.msg91.setReports(false);
  const payer = await paid();
  await until(async () => ((await noticeOf(payer))?.status === 'sent' ? true : undefined));
  const { report } = shop.sandbox.msg91;
  // 17 is a blocked number; "Delivered" and 1 are the same in two versions of the webhook
  for (const [status, state] of [
    ['17', 'failed'],
    ['1', 'delivered'],
    ['Failed', 'delivered'],
    ['Delivered', 'delivered'],
    ['odd', 'delivered'],
  ] as const) {
    expect(await report(payer.message, status)).toBe(200);
    expect((await noticeOf(payer))?.state).toBe(state);
  }
  expect(await report({ ...payer.message, id: 'unknown', values: {} }, '1')).toBe(200);
});

test('a lost response is settled by the report: nothing is sent twice', async () => {
  shop.sandbox.sms.setFault('lost');
  const payer = await paid();
  shop.sandbox.sms.setFault(undefined);
  expect(await inState(payer, 'delivered')).toMatchObject({ status: 'sent' });
  await rows(shop, 'update notices set next_try_at = now() where user_id = $1 returning 1', payer.who.id);
  const other = await paid();
  await inState(other, 'delivered');
  expect(shop.sandbox.sms.messages(payer.phone)).toHaveLength(1);
});

test('what does not have the token, or is no report, changes nothing', async () => {
  shop.sandbox.msg91.setReports(false);
  const payer = await paid();
  expect(await shop.sandbox.msg91.report(payer.message, '1', { token: 'guessed' })).toBe(400);
  const requestId = payer.message.id;
  for (const body of [{}, [], 7, null, { requestId, status: '1' }, [{ token: 7, requestId, status: '1' }]])
    expect((await shop.request(WEBHOOK, json('POST', body))).status).toBe(400);
  const { MSG91_WEBHOOK_TOKEN: token } = KEYS;
  for (const body of [{ token }, { token, requestId: 7 }, [{ token, requestId: '', status: {} }]])
    expect((await shop.request(WEBHOOK, json('POST', body))).status).toBe(200);
  expect((await noticeOf(payer))?.state).toBeNull();
});

test('without the token there is no webhook', async () => {
  const { MSG91_WEBHOOK_TOKEN: _, ...keys } = KEYS;
  const bare = await openTestShop(keys);
  try {
    expect((await bare.request(WEBHOOK, json('POST', { token: '' }))).status).toBe(404);
  } finally {
    await bare.close();
  }
});
