import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMsg91 } from '../../sandbox/sms/msg91.ts';
import { createSmsInbox } from '../../sandbox/sms/sms-inbox.ts';
import { createWhatsApp } from '../../sandbox/whatsapp/whatsapp.ts';
import { insertCustomer } from '../support/insert-customer.ts';
import { type MortalShop, openMortalShop } from '../support/mortal-shop.ts';
import { endQuietHours, noticesOf } from '../support/notices.ts';
import { rows } from '../support/payments.ts';
import { until } from '../support/people.ts';
import { freePort } from '../support/shop-process.ts';

const FOOD = 'wood-pressed-coconut-oil';
const SMS_TOKEN = 'chekku-demo-sms-reports';
const WHATSAPP = {
  phoneNumberId: '100000000000001',
  token: 'chekku-demo-whatsapp',
  appSecret: 'chekku-demo-whatsapp-secret',
};

let shop: MortalShop;
let providers: Awaited<ReturnType<typeof openProviders>>;
beforeAll(async () => {
  const port = await freePort();
  const apiUrl = `http://127.0.0.1:${port}`;
  shop = await openMortalShop({
    MSG91_AUTH_KEY: 'chekku-demo-sms',
    MSG91_CODE_TEMPLATE: 'chekku-demo-code',
    MSG91_TEMPLATES: 'order-paid=paid1, restocked=back1',
    MSG91_WEBHOOK_TOKEN: SMS_TOKEN,
    MSG91_API_URL: `${apiUrl}/msg91`,
    WHATSAPP_TOKEN: WHATSAPP.token,
    WHATSAPP_PHONE_NUMBER_ID: WHATSAPP.phoneNumberId,
    WHATSAPP_APP_SECRET: WHATSAPP.appSecret,
    WHATSAPP_VERIFY_TOKEN: 'chekku-demo-whatsapp-verify',
    WHATSAPP_TEMPLATES: 'restocked=restocked',
    WHATSAPP_API_URL: `${apiUrl}/whatsapp`,
  });
  providers = await openProviders(port, `${shop.url}/api/webhooks/messages`);
  await shop.start();
  await endQuietHours(shop);
});
afterAll(async () => {
  await providers.close();
  await shop.close();
});

/** They outlive a killed shop, and send reports only when a test says so. */
async function openProviders(port: number, webhooks: string) {
  const stopping = new AbortController();
  const inbox = createSmsInbox();
  const common = { stopped: stopping.signal };
  const sms = createMsg91({ ...common, inbox, webhookUrl: `${webhooks}/sms`, webhookToken: SMS_TOKEN });
  const whatsapp = createWhatsApp({ ...common, ...WHATSAPP, webhookUrl: `${webhooks}/whatsapp` });
  for (const { setReports } of [sms, whatsapp]) setReports(false);
  const app = new Hono().route('/msg91', sms.app).route('/whatsapp', whatsapp.app);
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    inbox,
    sms,
    whatsapp,
    close: async () => {
      stopping.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

let made = 0;
/** A message in the outbox for a customer who chose this channel. */
async function enqueue(channel: 'sms' | 'whatsapp'): Promise<{ id: string; phone: string }> {
  made += 1;
  const phone = String(9_500_000_000 + made);
  const { _id: id } = await insertCustomer(shop.database.pool, {
    email: `${crypto.randomUUID()}@example.org`,
  });
  await rows(shop, 'update users set phone = $2 where id = $1 returning 1', id, phone);
  await rows(
    shop,
    'insert into message_consents (user_id, channel) values ($1, $2) returning 1',
    id,
    channel,
  );
  await rows(
    shop,
    `insert into notices (id, key, channel, kind, user_id, path, facts)
     values (gen_random_uuid(), 'killed', $2, 'restocked', $1, '/food/${FOOD}', $3) returning 1`,
    id,
    channel,
    { foodId: FOOD },
  );
  return { id, phone: `91${phone}` };
}

test('killed between sending and marking: no message is lost, one without a report comes twice, one with a report once', {
  timeout: 180_000,
}, async () => {
  const { inbox, sms, whatsapp } = providers;
  inbox.setFault('lost');
  whatsapp.setFault('lost');
  const byWhatsApp = await enqueue('whatsapp');
  const bySms = await enqueue('sms');
  const withoutReport = await enqueue('sms');
  // the providers have them, and the shop waits for the responses
  const [wa] = await until(() =>
    whatsapp.messages(byWhatsApp.phone).length > 0 ? whatsapp.messages(byWhatsApp.phone) : undefined,
  );
  const [text] = await until(() =>
    inbox.messages(bySms.phone).length > 0 ? inbox.messages(bySms.phone) : undefined,
  );
  await until(() => (inbox.messages(withoutReport.phone).length > 0 ? true : undefined));
  await shop.kill();
  inbox.setFault(undefined);
  whatsapp.setFault(undefined);
  for (const { id } of [byWhatsApp, bySms, withoutReport])
    expect(await noticesOf(shop, id)).toMatchObject([{ status: 'pending', tries: 1 }]);

  await shop.start();
  // providers repeat a report until somebody hears it
  expect(wa && (await whatsapp.report(wa, 'delivered'))).toBe(200);
  expect(text && (await sms.report(text, 'Delivered'))).toBe(200);
  // as after the 90 seconds for which the dead process had them
  await rows(shop, "update notices set next_try_at = now() where status = 'pending' returning 1");
  await until(async () => {
    const open = await rows(shop, "select 1 from notices where status = 'pending'");
    return open.length === 0 ? true : undefined;
  }, 30_000);
  for (const { id } of [byWhatsApp, bySms, withoutReport])
    expect(await noticesOf(shop, id)).toMatchObject([{ status: 'sent' }]);
  expect(whatsapp.messages(byWhatsApp.phone)).toHaveLength(1);
  expect(inbox.messages(bySms.phone)).toHaveLength(1);
  const copies = inbox.messages(withoutReport.phone);
  expect(copies).toHaveLength(2);
  // so that a provider can drop the second
  expect(new Set(copies.map(({ values }) => values.CRQID)).size).toBe(1);
});
