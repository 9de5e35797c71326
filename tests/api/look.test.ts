import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Admin, asAdmin, lastChange } from '../support/admin-actions.ts';
import { png } from '../support/images.ts';
import { live } from '../support/live.ts';
import { payUpi, placedOrder, startUpi } from '../support/payments.ts';
import { bearer, mailTo } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const read = async (path: string) => (await shop.request(path)).json();

test('the accent is saved, changed and taken back; the six places stay', async () => {
  const { colours, accent } = await read('/api/shop');
  expect(accent).toBeNull();
  const saved = await admin.put('/api/admin/colours', { ...colours, accent: '#0F5C5A' });
  expect([saved.status, saved.body]).toEqual([200, { ...colours, accent: '#0F5C5A' }]);
  expect((await lastChange(shop, 'colours')).changes).toEqual({ accent: [null, '#0F5C5A'] });
  // a form that knows no accent changes none
  expect((await admin.put('/api/admin/colours', colours)).body.accent).toBe('#0F5C5A');
  expect((await admin.put('/api/admin/colours', { ...colours, accent: null })).body.accent).toBeNull();
  expect((await read('/api/shop')).accent).toBeNull();
});

test('a colour on which text is hard to read is rejected, with its field', async () => {
  const { colours } = await read('/api/shop');
  const unreadable = await admin.put('/api/admin/colours', { ...colours, home: '#C0A080' });
  expect([unreadable.status, unreadable.body.fields]).toEqual([
    400,
    { home: expect.stringContaining('2.4 to 1') },
  ]);
  const invalid = await admin.put('/api/admin/colours', { ...colours, accent: 'teal' });
  expect([invalid.status, Object.keys(invalid.body.fields)]).toEqual([400, ['accent']]);
  expect((await admin.put('/api/admin/colours', { ...colours, header: '#C0A080' })).status).toBe(200);
  await admin.put('/api/admin/colours', colours);
});

test('the second of two admins who save colours gets those of the first', async () => {
  const { colours, accent } = await read('/api/shop');
  const known = { ...colours, accent };
  const save = (header: string) => admin.put('/api/admin/colours', { ...colours, header, accent, known });
  const both = await Promise.all([save('#0F5C5A'), save('#26170E')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { header } = (await read('/api/shop')).colours;
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'settings-changed',
    current: { ...known, header },
  });
  expect((await admin.put('/api/admin/colours', { ...colours, accent, known: { header: 1 } })).status).toBe(
    400,
  );
  expect((await admin.put('/api/admin/colours', { ...colours, accent })).status).toBe(200);
});

/** An image with transparency is stored in a PDF as two: its colours and its mask. */
const imagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;

test('e-mails and invoices have the logo; a stored invoice does not change with it', async () => {
  const body = new FormData();
  body.set('image', new File([new Uint8Array(await png('#aa2200', 300))], 'logo.png'));
  const { token } = admin.admin;
  const uploaded = await shop.request('/api/admin/logo', { method: 'POST', body, headers: bearer(token) });
  expect(uploaded.status).toBe(200);
  const payer = await placedOrder(shop);
  await payUpi(shop, await startUpi(payer));
  const { html, text } = await mailTo(shop, payer.who.email, 2);
  const [, src = '', width, height] =
    /<img src="([^"]+)" alt="Logo" width="(\d+)" height="(\d+)"/.exec(html) ?? [];
  expect([width, height]).toEqual(['44', '44']);
  expect(src).toMatch(/^http:\/\/localhost:3000\/brand\/[0-9a-f]{16}\/email\.png$/);
  expect((await shop.request(new URL(src).pathname)).headers.get('Content-Type')).toBe('image/png');
  expect(text).not.toContain('/brand/');
  const download = async () => {
    const response = await shop.request(`/api/invoices/${payer.order._id}`, {
      headers: bearer(payer.who.token),
    });
    return Buffer.from(await response.arrayBuffer());
  };
  const first = await download();
  expect(imagesIn(first)).toBeGreaterThan(0);
  await admin.remove('/api/admin/logo');
  expect((await download()).equals(first)).toBe(true);
  const later = await placedOrder(shop);
  await payUpi(shop, await startUpi(later));
  expect((await mailTo(shop, later.who.email, 2)).html).not.toContain('<img');
  const response = await shop.request(`/api/invoices/${later.order._id}`, {
    headers: bearer(later.who.token),
  });
  expect(imagesIn(Buffer.from(await response.arrayBuffer()))).toBe(0);
});

test('a live shop without a logo has initials for every icon', async () => {
  const { SHOP_MODE, PUBLIC_URL, ...rest } = live;
  const liveShop = await openTestShop({ ...rest, SHOP_MODE, PUBLIC_URL, DATABASE_URL: shop.databaseUrl });
  try {
    await liveShop.database.pool.query("update shop_settings set logo = '{}'");
    const { logo, icons, name } = await (await liveShop.request('/api/shop')).json();
    expect([logo, name]).toEqual([null, 'Ananda Oils']);
    for (const path of Object.values(icons)) {
      expect((await liveShop.request(String(path))).headers.get('Content-Type')).toMatch(/^image\//);
    }
    expect((await liveShop.request('/favicon.ico')).status).toBe(200);
  } finally {
    await liveShop.close();
  }
});
