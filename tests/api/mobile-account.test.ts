import { afterAll, beforeAll, expect, test } from 'vitest';
import { act, asAdmin } from '../support/admin-actions.ts';
import { setCash } from '../support/cash-orders.ts';
import { insertCustomer } from '../support/insert-customer.ts';
import { endQuietHours } from '../support/notices.ts';
import { payUpi, rows, startUpi } from '../support/payments.ts';
import { codeFor, mailTo, REGISTRATION, until } from '../support/people.ts';
import { as, checkoutOf, makeShopper, SESAME, type Shopper } from '../support/sales.ts';
import { openBrowser, type ShopBrowser, SMS_KEYS, smsCode } from '../support/shop-browser.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    TRUST_PROXY_HOPS: '1',
    MSG91_TEMPLATES: 'order-paid=paid1, order-paid.ta=paid2, order-shipped=ship1',
    ...SMS_KEYS,
  });
  await endQuietHours(shop);
});
afterAll(() => shop.close());

let count = 0;
const nextNumber = () => {
  count += 1;
  return count;
};
const newMobile = () => `+9196412${String(nextNumber()).padStart(5, '0')}`;
const newBrowser = () => openBrowser(shop, `203.0.113.${nextNumber()}`);

/** A signed-in customer with a mobile number and no e-mail. */
async function makeMobileShopper(): Promise<Shopper & { mobile: string }> {
  const shopper = await makeShopper(shop);
  const mobile = newMobile();
  await rows(
    shop,
    "update users set email = '', mobile = $2, password_hash = null where id = $1",
    shopper.id,
    mobile,
  );
  return { ...shopper, email: '', mobile };
}

async function orderOf(who: Shopper) {
  const me = as(shop, who);
  await me.post('/api/cart', SESAME);
  const { status, body } = await me.post('/api/orders/create', await checkoutOf(shop, who));
  expect(status).toBe(201);
  return body as { _id: string; number: number; email: string };
}

async function verifyMobile(browser: ShopBrowser, mobile: string): Promise<void> {
  const before = shop.sandbox.sms.messages(mobile).length;
  expect((await browser.post('/api/otp/mobile-send-otp', { mobile })).status).toBe(200);
  const otp = await smsCode(shop, mobile, before + 1);
  expect((await browser.post('/api/otp/mobile-verify-otp', { mobile, otp })).status).toBe(200);
}

async function verifyEmail(browser: ShopBrowser, email: string): Promise<void> {
  expect((await browser.post('/api/otp/send-otp', { email })).status).toBe(200);
  const otp = await codeFor(shop, email);
  expect((await browser.post('/api/otp/verify-otp', { email, otp })).status).toBe(200);
}

const failedJobs = () => rows(shop, "select name, output from pgboss.job where state in ('failed', 'retry')");

test('N-11 an order without e-mail goes through all its steps; nothing is mailed, SMS go to whoever agreed', async () => {
  const who = await makeMobileShopper();
  const order = await orderOf(who);
  expect(order.email).toBe('');
  const me = as(shop, who);
  const channels = await shop.request('/api/users/message-channels', {
    method: 'PUT',
    headers: { Authorization: `Bearer ${who.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ channel: 'sms', isOn: true }),
  });
  expect(channels.status).toBe(200);
  await payUpi(shop, await startUpi({ who, me, order } as never));
  const paid = await until(() =>
    shop.sandbox.sms.messages('+919876543210').find(({ templateId }) => templateId === 'paid1'),
  );
  expect(paid.values).toMatchObject({ VAR1: 'Meena', VAR2: String(order.number) });
  const admin = await asAdmin(shop);
  const shipped = await act(admin, order._id, 'ship', { courier: 'Acme', trackingNumber: 'A1' });
  expect(shipped.status).toBe(200);
  await until(() => shop.sandbox.sms.messages().find(({ templateId }) => templateId === 'ship1'));
  expect((await act(admin, order._id, 'deliver')).status).toBe(200);
  const invoice = await shop.request(`/api/invoices/${order._id}`, {
    headers: { Authorization: `Bearer ${who.token}` },
  });
  expect(invoice.status).toBe(200);
  const toNobody = "select name from pgboss.job where data -> 'to' ->> 'address' = ''";
  expect(await rows(shop, toNobody)).toEqual([]);
  expect(await failedJobs()).toEqual([]);
});

test('who has no e-mail confirms cash on delivery by a code of a text message, in this browser, once', async () => {
  await setCash(shop, { needsCode: true });
  const who = await makeMobileShopper();
  const order = await orderOf(who);
  const options = await as(shop, who).get(`/api/orders/payment-options/${order._id}`);
  const offer = options.body['cash-on-delivery'];
  expect(offer).toMatchObject({ problem: '', codeBy: 'sms', codeTo: `••••••${who.mobile.slice(-4)}` });
  const [browser, other] = [newBrowser(), newBrowser()];
  for (const one of [browser, other]) one.signIn(who.token);
  const request = () => browser.post('/api/orders/cash-on-delivery/code', { orderId: order._id });
  expect([(await request()).status, (await request()).status]).toEqual([200, 429]);
  const code = await smsCode(shop, who.mobile);
  const confirm = (from: ShopBrowser, typed: string) =>
    from.post('/api/orders/cash-on-delivery', { orderId: order._id, totalPrice: offer.total, code: typed });
  expect((await confirm(other, code)).status).toBe(400);
  expect((await confirm(browser, code === '000000' ? '000001' : '000000')).status).toBe(400);
  expect(await confirm(browser, code)).toMatchObject({ status: 200, body: { status: 'CONFIRMED' } });
  // a code for an order is no login
  const login = await browser.post('/api/otp/mobile-verify-otp', { mobile: who.mobile, otp: code });
  expect(login.status).toBe(400);
});

test('admins find the customer by number, edit the name, add an e-mail, and see the rest in lists and files', async () => {
  const who = await makeMobileShopper();
  await rows(shop, 'update users set phone = $2 where id = $1', who.id, who.mobile.slice(3));
  const admin = await asAdmin(shop);
  const { body: found } = await admin.get(`/api/users/getAll/${who.mobile.slice(3)}`);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ _id: who.id, email: '' });
  expect((await admin.get('/api/admin/exports/customers.csv')).status).toBe(200);
  const edit = { _id: who.id, name: 'Kavitha', email: '', address: '12 Mill Street', isAdmin: false };
  expect((await admin.put('/api/users/update', edit)).body).toMatchObject({ name: 'Kavitha', email: '' });
  const promoted = await admin.put('/api/users/update', { ...edit, isAdmin: true });
  expect([promoted.status, promoted.body.fields]).toEqual([400, { email: 'Email Is Not Valid' }]);
  const email = `kavitha${nextNumber()}@example.org`;
  expect((await admin.put('/api/users/update', { ...edit, email })).body.email).toBe(email);
  const emptied = await admin.put('/api/users/update', edit);
  expect(emptied.status).toBe(400);
});

test('two accounts without e-mail live side by side, export their data and delete themselves', async () => {
  const [one, other] = [await makeMobileShopper(), await makeMobileShopper()];
  const exported = (await as(shop, one).get('/api/users/export')).body;
  expect(exported.account).toMatchObject({ email: '', mobile: one.mobile });
  expect((await as(shop, one).remove('/api/users/me')).status).toBe(200);
  expect((await as(shop, other).get('/api/users/me')).body).toMatchObject({ _id: other.id, email: '' });
  // the number is free again
  const browser = newBrowser();
  await verifyMobile(browser, one.mobile);
  const again = await browser.post('/api/users/mobile-login', { mobile: one.mobile, name: 'Somebody' });
  expect(again.status).toBe(200);
  expect(again.body._id).not.toBe(one.id);
});

test('a customer adds an e-mail that was verified in this browser, once', async () => {
  const who = await makeMobileShopper();
  const browser = newBrowser();
  browser.signIn(who.token);
  const email = `added${nextNumber()}@example.org`;
  expect((await browser.put('/api/users/me/email', { email })).status).toBe(400);
  await verifyEmail(browser, email);
  const stolen = newBrowser();
  stolen.signIn(who.token);
  expect((await stolen.put('/api/users/me/email', { email })).status).toBe(400);
  expect((await browser.put('/api/users/me/email', { email: `x${email}` })).status).toBe(400);
  const added = await browser.put('/api/users/me/email', { email });
  expect([added.status, added.body.email]).toEqual([200, email]);
  await verifyEmail(browser, `y${email}`);
  const second = await browser.put('/api/users/me/email', { email: `y${email}` });
  expect([second.status, second.body.code]).toEqual([409, 'email-set']);
});

test('an e-mail of another account can neither be verified nor taken', async () => {
  const owner = await insertCustomer(shop.database.pool, { email: `owner${nextNumber()}@example.org` });
  const who = await makeMobileShopper();
  const browser = newBrowser();
  browser.signIn(who.token);
  expect((await browser.post('/api/otp/send-otp', { email: owner.email })).status).toBe(200);
  expect((await mailTo(shop, owner.email)).text).not.toMatch(/\b\d{6}\b/);
  expect((await browser.put('/api/users/me/email', { email: owner.email })).status).toBe(400);
});

test('a customer adds a verified mobile number, logs in with it, and is told by e-mail; later it is removed', async () => {
  const email = `customer${nextNumber()}@example.org`;
  const customer = await insertCustomer(shop.database.pool, { email });
  const browser = newBrowser();
  browser.signIn(customer.token);
  const mobile = newMobile();
  await verifyMobile(browser, mobile);
  const added = await browser.put('/api/users/me/mobile', { mobile });
  expect([added.status, added.body.mobile]).toEqual([200, mobile]);
  expect((await mailTo(shop, email)).text).toContain(`${mobile.slice(3, 8)} ${mobile.slice(8)}`);
  const elsewhere = newBrowser();
  await verifyMobile(elsewhere, mobile);
  const login = await elsewhere.post('/api/users/mobile-login', { mobile });
  expect(login.body).toMatchObject({ _id: customer._id, email });
  expect((await browser.delete('/api/users/me/mobile')).body.mobile).toBeUndefined();
});

test('a session that is not fresh needs the password; one number has one account; admins have none', async () => {
  const customer = await insertCustomer(shop.database.pool, {
    email: `customer${nextNumber()}@example.org`,
  });
  await rows(
    shop,
    "update sessions set created_at = now() - interval '1 day' where user_id = $1",
    customer._id,
  );
  const browser = newBrowser();
  browser.signIn(customer.token);
  const mobile = newMobile();
  await verifyMobile(browser, mobile);
  const old = await browser.put('/api/users/me/mobile', { mobile });
  expect([old.status, old.body.code]).toEqual([409, 'proof-needed']);
  const { password } = REGISTRATION;
  const proven = await browser.put('/api/users/me/mobile', { mobile, currentPassword: password });
  expect(proven.status).toBe(200);

  const rival = await makeMobileShopper();
  const rivals = newBrowser();
  await verifyMobile(rivals, mobile);
  rivals.signIn(rival.token);
  const taken = await rivals.put('/api/users/me/mobile', { mobile });
  expect([taken.status, taken.body.code]).toEqual([409, 'mobile-taken']);
  const only = await rivals.delete('/api/users/me/mobile');
  expect([only.status, only.body.code]).toEqual([409, 'mobile-needed']);

  const { admin } = await asAdmin(shop);
  const admins = newBrowser();
  await verifyMobile(admins, newMobile());
  const number = newMobile();
  await verifyMobile(admins, number);
  admins.signIn(admin.token);
  expect((await admins.put('/api/users/me/mobile', { mobile: number })).body.code).toBe(
    'mobile-not-for-admins',
  );
});

test('of two accounts that add one number at the same time, one gets it', async () => {
  const mobile = newMobile();
  const racers = await Promise.all(
    [await makeMobileShopper(), await makeMobileShopper()].map(async ({ token }) => {
      const browser = newBrowser();
      await verifyMobile(browser, mobile);
      browser.signIn(token);
      return browser;
    }),
  );
  const all = await Promise.all(racers.map((browser) => browser.put('/api/users/me/mobile', { mobile })));
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('the self-check sends a message to the admin and reports what the provider says', async () => {
  const admin = await asAdmin(shop);
  const check = async () => {
    const { body } = await admin.post('/api/admin/self-check', { names: ['sms-codes'] });
    return body.items.find(({ name }: { name: string }) => name === 'sms-codes');
  };
  expect(await check()).toMatchObject({ status: 'warning', isNeeded: false });
  await rows(shop, "update users set phone = '9541200001' where id = $1", admin.admin.id);
  expect(await check()).toMatchObject({ status: 'ok', message: expect.stringContaining('95412 00001') });
  shop.sandbox.sms.setFault('no-credit');
  const failed = await check();
  shop.sandbox.sms.setFault(undefined);
  expect(failed).toMatchObject({ status: 'failed', details: 'Insufficient balance' });
});
