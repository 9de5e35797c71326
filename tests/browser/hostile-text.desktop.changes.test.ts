import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { SignedInUser } from '../../src/contract/account.ts';
import type { AdminPage } from '../../src/contract/admin/page-sections.ts';
import type { StoredSection } from '../../src/rules/page-sections/section-types.ts';
import { browserDatabase } from '../support/browser-database.ts';
import { png } from '../support/images.ts';
import { REGISTRATION } from '../support/people.ts';
import { addressOf, expect, open, test } from './fixtures.ts';
import { adminOf, makeCustomer, signIn } from './people.ts';
import { asCustomer, GROUNDNUT, makeOrder } from './sales.ts';

const MARK = randomUUID().slice(0, 8);

/** Leaves a text, an attribute, a script and a JSON-LD block; each way out sets the flag that is looked for. */
const EVIL = `</script><script>hit=1</script>"'><img src=x onerror=hit=1>${MARK}`;
const SHORT = `<b onclick=hit=1>${MARK}`;
const IN_PATH = encodeURIComponent(EVIL);

declare global {
  interface Window {
    hit?: unknown;
  }
}

/** Everything a customer can write. */
async function writeAsCustomer(request: APIRequestContext, user: SignedInUser) {
  const call = (method: string, path: string, data: object) => asCustomer(request, user, method, path, data);
  const parts = ['doorNumber', 'street', 'area', 'district'].map((part) => [part, SHORT]);
  const address = { ...REGISTRATION.address, ...Object.fromEntries(parts) };
  await call('PUT', '/api/users/updateProfile', { name: EVIL, phone: '9876543210', address });
  const order = await makeOrder(request, { ...user, name: EVIL, address });
  const image = `data:image/png;base64,${(await png()).toString('base64')}`;
  await call('POST', '/api/reviews', { productId: GROUNDNUT.productId, rating: 5, review: EVIL, image });
  const contact = { name: EVIL, email: user.email, subject: EVIL, message: EVIL };
  const sent = await request.post('/api/contact/send-contact-email', {
    data: contact,
    headers: addressOf(MARK),
  });
  expect(sent.ok()).toBe(true);
  return order;
}

async function publishPage(
  call: (method: string, path: string, data: object) => Promise<AdminPage>,
  page: 'header' | 'about',
  change: (section: StoredSection) => StoredSection,
) {
  const path = `/api/admin/pages/${page}`;
  const { version, sections } = await call('GET', path, {});
  const saved = await call('POST', `${path}/publish`, { version, sections: sections.map(change) });
  expect(saved.publication, JSON.stringify(saved)).toBeTruthy();
}

/** Everything the owner can write. */
async function writeAsAdmin(request: APIRequestContext, admin: SignedInUser) {
  const call = async (method: string, path: string, data: object) =>
    (await asCustomer(request, admin, method, path, data)).json();
  const food = await call('POST', '/api/foods', {
    name: EVIL,
    price: 100,
    origins: [SHORT],
    cookTime: SHORT,
    tags: [SHORT],
    description: EVIL,
    category: SHORT,
    quantities: [{ size: SHORT, price: 100 }],
    specifications: [{ name: SHORT, value: EVIL }],
    ingredients: [{ name: SHORT, quantity: SHORT }],
  });
  const recipe = await call('POST', '/api/admin/recipes', {
    title: EVIL,
    description: EVIL,
    imageAlt: EVIL,
    ingredients: [{ name: SHORT, quantity: SHORT, foodId: null }],
    instructions: [EVIL],
    prepTime: 1,
    cookingTime: 1,
    difficulty: 'Easy',
    tags: [SHORT],
    author: SHORT,
    status: 'published',
  });
  const coupon = `EVIL${MARK}`.toUpperCase();
  const offer = { offerPercentage: 5, expiresOn: '2099-01-01', limitPerCustomer: null, limitTotal: null };
  await call('POST', '/api/admin/coupons', { code: coupon, description: EVIL, ...offer });
  await publishPage(call, 'header', (section) => ({ ...section, texts: { en: { line: EVIL } } }));
  const step = { image: '/media/hero/1-desktop.webp', alt: EVIL, title: EVIL, text: EVIL };
  await publishPage(call, 'about', (section) =>
    section.key === 'process' ? { ...section, items: [{ texts: { en: step } }, ...section.items] } : section,
  );
  await call('PUT', '/api/admin/search-words', { word: SHORT, means: SHORT });
  const found = await asCustomer(request, admin, 'GET', `/api/admin/reviews?search=${MARK}`);
  const [review] = await found.json();
  await call('POST', `/api/admin/reviews/${review._id}/replies`, { text: EVIL });
  return { food: food.id as string, recipe: recipe._id as string, coupon };
}

/** The owner notes money that came in cash; then the customer has an invoice and asks for the order to be cancelled. */
async function payAndAsk(
  request: APIRequestContext,
  admin: SignedInUser,
  customer: SignedInUser,
  orderId: string,
): Promise<void> {
  for (const step of [
    { action: 'confirm', note: EVIL },
    { action: 'pay', method: 'cash', reference: SHORT, note: EVIL },
  ]) {
    const order = await asCustomer(request, admin, 'GET', `/api/admin/orders/${orderId}`);
    const { version } = await order.json();
    await asCustomer(request, admin, 'POST', `/api/admin/orders/${orderId}/actions`, { version, ...step });
  }
  await asCustomer(request, customer, 'POST', `/api/orders/${orderId}/requests`, {
    kind: 'cancel',
    text: EVIL,
  });
  const invoice = await asCustomer(request, customer, 'GET', `/api/invoices/${orderId}`);
  const bytes = (await invoice.body()).toString('latin1');
  expect(bytes).toMatch(/^%PDF/);
  // without what is packed, where any three bytes may stand by chance
  const readable = bytes.replaceAll(/stream\n[\s\S]*?\nendstream/g, '');
  expect(readable).not.toMatch(/\/(JS|JavaScript|OpenAction|URI)\b/);
}

/** Opens a page and waits for its data; what was written must not have become part of the page. */
async function inspect(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.hit), path).toBeUndefined();
  await expect(page.locator('img[src="x"], b[onclick], script:text("hit=1"):not([type])'), path).toHaveCount(
    0,
  );
}

test('T27 88 102 whatever people write is shown as text on every page, in letters and in structured data', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const customer = await makeCustomer();
  const admin = await adminOf();
  const order = await writeAsCustomer(request, customer);
  const made = await writeAsAdmin(request, admin);
  await payAndAsk(request, admin, customer, order._id);
  page.on('dialog', (dialog) => expect(dialog.message()).toBe('no dialog'));

  for (const path of [
    '/',
    `/food/${made.food}`,
    `/food/${GROUNDNUT.productId}`,
    `/recipes/${made.recipe}`,
    `/search/${IN_PATH}`,
    `/tag/${encodeURIComponent(SHORT)}`,
    `/product?q=${IN_PATH}&category=${IN_PATH}`,
    '/about',
    `/login?returnUrl=${encodeURIComponent('javascript:hit=1')}`,
  ])
    await inspect(page, path);
  await open(page, `/food/${made.food}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(EVIL);

  await signIn(page, customer);
  for (const path of ['/profile', '/orders', `/track/${order._id}`, `/payment/${order._id}`, '/dashboard'])
    await inspect(page, path);

  const visitor = await page.context().browser()?.newContext();
  if (!visitor) throw new Error('no browser');
  const paths = [
    `/admin/foods/${encodeURIComponent(MARK)}`,
    `/admin/editFood/${made.food}`,
    `/admin/previewFood/${made.food}`,
    `/admin/reviews/${MARK}`,
    '/admin/requests',
    `/admin/users/${encodeURIComponent(customer.email)}`,
    `/admin/editUser/${customer._id}`,
    '/admin/overview',
    '/admin/orders',
    `/admin/orders/${order._id}`,
    `/admin/orders/${order._id}/slip`,
    `/admin/coupons?q=${made.coupon}`,
    `/admin/coupons/${made.coupon}`,
    '/admin/recipes',
    `/admin/recipes/${made.recipe}`,
    '/admin/messages',
    '/admin/pages/about',
    '/admin/pages/header',
    '/admin/content/words',
    '/admin/audit',
  ].values();
  const inspectInTurn = async () => {
    const tab = await visitor.newPage();
    await tab.goto(page.url());
    await signIn(tab, admin);
    for (const path of paths) await inspect(tab, path);
  };
  // each page waits until nothing is loaded any more
  await Promise.all([inspectInTurn(), inspectInTurn(), inspectInTurn()]);
  await visitor.close();

  const emails = await (await request.get('/sandbox/mail/messages')).json();
  const newRate = emails.filter(({ html }: { html: string }) => html.includes(MARK));
  expect(newRate.length).toBeGreaterThan(0);
  for (const { html } of newRate) expect(html).not.toMatch(/<script|<img src=x|<b onclick/);
  await page.goto('/sandbox/mail');
  expect(await page.evaluate(() => window.hit)).toBeUndefined();
  await expect(page.locator('img[src="x"], b[onclick]')).toHaveCount(0);
  await browserDatabase().query(
    "delete from page_versions where page = 'header' or (page = 'about' and state = 'published')",
  );
  await browserDatabase().query(`
    update page_versions set state = 'published'
    where id = (select id from page_versions where page = 'about' and state = 'replaced' order by version desc limit 1)`);
  await asCustomer(request, admin, 'DELETE', `/api/foods/${made.food}`);
});
