import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Admin, act, asAdmin } from '../support/admin-actions.ts';
import { makeSize, press } from '../support/batches.ts';
import { endQuietHours, noticesOf } from '../support/notices.ts';
import { placedOrder, rows } from '../support/payments.ts';
import { until } from '../support/people.ts';
import { COCONUT, sellAtListPrice } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

/** SMS has a text for recalls, WhatsApp has none. */
const KEYS = {
  WHATSAPP_TOKEN: 'chekku-demo-whatsapp',
  WHATSAPP_PHONE_NUMBER_ID: '100000000000001',
  WHATSAPP_APP_SECRET: 'chekku-demo-whatsapp-secret',
  WHATSAPP_VERIFY_TOKEN: 'chekku-demo-whatsapp-verify',
  WHATSAPP_TEMPLATES: 'order-shipped=order_shipped',
  MSG91_AUTH_KEY: 'chekku-demo-sms',
  MSG91_CODE_TEMPLATE: 'chekku-demo-code',
  MSG91_TEMPLATES: 'order-cancelled=cancel1, batch-recalled=recall1',
};

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop(KEYS);
  await endQuietHours(shop);
  await sellAtListPrice(shop, COCONUT);
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.sandbox.sms.setFault(undefined));

let made = 0;
/** A recall of a batch whose only buyer has no e-mail and agreed to messages of these channels. */
async function recalled(channels: string[]) {
  made += 1;
  const phone = String(9_500_000_000 + made);
  const line = await makeSize(shop, 0);
  const { _id: batchId, code } = await press(admin, line, 5);
  const { order, me, who } = await placedOrder(shop, [line]);
  await rows(shop, "update orders set phone = $2, language = 'ta' where id = $1", order._id, phone);
  for (const channel of channels)
    expect((await me.put('/api/users/message-channels', { channel, isOn: true })).status).toBe(200);
  await act(admin, order._id, 'confirm');
  await act(admin, order._id, 'pay', { method: 'cash' });
  const parcel = { courier: 'India Post', trackingNumber: 'EK900000005IN' };
  expect((await act(admin, order._id, 'ship', parcel)).status).toBe(200);
  await rows(shop, "update orders set email = '' where id = $1", order._id);
  const notice = { reason: 'Too much moisture.', hazard: 'May taste rancid.', advice: 'Keep it closed.' };
  const { _id: id } = (await admin.post('/api/admin/recalls', { ...notice, batchId })).body;
  return {
    who,
    code,
    /** Waits for the job of the notice. */
    jobIn: (state: string) =>
      until(async () => {
        const [job] = await rows(
          shop,
          `select from pgboss.job where name = 'recall-notice' and state = $2::pgboss.job_state
             and data ->> 'personId' in (select id::text from recall_people where recall_id = $1)`,
          id,
          state,
        );
        return job;
      }),
    send: () => admin.post(`/api/admin/recalls/${id}/send`, {}),
    counts: async () => (await admin.get(`/api/admin/recalls/${id}`)).body.counts,
    texts: () => shop.sandbox.sms.messages(`91${phone}`).filter(({ templateId }) => templateId === 'recall1'),
  };
}
test('a recall reaches who agreed to text messages, by a link in their language', async () => {
  const { send, counts, texts, code } = await recalled(['sms', 'whatsapp']);
  await send();
  await until(async () => ((await counts()).messaged === 1 ? true : undefined));
  expect(texts()).toHaveLength(1);
  expect(Object.values(texts()[0]?.values ?? {})).toContain(`http://localhost:3000/ta/b/${code}`);
});

test('a channel without a text for recalls has reached nobody, and its other messages are dropped', async () => {
  const { send, counts, jobIn, who } = await recalled(['whatsapp']);
  await send();
  await jobIn('completed');
  expect(await counts()).toMatchObject({ people: 1, messaged: 0, reached: 0 });
  const statusOf = (kind: string) =>
    until(async () => {
      const notice = (await noticesOf(shop, who.id)).find((one) => one.kind === kind);
      return notice?.status === 'pending' ? undefined : notice?.status;
    });
  expect(await statusOf('order-paid')).toBe('dropped');
  expect(await statusOf('order-shipped')).toBe('sent');
});

test('a channel that does not respond is asked again until the message is out', async () => {
  const { send, counts, jobIn, texts } = await recalled(['sms']);
  shop.sandbox.sms.setFault('error-500');
  await send();
  await jobIn('retry');
  expect(await counts()).toMatchObject({ messaged: 0 });
  shop.sandbox.sms.setFault(undefined);
  await until(async () => ((await counts()).messaged === 1 ? true : undefined));
  expect(texts()).toHaveLength(1);
});
