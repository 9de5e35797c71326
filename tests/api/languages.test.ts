import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInUser } from '../../src/contract/account.ts';
import type { EmailPreview } from '../../src/contract/admin/email-previews.ts';
import type { AdminPage } from '../../src/contract/admin/page-sections.ts';
import type { PageSection } from '../../src/rules/page-sections/section-types.ts';
import { findInvoice } from '../../src/server/invoices/invoices.store.ts';
import { asAdmin } from '../support/admin-actions.ts';
import { payUpi, startUpi } from '../support/payments.ts';
import { bearer, codeFor, cookieOf, json, mailTo, REGISTRATION } from '../support/people.ts';
import { as, atCheckout, makeShopper, SESAME, type Shopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const setLanguage = ({ token }: Pick<Shopper, 'token'>, body: unknown) =>
  shop.request('/api/users/language', json('PUT', body, bearer(token)));

test('who registers on a Tamil page gets code and welcome in Tamil, and the account keeps the language', async () => {
  const email = 'kannan@example.org';
  await shop.request('/api/otp/send-otp?language=ta', json('POST', { email }));
  const otp = await codeFor(shop, email);
  const code = await mailTo(shop, email);
  expect(code.subject).toBe('Chekku Farms: உங்கள் குறியீடு');
  expect(code.html).toContain('<html lang="ta-IN">');
  expect(code.text).toContain('இந்தக் குறியீடு 10 நிமிடங்கள் வரை செல்லுபடியாகும்.');
  const verified = await shop.request('/api/otp/verify-otp', json('POST', { email, otp }));
  const form = json('POST', { ...REGISTRATION, email }, { Cookie: cookieOf(verified) });
  const user = (await (await shop.request('/api/users/register?language=ta', form)).json()) as SignedInUser;
  expect(user.language).toBe('ta');
  const welcome = await mailTo(shop, email, 2);
  expect(welcome.text).toMatch(/^\S+ Meena,\n\nஉங்கள் கணக்கு தயார்\./);
  // the account's language counts, whatever page asks for the code
  await shop.request('/api/forget/forget-send-otp', json('POST', { email }));
  expect((await mailTo(shop, email, 3)).subject).toBe('Chekku Farms: புதிய பாஸ்வேர்டுக்கான குறியீடு');
});

test('the language of an account is read with the profile and can be changed to a known one', async () => {
  const who = await makeShopper(shop);
  const me = as(shop, who);
  expect((await me.get('/api/users/me')).body.language).toBe('en');
  const changed = await Promise.all([
    setLanguage(who, { language: 'hi' }),
    setLanguage(who, { language: 'hi' }),
  ]);
  expect(changed.map(({ status }) => status)).toEqual([200, 200]);
  expect((await me.get('/api/users/me')).body.language).toBe('hi');
  for (const language of ['xx', '', 7, null, ['ta'], 'ta'.repeat(9000)]) {
    expect((await setLanguage(who, { language })).status).toBe(400);
  }
  expect((await shop.request('/api/users/language', json('PUT', { language: 'ta' }))).status).toBe(401);
  expect((await me.get('/api/users/me')).body.language).toBe('hi');
});

test('an order in Hindi has e-mails in Hindi and an invoice with labels in both languages', async () => {
  const { who, me, checkout } = await atCheckout(shop);
  const { body: order } = await me.post('/api/orders/create?language=hi', checkout);
  const placed = await mailTo(shop, who.email);
  expect(placed.subject).toBe(`ऑर्डर ${order.number}: आपका ऑर्डर मिल गया`);
  expect(placed.html).toContain('<html lang="hi-IN">');
  expect(placed.text).toMatch(/कुल: ₹1,\d{3}/);
  await payUpi(shop, await startUpi({ me, order, who } as never));
  const paid = await mailTo(shop, who.email, 2);
  expect(paid.subject).toBe(`ऑर्डर ${order.number}: भुगतान मिल गया, धन्यवाद`);
  expect(paid.text).toContain('हम 1 से 2 कामकाजी दिन में पैक करते हैं');
  expect((await findInvoice(shop.database.db, order._id))?.content.language).toBe('hi');
});

test('an order in Tamil names its foods in Tamil in e-mails, and in both languages on the invoice', async () => {
  await shop.database.pool.query(
    `update foods set translations = jsonb_set(translations, '{ta}', '{"name": "மரச்செக்கு நல்லெண்ணெய்"}')
     where id = $1`,
    [SESAME.productId],
  );
  const { who, me, checkout } = await atCheckout(shop, [SESAME]);
  const { body: order } = await me.post('/api/orders/create?language=ta', checkout);
  expect((await mailTo(shop, who.email)).text).toContain('மரச்செக்கு நல்லெண்ணெய் (1 L), 3 x ₹');
  await payUpi(shop, await startUpi({ me, order, who } as never));
  expect((await mailTo(shop, who.email, 2)).text).toContain('மரச்செக்கு நல்லெண்ணெய் (1 L), 3 x ₹');
  const invoice = await findInvoice(shop.database.db, order._id);
  expect(invoice?.content.lines).toMatchObject([
    { name: 'Wood-Pressed Sesame Oil', translatedName: 'மரச்செக்கு நல்லெண்ணெய்' },
  ]);
});

test('an order on an English page follows the account, and an unknown language is English', async () => {
  const { who, me, checkout } = await atCheckout(shop);
  await setLanguage(who, { language: 'ta' });
  const { body: order } = await me.post('/api/orders/create?language=%00', checkout);
  expect((await mailTo(shop, who.email)).subject).toBe(`ஆர்டர் ${order.number}: உங்கள் ஆர்டர் கிடைத்தது`);
  const admin = await asAdmin(shop);
  const { version } = (await admin.get(`/api/admin/orders/${order._id}`)).body;
  await admin.post(`/api/admin/orders/${order._id}/actions`, { action: 'cancel', version, reason: 'மழை' });
  const cancelled = await mailTo(shop, who.email, 2);
  expect(cancelled.text).toContain('காரணம்: மழை');
});

test('policies and assistant are served in the language of the request', async () => {
  const sectionsOf = async (page: string, language: string) => {
    const response = await shop.request(`/api/content/pages/${page}?language=${language}`);
    return ((await response.json()) as { sections: PageSection[] }).sections;
  };
  const [ta, hi, unknown] = await Promise.all(
    ['ta', 'hi', 'xx'].map((language) => sectionsOf('shipping-policy', language)),
  );
  expect(ta?.[0]?.texts.title).toBe('டெலிவரி கொள்கை');
  expect(hi?.[0]?.texts.title).toBe('डिलीवरी नीति');
  expect(unknown?.[0]?.texts.title).toBe('Shipping Policy');
  const assistant = await sectionsOf('assistant', 'ta');
  // number and status are known only when the reply is used
  expect(assistant.find(({ key }) => key === 'order')?.texts.status).toContain('#{number}: {status}');
});

test('16.2 texts of security e-mails are sections, whose facts cannot be edited away', async () => {
  const admin = await asAdmin(shop);
  const { version, sections }: AdminPage = (await admin.get('/api/admin/pages/emails')).body;
  const save = (key: string, language: 'en' | 'ta', field: string, value: string) =>
    admin.put('/api/admin/pages/emails/draft', {
      version,
      sections: sections.map((section) =>
        section.key === key
          ? {
              ...section,
              texts: { ...section.texts, [language]: { ...section.texts[language], [field]: value } },
            }
          : section,
      ),
    });
  const cases = [
    ['code', 'en', 'ending', 'minutes'],
    ['email-changed', 'ta', 'text', 'newEmail'],
    ['refunded', 'en', 'text', 'amount'],
    ['paid', 'ta', 'arrived', 'amount'],
  ] as const;
  for (const [key, language, field, lost] of cases) {
    const { status, body } = await save(key, language, field, 'Good day.');
    expect([status, body.fields]).toEqual([
      400,
      { [`${key}.${language}.${field}`]: `Keep {${lost}} in the text: the shop fills it in` },
    ]);
  }
  const saved = await save('code', 'en', 'text', 'Your digits:');
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  const samples = async (query: string): Promise<EmailPreview[]> =>
    (await admin.get(`/api/admin/pages/emails/samples${query}`)).body.emails;
  const code = (emails: EmailPreview[]) => emails.find(({ kind }) => kind === 'code')?.html;
  expect(code(await samples(''))).toMatch(/Your digits:[\s\S]*>123456</);
  // the Tamil text was that of the replaced English one
  expect(code(await samples('?language=ta'))).toMatch(/lang="ta-IN"[\s\S]*Your digits:[\s\S]*>123456</);
  for (const { kind, subject, html } of await samples('?language=hi')) {
    expect([kind, subject]).toEqual([kind, expect.stringMatching(/\p{Script=Devanagari}|^Re: /u)]);
    expect(html).not.toMatch(/\{\w+\}|undefined/);
  }
});
