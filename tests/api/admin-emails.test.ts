import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentIssues } from '../../src/messages/payment-issues.ts';
import { notifyLowStock } from '../../src/server/orders/notify-low-stock.ts';
import { writingDeps } from '../../src/server/payments/payment-deps.ts';
import { reportIssue } from '../../src/server/payments/report-issue.ts';
import { type Admin, asAdmin } from '../support/admin-actions.ts';
import { openPayments, payUpi, placedOrder, rows, startUpi } from '../support/payments.ts';
import { json, until } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
let deps: Awaited<ReturnType<typeof openPayments>>;
let shopEmail = '';
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
  deps = await openPayments(shop);
  ({ shopEmail } = await shop.sender());
});
afterAll(async () => {
  await deps.close();
  await shop.close();
});

const speak = (language: string) => rows(shop, 'update users set language = $1 where is_admin', language);
const mailAbout = (address: string, text: string) =>
  until(() => shop.sandbox.mailbox.messages(address).find((mail) => mail.text.includes(text)));

test('the shop reads of a paid order in the language that its admins share', async () => {
  await speak('ta');
  const payer = await placedOrder(shop);
  await payUpi(shop, await startUpi(payer));
  const mail = await mailAbout(shopEmail, payer.order._id);
  expect(mail.subject).toMatch(new RegExp(`^பணம் செலுத்திய புதிய ஆர்டர் ${payer.order.number}: ₹`));
  expect(mail.html).toContain('<html lang="ta-IN">');
  expect(mail.text).toContain(`/ta/admin/orders/${payer.order._id}`);
});

test('a shop whose admins speak different languages is written to in English', async () => {
  await speak('hi');
  await rows(shop, "update users set language = 'ta' where id = $1", admin.admin.id);
  const message = { name: 'Ravi', email: 'ravi@example.org', subject: 'Oil', message: 'When do you press?' };
  await shop.request('/api/contact/send-contact-email', json('POST', message));
  expect((await mailAbout(shopEmail, message.message)).subject).toBe('Message: Oil');
});

test('each admin reads about low stock in the own language', async () => {
  await speak('en');
  await rows(shop, "update users set language = 'hi' where id = $1", admin.admin.id);
  await rows(
    shop,
    `insert into food_sizes (food_id, size, position, price_paise, stock)
     values ('wood-pressed-coconut-oil', 'tin', 500, 100000, 0)`,
  );
  await notifyLowStock(deps);
  expect((await mailAbout('admin@example.com', '(tin)')).text).toContain('Sold out');
  const { text } = await mailAbout(admin.admin.email, '(tin)');
  expect(text).toContain('लकड़ी घानी नारियल तेल (tin): खत्म');
  expect(text).toContain('/hi/admin/foods');
});

test('a payment issue is stored in every language and read in that of the page', async () => {
  await speak('hi');
  const writing = await writingDeps(deps);
  const facts = { number: 7, asked: '₹1,000.00', came: '₹1.00' };
  await reportIssue(writing, shop.database.db, {
    kind: 'amount-mismatch',
    subject: 'pay_other_amount',
    details: () => paymentIssues.otherAmount(facts),
  });
  const mail = await mailAbout(shopEmail, 'pay_other_amount');
  expect(mail.subject).toMatch(/^एक भुगतान आपको देखना है: \S/);
  expect(mail.text).toContain('ऑर्डर 7 के लिए ₹1,000.00 माँगे गए थे');
  const detailsIn = async (query: string) =>
    (await admin.get(`/api/admin/problems${query}`)).body.map((issue: { details: string }) => issue.details);
  expect(await detailsIn('')).toEqual(['Order 7 asked for ₹1,000.00, and ₹1.00 came.']);
  expect(await detailsIn('?language=ta')).toEqual(['ஆர்டர் 7-க்கு ₹1,000.00 கேட்டோம்; ₹1.00 வந்துள்ளது.']);
  // as older versions of the shop wrote it
  await rows(shop, "update payment_problems set translations = '{}'");
  expect(await detailsIn('?language=ta')).toEqual(['Order 7 asked for ₹1,000.00, and ₹1.00 came.']);
});
