import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMonths, monthOf } from '../../src/rules/months.ts';
import { makeAdmin } from '../support/admins.ts';
import { bearer, json } from '../support/people.ts';
import { as, type Shopper } from '../support/sales.ts';
import { creditNote, FOOD, refund, sell } from '../support/tax-orders.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Shopper;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await makeAdmin(shop);
  await shop.database.pool.query("update foods set hsn = '1508', gst_basis_points = 500 where id = $1", [
    FOOD,
  ]);
});
afterAll(() => shop.close());

const read = async (month: string) => (await as(shop, admin).get(`/api/admin/tax?month=${month}`)).body;
const send = async (method: string, path: string, body: object) => {
  const response = await shop.request(`/api/admin/tax${path}`, json(method, body, bearer(admin.token)));
  return { status: response.status, body: await response.json() };
};
const at = (day: string) => new Date(`${day}T12:00:00+05:30`);
const LINE = { size: '1 L', quantity: 1, price: 360_00 };
const HERE = { lines: [LINE], state: 'Tamil Nadu' };

test('a paid order without an invoice makes the difference; its invoice is made once, with the date of today', async () => {
  await sell(shop, { ...HERE, invoicedAt: at('2026-03-10'), paidAt: at('2026-03-10') });
  const missed = await sell(shop, { ...HERE, paidAt: new Date('2026-03-31T23:58:00+05:30') });
  const { ledger } = await read('2026-03');
  expect(ledger).toMatchObject({
    total: 720,
    difference: -360,
    differences: [{ kind: 'no-invoice', order: { _id: missed.orderId }, amount: -360, mayGetInvoice: true }],
  });
  const make = () => send('POST', '/missing-invoice', { orderId: missed.orderId });
  const both = await Promise.all([make(), make()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('invoice-not-missing');
  expect((await read('2026-03')).ledger).toMatchObject({ difference: 0, otherMonths: -360 });
  const now = await read(monthOf(new Date()));
  expect(now).toMatchObject({ isRunning: true, ledger: { difference: 0, otherMonths: 360 } });
  expect((await send('POST', '/missing-invoice', { orderId: 'x' })).status).toBe(400);
});

test('cash is due until it is received; a refund of an earlier version without a note is named for the accountant', async () => {
  await sell(shop, {
    ...HERE,
    isCash: true,
    codFee: 3000,
    invoicedAt: at('2026-01-30'),
    paidAt: at('2026-02-05'),
  });
  expect((await read('2026-01')).ledger).toMatchObject({ payments: 0, cashDue: 390, difference: 0 });
  const sold = await sell(shop, { ...HERE, invoicedAt: at('2026-02-10'), paidAt: at('2026-02-10') });
  await refund(shop, sold, { amount: 100_00, at: at('2026-02-12') });
  expect((await read('2026-02')).ledger).toMatchObject({
    payments: 750,
    cashDue: -390,
    refunds: 100,
    difference: 100,
    differences: [{ kind: 'no-note', order: { _id: sold.orderId }, amount: 100, mayGetInvoice: false }],
  });
});

test('a line without HSN is not in the file until the food has its code; nil-rated foods have a table of their own', async () => {
  const { pool } = shop.database;
  const month = '2025-12';
  await pool.query('update foods set hsn = null where id = $1', [FOOD]);
  await sell(shop, { ...HERE, invoicedAt: at(`${month}-03`), paidAt: at(`${month}-03`) });
  await pool.query(
    "update foods set hsn = '1102', gst_basis_points = 0 where id = 'wood-pressed-sesame-oil'",
  );
  const loose = {
    foodId: 'wood-pressed-sesame-oil',
    name: 'Loose grain',
    size: '2 kg',
    quantity: 3,
    price: 50_00,
  };
  await sell(shop, {
    lines: [loose],
    state: 'Kerala',
    invoicedAt: at(`${month}-04`),
    paidAt: at(`${month}-04`),
  });
  const before = await read(month);
  expect(before.warnings[0]).toMatchObject({
    kind: 'no-hsn',
    isBlocking: true,
    count: 1,
    names: ['Groundnut oil'],
  });
  expect(before.hsn.at(-1)).toMatchObject({ code: '', unit: 'LTR', quantity: 1 });
  await pool.query("update foods set hsn = '15089010' where id = $1", [FOOD]);
  const after = await read(month);
  expect(after.warnings.map(({ kind }: { kind: string }) => kind)).not.toContain('no-hsn');
  expect(after.hsn[0]).toMatchObject({ code: '1508', taxable: 342.86, cgst: 8.57, sgst: 8.57, igst: 0 });
  const file = await (
    await shop.request(`/api/admin/tax/gstr1.json?month=${month}`, { headers: bearer(admin.token) })
  ).json();
  expect(Object.keys(file)).toEqual(['gstin', 'fp', 'version', 'hash', 'b2cs', 'nil', 'doc_issue', 'hsn']);
  expect(file.nil.inv).toEqual([{ sply_ty: 'INTRB2C', nil_amt: 150, expt_amt: 0, ngsup_amt: 0 }]);
  expect(file.hsn.hsn_b2c).toMatchObject([
    { hsn_sc: '1102', uqc: 'KGS', qty: 6, rt: 0 },
    { hsn_sc: '1508', uqc: 'LTR', qty: 1, rt: 5 },
  ]);
  // the file of a month that has ended with nothing missing is on record
  expect((await read(month)).file).toMatchObject({ by: expect.any(String) });
});

test('a filed month is locked: it takes no invoice and no note; a month that runs cannot be locked', async () => {
  const month = '2025-11';
  const sold = await sell(shop, { ...HERE, invoicedAt: at(`${month}-05`), paidAt: at(`${month}-05`) });
  const now = monthOf(new Date());
  const early = await send('PUT', '/lock', { month: now, isLocked: true });
  expect([early.status, early.body.code]).toEqual([409, 'tax-month-open']);
  expect((await send('PUT', '/lock', { month: addMonths(now, 1), isLocked: true })).status).toBe(409);
  expect((await send('PUT', '/lock', { month, isLocked: true })).status).toBe(200);
  expect((await read(month)).locked).toMatchObject({ at: expect.any(String) });
  await expect(
    sell(shop, { ...HERE, invoicedAt: at(`${month}-06`), paidAt: at(`${month}-06`) }),
  ).rejects.toMatchObject({ cause: { code: '40001' } });
  await expect(
    creditNote(shop, sold, { amount: 100, at: at(`${month}-07`), refundId: null }),
  ).rejects.toMatchObject({ code: '40001' });
  expect((await send('PUT', '/lock', { month, isLocked: false })).status).toBe(200);
  expect((await read(month)).locked).toBeNull();
});

test('a missing number of the series is named', async () => {
  const month = '2025-10';
  for (const day of ['03', '04', '05'])
    await sell(shop, { ...HERE, invoicedAt: at(`${month}-${day}`), paidAt: at(`${month}-${day}`) });
  expect((await read(month)).gaps).toEqual([]);
  await shop.database.pool.query(`delete from invoices where issued_at = $1`, [at(`${month}-04`)]);
  const { gaps, ranges } = await read(month);
  expect(gaps).toEqual([expect.stringMatching(/^INV\/25-26\/\d{5}$/)]);
  expect(ranges).toHaveLength(2);
});

test('the archive has the PDF of every invoice and of every credit note, drawn when it is missing', async () => {
  const month = '2025-09';
  const sold = await sell(shop, { ...HERE, invoicedAt: at(`${month}-03`), paidAt: at(`${month}-03`) });
  await creditNote(shop, sold, {
    amount: 360_00,
    at: at(`${month}-20`),
    refundId: await refund(shop, sold, { amount: 360_00, at: at(`${month}-20`) }),
    number: 'CN/26-27/000900',
  });
  const response = await shop.request(`/api/admin/tax/pdfs.zip?month=${month}`, {
    headers: bearer(admin.token),
  });
  const archive = Buffer.from(await response.arrayBuffer()).toString('latin1');
  expect(archive.startsWith('PK')).toBe(true);
  expect(archive).toMatch(/invoices\/INV-25-26-\d{5}\.pdf%PDF/);
  expect(archive).toContain('credit-notes/CN-26-27-000900.pdf%PDF');
});

test('a note too late for the return is not in the file, but its number is used; the accountant sees it apart', async () => {
  const month = '2025-08';
  const sale = { ...HERE, gstin: '33ABCDE1234F1Z7', lines: [{ ...LINE, quantity: 2 }] };
  const sold = await sell(shop, { ...sale, invoicedAt: at('2024-03-10'), paidAt: at('2024-03-10') });
  await sell(shop, { ...sale, invoicedAt: at(`${month}-02`), paidAt: at(`${month}-02`) });
  const refundId = await refund(shop, sold, { amount: 360_00, at: at(`${month}-04`) });
  const number = 'CN/26-27/000800';
  await creditNote(shop, sold, {
    ...{ amount: 360_00, at: at(`${month}-04`), refundId, number, quantity: 1 },
    isFinancial: true,
  });
  const download = async (path: string) =>
    Buffer.from(
      await (
        await shop.request(`/api/admin/tax${path}?month=${month}`, { headers: bearer(admin.token) })
      ).arrayBuffer(),
    ).toString('utf8');
  const file = JSON.parse(await download('/gstr1.json'));
  expect(Object.keys(file)).toEqual(['gstin', 'fp', 'version', 'hash', 'b2b', 'doc_issue', 'hsn']);
  expect(file.hsn.hsn_b2b).toMatchObject([{ qty: 2, txval: 685.72 }]);
  expect(file.doc_issue.doc_det[1]).toMatchObject({ doc_num: 5, docs: [{ from: number, totnum: 1 }] });
  const sections = await download('/gstr1-csv.zip');
  expect(sections).not.toContain('cdnr.csv');
  expect(sections.split(number)).toHaveLength(3);
  const csv = (await download('/documents.csv')).split('\r\n');
  expect(csv.find((line) => line.includes(number))).toMatch(
    /^"Credit note without tax .*","33-Tamil Nadu","","",0,0,0,0,-360,""$/,
  );
  const view = await read(month);
  expect(view).toMatchObject({ notes: { count: 1, total: 360 }, ledger: { difference: 0 } });
  expect(view.toPay).toMatchObject({ taxable: 685.72 });
  expect(view.warnings).toContainEqual(expect.objectContaining({ kind: 'late-note', names: [number] }));
});

test('HSN texts and settings are data; bad input gets a clear response', async () => {
  const text = { code: '1904', name: 'Puffed rice', description: 'Prepared foods of cereals', unit: 'KGS' };
  expect((await send('PUT', '/hsn-texts', text)).status).toBe(200);
  const texts = (await as(shop, admin).get('/api/admin/tax/hsn-texts')).body;
  expect(texts).toContainEqual(text);
  expect(texts.map(({ code }: { code: string }) => code)).toContain('1702');
  expect((await send('PUT', '/hsn-texts', { ...text, code: '19' })).body.fields).toHaveProperty('code');
  expect((await send('PUT', '/hsn-texts', { ...text, unit: 'BAG' })).status).toBe(400);
  expect((await as(shop, admin).remove('/api/admin/tax/hsn-texts/1904')).status).toBe(200);
  expect((await as(shop, admin).remove('/api/admin/tax/hsn-texts/1904')).status).toBe(404);
  const { version } = (await as(shop, admin).get('/api/admin/tax/settings')).body;
  const saved = await send('PUT', '/settings', { fileVersion: 'GST3.2.5', hsnDigits: 6, version });
  expect(saved.body).toMatchObject({ fileVersion: 'GST3.2.5', hsnDigits: 6 });
  const stale = await send('PUT', '/settings', { fileVersion: 'GST3.2.6', hsnDigits: 4, version });
  expect([stale.status, stale.body.code]).toEqual([409, 'settings-changed']);
  for (const month of ['2026-13', '2026-1', '', 'x'])
    expect((await as(shop, admin).get(`/api/admin/tax?month=${month}`)).status).toBe(400);
});
