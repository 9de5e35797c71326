import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Seller } from '../../src/contract/invoice.ts';
import { issueInvoice } from '../../src/server/invoices/issue-invoice.ts';
import { newId } from '../../src/server/platform/ids.ts';
import { makeCustomer } from '../support/insert-customer.ts';
import { textOfPdf } from '../support/pdf-text.ts';
import { ADMIN, bearer, CUSTOMER, json, logIn } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const seller: Seller = {
  legalName: 'Ananda Oils',
  address: '1, Mill Road, Erode',
  state: 'Tamil Nadu',
  gstin: '33AAAAA0000A1Z9',
  foodLicence: '12345678901234',
  email: 'hello@oils.example',
  phone: '9876543210',
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function placeOrder(token: string, state: string, couponCode: string | null = null): Promise<string> {
  const line = { productId: 'wood-pressed-groundnut-oil', size: '1 L', price: 360, quantity: 4 };
  await shop.request('/api/cart', json('POST', line, bearer(token)));
  const address = {
    doorNumber: '1',
    street: 'Main',
    area: 'West',
    district: 'Erode',
    state,
    pincode: state === 'Kerala' ? '682001' : '638001',
  };
  const order = {
    name: 'Kavitha',
    phone: '9876543210',
    address,
    addressLatLng: { lat: '11', lng: '77' },
    couponCode,
    totalPrice: couponCode ? 1296 : 1440,
    items: [line],
  };
  const response = await shop.request('/api/orders/create', json('POST', order, bearer(token)));
  expect(response.status, await response.clone().text()).toBe(201);
  return (await response.json())._id;
}

/** Embedded fonts and copyable text of an invoice with this name and street. */
async function printed({ name, street }: { name: string; street: string }) {
  const { token } = await makeCustomer(shop, `${encodeURIComponent(name).length}@letters.example`);
  const orderId = await placeOrder(token, 'Tamil Nadu');
  await shop.database.pool.query(
    "update orders set name = $2, address = jsonb_set(address, '{street}', to_jsonb($3::text)) where id = $1",
    [orderId, name, street],
  );
  await issue(orderId);
  const response = await shop.request(`/api/invoices/${orderId}`, { headers: bearer(token) });
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString('latin1');
  const streams = [...text.matchAll(/stream\n(x[\s\S]*?)\nendstream/g)].map(([, packed = '']) =>
    inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
  );
  const codes = streams
    .filter((stream) => stream.includes('beginbfrange'))
    .flatMap((map) => map.match(/(?<=[< ])[0-9a-f]{4}(?=[> ])/g) ?? [])
    .map((code) => Number.parseInt(code, 16));
  return {
    fonts: new Set([...text.matchAll(/\/FontName \/[A-Z]{6}\+(\S+)/g)].map(([, font]) => font)),
    characters: String.fromCodePoint(...codes),
    size: bytes.length,
  };
}

const issue = (orderId: string, at?: Date) =>
  shop.database.db.transaction((tx) => issueInvoice(tx, orderId, seller, at));

test('a customer and admins get the invoice of a paid order, other customers do not', async () => {
  const { token } = await logIn(shop, CUSTOMER);
  const orderId = await placeOrder(token, 'Tamil Nadu', 'PONGAL10');
  const get = (as: string) => shop.request(`/api/invoices/${orderId}`, { headers: bearer(as) });
  expect((await get(token)).status).toBe(404);
  await issue(orderId);
  const response = await get(token);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
  expect(response.headers.get('Content-Disposition')).toMatch(/INV-\d\d-\d\d-\d{5}\.pdf/);
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect((await get((await makeCustomer(shop, 'stranger@example.org')).token)).status).toBe(404);
  expect((await get((await logIn(shop, ADMIN)).token)).status).toBe(200);
  const { rows } = await shop.database.pool.query('select content from invoices where order_id = $1', [
    orderId,
  ]);
  const [line] = rows[0].content.lines;
  expect(line).toMatchObject({
    hsn: '1508',
    total: 129_600,
    discount: 14_400,
    cgst: 3086,
    sgst: 3086,
    igst: 0,
  });
  expect(line.taxable + line.cgst + line.sgst).toBe(rows[0].content.total);
});

test('names in Indian scripts are printed correctly, and only then a font is embedded', async () => {
  const plain = await printed({ name: 'Kavitha’s Mill', street: 'Main' });
  expect([...plain.fonts]).toEqual([]);
  const { fonts, characters, size } = await printed({ name: 'மீனாட்சி', street: 'गांधी मार्ग, Main 北京' });
  expect([...fonts].sort()).toEqual(['NotoSansDevanagari-Regular', 'NotoSansTamil-Regular']);
  for (const character of 'மனग') expect(characters).toContain(character);
  expect(size).toBeLessThan(20_000);
});

test('an order to another state has IGST', async () => {
  const { token } = await makeCustomer(shop, 'kerala@example.org');
  const orderId = await placeOrder(token, 'Kerala');
  await issue(orderId);
  const { rows } = await shop.database.pool.query('select content from invoices where order_id = $1', [
    orderId,
  ]);
  expect(rows[0].content.lines[0]).toMatchObject({ cgst: 0, sgst: 0, igst: 6857, taxable: 137_143 });
});

test('concurrent invoices have no gaps in their numbers, even if one fails; a new year starts at 1', async () => {
  const at = new Date('2031-05-01T00:00:00Z');
  const people = await Promise.all(
    Array.from({ length: 8 }, (_, index) => makeCustomer(shop, `billed${index}@example.org`)),
  );
  const ids = await Promise.all(people.map(({ token }) => placeOrder(token, 'Tamil Nadu')));
  const failing = shop.database.db.transaction(async (tx) => {
    await issueInvoice(tx, ids[0] ?? '', seller, at);
    throw new Error('the payment is not recorded after all');
  });
  await expect(failing).rejects.toThrow('not recorded');
  await Promise.all([...ids, ...ids.slice(0, 3)].map((id) => issue(id, at).catch(() => undefined)));
  await Promise.all(ids.map((id) => issue(id, at)));
  const { rows } = await shop.database.pool.query(
    "select sequence, number from invoices where financial_year = '31-32' order by sequence",
  );
  expect(rows.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(rows[0].number).toBe('INV/31-32/00001');
});

test.each([
  ['known rates', {}, seller.gstin, 'Tax Invoice', ['CGST', 'SGST', '5%'], ['IGST', 'Exempt']],
  ['exempt foods', { rate: 0 }, seller.gstin, 'Bill of Supply', ['1508'], ['GST\n', '0%', 'Taxable']],
  [
    'no rate',
    { rate: null, hsn: null },
    seller.gstin,
    'Bill of Supply',
    [],
    ['IGST', '0%', 'Taxable', 'Tax Invoice'],
  ],
  ['no GSTIN', {}, '', 'Bill of Supply', [], ['IGST', '5%', 'Taxable', 'Tax Invoice']],
])('a sale in the same state with %s', async (_, food, gstin, kind, printed, notPrinted) => {
  const { token } = await makeCustomer(shop, `${newId()}@kinds.example`);
  const orderId = await placeOrder(token, 'Tamil Nadu');
  const { rate = 500, hsn = '1508' } = food as { rate?: number | null; hsn?: string | null };
  const setTax = (basisPoints: number | null, code: string | null) =>
    shop.database.pool.query('update foods set gst_basis_points = $1, hsn = $2 where id = $3', [
      basisPoints,
      code,
      'wood-pressed-groundnut-oil',
    ]);
  await setTax(rate, hsn);
  await shop.database.db.transaction((tx) => issueInvoice(tx, orderId, { ...seller, gstin }));
  await setTax(500, '1508');
  const response = await shop.request(`/api/invoices/${orderId}`, { headers: bearer(token) });
  const text = textOfPdf(Buffer.from(await response.arrayBuffer()));
  expect(text.split('\n')).toContain(kind);
  for (const message of [...printed, 'Place of supply Tamil Nadu (33)']) expect(text).toContain(message);
  for (const message of notPrinted) expect(text).not.toContain(message);
});
