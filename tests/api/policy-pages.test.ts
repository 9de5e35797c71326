import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminPage } from '../../src/contract/admin/page-sections.ts';
import type { PageSection } from '../../src/rules/page-sections/section-types.ts';
import { DEFAULT_POLICY, type ShopPolicy } from '../../src/rules/policy.ts';
import { type Admin, asAdmin } from '../support/admin-actions.ts';
import { placedOrder, rows } from '../support/payments.ts';
import { mailTo } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const sectionsOf = async (page: string): Promise<PageSection[]> =>
  (await (await shop.request(`/api/content/pages/${page}`)).json()).sections;
const textOf = async (page: string) => JSON.stringify(await sectionsOf(page));
const save = async (changes: Partial<ShopPolicy>) => {
  const { status } = await admin.put('/api/admin/settings/policy', { ...DEFAULT_POLICY, ...changes });
  expect(status).toBe(200);
};

async function publish(page: string, key: string, texts: Record<string, string>, items: object[] = []) {
  const { version, sections } = (await admin.get(`/api/admin/pages/${page}`)).body as AdminPage;
  const changed = sections.map((section) =>
    section.key === key
      ? {
          ...section,
          texts: { en: { ...section.texts.en, ...texts } },
          items: items.map((en) => ({ texts: { en } })),
        }
      : section,
  );
  return admin.post(`/api/admin/pages/${page}/publish`, { version, sections: changed });
}

test.each<[string, Partial<ShopPolicy>, Record<string, string>]>([
  [
    'the minimum order',
    { minimumOrderRupees: 750 },
    { 'terms-of-service': 'The minimum order is ₹750.', assistant: 'An order starts at ₹750.' },
  ],
  [
    'the hours to cancel',
    { freeCancellationHours: 1 },
    {
      'refund-policy': 'full refund if you cancel within 1 hour of placing',
      assistant: 'cancel within 1 hour of placing',
    },
  ],
  [
    'the days to return',
    { returnDays: 9 },
    { 'refund-policy': 'exchange for 9 days', assistant: 'exchange within 9 days of receiving' },
  ],
  [
    'the hours to report damage',
    { discrepancyHours: 36 },
    {
      'refund-policy': 'Report it within 36 hours of delivery',
      'shipping-policy': 'Tell us within 36 hours',
      assistant: 'report it within 36 hours',
    },
  ],
  [
    'the days to refund and exchange',
    { refundBusinessDays: { min: 2, max: 3 }, exchangeWorkingDays: { min: 6, max: 6 } },
    {
      'refund-policy': '| Refund | 2 to 3 business days',
      assistant: 'A refund takes 2 to 3 business days, an exchange 6 working days.',
    },
  ],
  [
    'the days to pack and deliver',
    {
      processingBusinessDays: { min: 1, max: 1 },
      deliveryBusinessDays: { ...DEFAULT_POLICY.deliveryBusinessDays, home: { min: 1, max: 3 } },
    },
    {
      'shipping-policy':
        'We pack your order 1 business day after payment. From our door to yours it takes 1 to 3 business days in Tamil Nadu',
      assistant: 'Delivery then takes 1 to 3 business days in Tamil Nadu, 4 to 7 in other states',
    },
  ],
])('pages and assistant say %s as it is enforced', async (_name, changes, expected) => {
  await save(changes);
  for (const [page, text] of Object.entries(expected)) expect(await textOf(page)).toContain(text);
  await save({});
  for (const [page, text] of Object.entries(expected)) expect(await textOf(page)).not.toContain(text);
});

test('a shop in another state names its own state', async () => {
  const { values } = (await admin.get('/api/admin/settings')).body;
  const moved = { ...values, state: 'Karnataka', gstin: '29ABCDE1234F1ZW' };
  expect((await admin.put('/api/admin/settings', moved)).status).toBe(200);
  expect(await textOf('shipping-policy')).toContain('| Karnataka | 2 to 4 business days |');
  expect(await textOf('assistant')).toContain('2 to 4 business days in Karnataka');
  expect((await admin.put('/api/admin/settings', values)).status).toBe(200);
});

test('the demo has its own words; a shop that never wrote any has words for any farm', async () => {
  expect(await textOf('refund-policy')).toContain('Is a bottle broken or leaking');
  expect((await sectionsOf('assistant'))[0]?.texts.text).toMatch(/^Vanakkam\. .* at Chekku Farms\.$/);
  await rows(shop, 'delete from page_versions');
  expect(await textOf('refund-policy')).not.toContain('bottle');
  expect((await sectionsOf('assistant'))[0]?.texts.text).toMatch(/^Hello\./);
});

test('the owner changes a part, adds one and switches one off; placeholders are filled in', async () => {
  const own = { heading: 'Gifts', body: 'A gift from {name} comes with a card.' };
  const published = await publish('shipping-policy', 'more', {}, [own]);
  expect(published.status, JSON.stringify(published.body)).toBe(200);
  expect((await publish('shipping-policy', 'charge', { body: 'Free from ₹500.' })).status).toBe(200);
  const sections = await sectionsOf('shipping-policy');
  expect(sections.find(({ key }) => key === 'more')?.items).toEqual([
    { heading: 'Gifts', body: 'A gift from Chekku Farms comes with a card.' },
  ]);
  expect(sections.find(({ key }) => key === 'charge')?.texts.body).toBe('Free from ₹500.');
  const { version, sections: stored } = (await admin.get('/api/admin/pages/shipping-policy'))
    .body as AdminPage;
  const without = (key: string) => ({
    version,
    sections: stored.map((section) => (section.key === key ? { ...section, isShown: false } : section)),
  });
  const off = await admin.post('/api/admin/pages/shipping-policy/publish', without('times'));
  expect([off.status, off.body.fields]).toEqual([400, { times: 'Delivery times cannot be switched off.' }]);
  expect((await admin.post('/api/admin/pages/shipping-policy/publish', without('tracking'))).status).toBe(
    200,
  );
  expect((await sectionsOf('shipping-policy')).map(({ key }) => key)).not.toContain('tracking');
});

test.each([
  ['In {refundTime}', '{refundTime} is not known here. You can use {name}, '],
  ['[press](javascript:alert(1))', 'javascript:alert(1): a link leads to'],
  ['[press](http://farm.example)', 'http://farm.example: a link leads to'],
])('a part with %j is rejected at its field', async (body, message) => {
  const { status, body: response } = await publish('refund-policy', 'refund', { body });
  expect(status).toBe(400);
  expect(response.fields).toEqual({ 'refund.en.body': expect.stringContaining(message) });
});

test('e-mails have the owner’s greeting, texts and last line, and the profile page the greeting', async () => {
  expect((await publish('emails', 'greeting', { hello: 'Namaste' })).status).toBe(200);
  expect((await publish('emails', 'placed', { text: 'Thank you!\n\nPacked in {packingDays}.' })).status).toBe(
    200,
  );
  expect((await publish('emails', 'closing', { text: 'Warmly, all of {name}' })).status).toBe(200);
  const { who } = await placedOrder(shop);
  const { text, html } = await mailTo(shop, who.email);
  expect(text).toMatch(/^Namaste .+,\n\nThank you!\n\nPacked in 1 to 2 business days\.\n\n/);
  expect(text).toContain('\n\nWarmly, all of Chekku Farms\n\nChekku Farms\n');
  expect(html).toContain('Warmly, all of Chekku Farms');
  expect((await (await shop.request('/api/shop')).json()).hello).toBe('Namaste');
});

test('unknown pages and pages with records are not served as texts', async () => {
  for (const page of ['home', 'nothing', '__proto__']) {
    expect((await shop.request(`/api/content/pages/${page}`)).status).toBe(400);
  }
});
