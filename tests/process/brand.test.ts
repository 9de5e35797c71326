import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shop } from '../../src/contract/shop.ts';
import { contactReply, type ReplyFacts, replyTo } from '../../src/rules/assistant.ts';
import { act, asAdmin } from '../support/admin-actions.ts';
import { hasWord, wordsOnlyOf } from '../support/brand-words.ts';
import { payUpi, placedOrder, startUpi } from '../support/payments.ts';
import { textOfPdf } from '../support/pdf-text.ts';
import { cookieOf, json, REGISTRATION, until } from '../support/people.ts';
import { freePort, makeDataDir, type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { createEmptyDatabase } from '../support/test-database.ts';
import { openTestPool } from '../support/test-pool.ts';
import type { ShopFace } from '../support/test-shop.ts';

const brandFile = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../db/brands/phulkari/${name}.json`, import.meta.url), 'utf8'));
const PUNJAB = {
  doorNumber: '17',
  street: 'Mall Road',
  area: 'Civil Lines',
  district: 'Ludhiana',
  state: 'Punjab',
  pincode: '141001',
};
const LINES = [{ productId: 'kachi-ghani-mustard-oil', size: '1 L', quantity: 3 }];

interface Mail {
  subject: string;
  text: string;
  html: string;
  to: string[];
}

let process: ShopProcess;
let shop: ShopFace;
const cleanups: (() => unknown)[] = [];
/** Everything that a visitor or customer can read, by where it was read. */
const texts = new Map<string, string>();

beforeAll(async () => {
  const { url, drop } = await createEmptyDatabase();
  cleanups.push(drop);
  const { dir, remove } = makeDataDir();
  cleanups.push(remove);
  process = startShopProcess({
    SHOP_BRAND: 'phulkari',
    DATABASE_URL: url,
    DATA_DIR: dir,
    PORT: String(await freePort()),
  });
  cleanups.push(async () => {
    process.child.kill('SIGTERM');
    await process.exited;
  });
  await process.opened;
  const pool = openTestPool({ connectionString: url });
  cleanups.push(() => pool.end());
  shop = {
    request: (path: string, init?: RequestInit) => fetch(`${process.url}${path}`, init),
    database: { pool },
  } as unknown as ShopFace;
});
afterAll(async () => {
  for (const act of cleanups.splice(0).reverse()) await act();
});

async function read(path: string, status = 200): Promise<string> {
  const response = await shop.request(path, { headers: { Accept: 'text/html, */*' } });
  const text = await response.text();
  expect(response.status, `${path}: ${text.slice(0, 200)}`).toBe(status);
  texts.set(path, text);
  return text;
}

const mails = async (to = ''): Promise<Mail[]> =>
  (await shop.request(`/sandbox/mail/messages${to && `?to=${to}`}`)).json();
const mailed = (to: string, count: number) =>
  until(async () => {
    const found = await mails(to);
    return found.length >= count ? found : undefined;
  });

test('a second farm shows its own name, foods, colours, texts and numbers', async () => {
  const home = await read('/');
  expect(home).toContain('Phulkari Bagh');
  expect(home).toContain('Honey from yellow fields.');
  expect(home).toContain('#7A1F4B');
  expect(await read('/about')).toContain('Forty acres, sixty hives.');
  expect(await read('/shipping-policy')).toMatch(/1 to 3\D+business days/);
  expect(await read('/refund-policy')).toContain('Punjab');
  expect(await read('/food/kachi-ghani-mustard-oil')).toContain('Kachi Ghani Mustard Oil');
});

test('pages, feeds and the API of the second farm can all be read', async () => {
  const foods: { id: string; tags: string[] }[] = brandFile('foods');
  const recipes: { id: string }[] = brandFile('recipes');
  const paths = [
    '/product',
    ...foods.map(({ id }) => `/food/${id}`),
    ...recipes.map(({ id }) => `/recipes/${id}`),
    '/search/honey',
    '/search/chekku',
    '/tag/sarson',
    '/privacy-policy',
    '/terms-of-service',
    '/assistant',
    '/login',
    '/register',
    '/cart',
    '/needs-script',
    '/offline',
    '/sitemap.xml',
    '/robots.txt',
    '/api/docs',
    '/api/shop',
    '/api/shop/delivery',
    '/api/foods',
    '/api/recipes',
    '/api/content/home',
    '/api/content/about',
    '/api/content/pages/assistant',
    '/api/content/pages/shipping-policy',
  ];
  for (const path of paths) await read(path);
  await read('/nothing-here', 404);
  await read('/food/wood-pressed-sesame-oil', 404);
  const links = String(texts.get('/')).matchAll(
    /<link rel="(?:icon|manifest|apple-touch-icon)" href="([^"]+)"/g,
  );
  for (const [, href = ''] of links) await read(href);
});

test('the assistant answers for the second farm', async () => {
  const facts = (await (await shop.request('/api/shop')).json()) as Shop;
  const page = await (await shop.request('/api/content/pages/assistant')).json();
  const known = { ...facts, ...(page as Pick<ReplyFacts, 'sections'>), phoneHref: 'tel:1' };
  const questions = [
    'cancel',
    'it came broken',
    'return',
    'cash on delivery',
    'delivery',
    'minimum',
    'pay',
    'privacy',
  ];
  const replies = [contactReply(known), ...questions.map((question) => replyTo(question, known))];
  expect(replies).not.toContain(undefined);
  texts.set('assistant', JSON.stringify(replies));
  expect(texts.get('assistant')).toContain('Punjab');
});

test('e-mails and the invoice come from the second farm', async () => {
  const email = 'asha@example.org';
  await shop.request('/api/otp/send-otp', json('POST', { email }));
  const [code] = await mailed(email, 1);
  const otp = /\b\d{6}\b/.exec(code?.text ?? '')?.[0];
  const verified = await shop.request('/api/otp/verify-otp', json('POST', { email, otp }));
  const registration = { ...REGISTRATION, name: 'Asha', email, address: PUNJAB };
  const registered = await shop.request(
    '/api/users/register',
    json('POST', registration, { Cookie: cookieOf(verified) }),
  );
  expect(registered.status).toBe(200);
  await mailed(email, 2);
  await shop.request('/api/forget/forget-send-otp', json('POST', { email }));
  await mailed(email, 3);

  const admin = await asAdmin(shop);
  const message = { name: 'Asha', email, subject: 'Hives', message: 'May I visit?' };
  expect((await shop.request('/api/contact/send-contact-email', json('POST', message))).status).toBe(200);
  const [{ _id: messageId }] = (await admin.get('/api/admin/messages?state=open')).body;
  await admin.post(`/api/admin/messages/${messageId}/answer`, { answer: 'Yes, please do.' });
  await mailed(email, 4);

  const address = { name: 'Asha', address: PUNJAB, state: PUNJAB.state, pincode: PUNJAB.pincode };
  const paid = await placedOrder(shop, LINES, address);
  const token = await payUpi(shop, await startUpi(paid));
  expect((await paid.me.post('/api/orders/razorpay/verify-payment', token)).status).toBe(200);
  await act(admin, paid.order._id, 'ship', { courier: 'Speed Post', trackingNumber: 'EP123456785IN' });
  await act(admin, paid.order._id, 'deliver');
  const cancelled = await placedOrder(shop, LINES, address);
  const second = await payUpi(shop, await startUpi(cancelled));
  await cancelled.me.post('/api/orders/razorpay/verify-payment', second);
  await act(admin, cancelled.order._id, 'cancel', { reason: 'Rain' });
  await mailed(paid.who.email, 4);
  await mailed(cancelled.who.email, 3);

  for (const { subject, text, html, to } of await mails())
    texts.set(`mail to ${to.join()}: ${subject}`, `${subject}\n${text}\n${html}`);
  const subjects = [...texts.keys()].filter((name) => name.startsWith('mail'));
  expect(subjects.length, subjects.join('\n')).toBeGreaterThanOrEqual(12);

  const invoice = await shop.request(`/api/invoices/${paid.order._id}`, {
    headers: { Authorization: `Bearer ${paid.who.token}` },
  });
  const printed = textOfPdf(Buffer.from(await invoice.arrayBuffer()));
  texts.set('invoice', printed);
  expect(printed.replaceAll(/\s/g, '')).toContain('03AAAAA0000A1ZC');
  expect(printed).toContain('CGST');
});

test('nothing that was read contains a word of the first farm', () => {
  const words = wordsOnlyOf('chekku', 'phulkari');
  expect(words.length).toBeGreaterThan(300);
  expect(texts.size).toBeGreaterThan(50);
  const found = [...texts].flatMap(([where, text]) => {
    // the list of states, from which a customer chooses
    const shown = text.replaceAll(/<option[^>]*>[^<]*<\/option>/g, '').toLowerCase();
    return [...words, 'tamil nadu', '/media/products/', '/media/hero/']
      .filter((word) => hasWord(shown, word) && !where.includes(word))
      .map((word) => `${where}: ${word}`);
  });
  expect(found).toEqual([]);
});
