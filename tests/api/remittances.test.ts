import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RemittanceLineView } from '../../src/contract/admin/remittances.ts';
import { sampleWorkbook } from '../../src/server/remittances/sample-workbook.ts';
import { writeWorkbook, zip } from '../../src/server/remittances/write-workbook.ts';
import { type Admin, act, asAdmin } from '../support/admin-actions.ts';
import { cashOrder, recordCash, setCash, today } from '../support/cash-orders.ts';
import { booksOf, type Payer, rows } from '../support/payments.ts';
import { bearer } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
beforeEach(() => setCash(shop, { fee: 40, maxOpen: 100 }));
afterAll(() => shop.close());

let numbers = 0;
/** A shipped cash order; its tracking number was typed with spaces. */
async function sent(): Promise<Payer & { awb: string; amount: number }> {
  const payer = await cashOrder(shop, 40);
  numbers += 1;
  const awb = `1904${String(numbers).padStart(10, '0')}`;
  await act(admin, payer.order._id, 'ship', {
    courier: 'Shiprocket',
    trackingNumber: `${awb.slice(0, 6)} ${awb.slice(6)}`,
  });
  return { ...payer, awb, amount: Math.round(payer.order.totalPrice * 100) };
}

const upload = async (path: string, file: Uint8Array | string, token = admin.admin.token) => {
  const response = await shop.request(`/api/admin/remittances${path}`, {
    method: 'POST',
    body: typeof file === 'string' ? file : new Uint8Array(file),
    headers: { 'Content-Type': 'application/octet-stream', ...bearer(token) },
  });
  return { status: response.status, body: await response.json() };
};
const preview = (file: Uint8Array | string) => upload('/preview?name=x', file);
const confirm = (file: Uint8Array | string, query = '') => upload(`?name=x${query}`, file);
const statesOf = (lines: RemittanceLineView[]) => lines.map(({ awb, state }) => [awb, state]);

const HEAD = 'CRF ID,AWB,Order Value,Remittance Date,UTR,total_adjusted_amt';
const csv = (crf: string, lines: [awb: string, rupees: number | string, adjusted?: number][]) =>
  [
    HEAD,
    ...lines.map(([awb, value, adjusted = 0]) => `${crf},${awb},${value},2026-09-01,UTR${crf},${adjusted}`),
  ].join('\r\n');

test('a workbook is shown first and recorded once it is confirmed: each matched order once, with the UTR', async () => {
  const [one, two, three] = [await sent(), await sent(), await sent()];
  const file = sampleWorkbook([one, two, three], '2026-10-05');
  const shown = await preview(file);
  expect(shown.status).toBe(200);
  expect(statesOf(shown.body.lines)).toEqual([
    [one.awb, 'matched'],
    [two.awb, 'matched'],
    ['99990000111122', 'unknown'],
    [three.awb, 'adjusted'],
  ]);
  expect(shown.body).toMatchObject({
    isKnown: false,
    payouts: [
      { linesDiffer: 0, paidDiffers: 0, freight: 80, utr: 'UTR2026100501' },
      { linesDiffer: -22, paidDiffers: 0 },
    ],
  });
  expect(await rows(shop, 'select from remittance_files')).toHaveLength(0);
  expect(await booksOf(shop, one.order._id)).toMatchObject({ payment_status: 'PENDING' });

  expect((await confirm(file)).body.code).toBe('remittance-sums');
  expect(await rows(shop, 'select from remittance_files')).toHaveLength(0);
  const accepted = '&isSumAccepted=true';
  const both = await Promise.all([confirm(file, accepted), confirm(file, accepted)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  for (const { order } of [one, two]) {
    const books = await booksOf(shop, order._id);
    expect(books).toMatchObject({ payment_status: 'COMPLETED', payments: [{ status: 'captured' }] });
    expect(books.payments[0]?.id).toBe(`UTR2026100501-${order.number}`);
  }
  expect(await booksOf(shop, three.order._id)).toMatchObject({ payment_status: 'PENDING', payments: [] });
  const again = await confirm(file, accepted);
  expect(again.body).toMatchObject({ recorded: 0, remaining: 0 });
  expect((await preview(file)).body.isKnown).toBe(true);
  expect(await rows(shop, 'select from remittance_files')).toHaveLength(1);

  const { body: list } = await admin.get('/api/admin/remittances');
  const [first] = list.filter(({ crf }: { crf: string }) => crf === '2026100501');
  expect(first).toMatchObject({ freight: 80, open: 0, count: 2, utr: 'UTR2026100501', paidOn: '2026-10-05' });
  const [second] = list.filter(({ crf }: { crf: string }) => crf === '2026100502');
  expect(second).toMatchObject({ open: 2, linesDiffer: -22 });
  // a person settles the adjusted parcel on the order
  await recordCash(admin, three.order);
  const { body: later } = await admin.get(`/api/admin/remittances/${second._id}`);
  expect(statesOf(later.lines)).toEqual([
    ['99990000111122', 'unknown'],
    [three.awb, 'settled'],
  ]);
});

test('lines of another amount, cancelled, already paid or repeated parcels wait for a person', async () => {
  const [less, paid, back, twice] = [await sent(), await sent(), await sent(), await sent()];
  await recordCash(admin, paid.order);
  await act(admin, back.order._id, 'undelivered', { why: 'returned' });
  const rupees = ({ order }: Payer) => order.totalPrice;
  const file = csv('CRF7', [
    [less.awb, rupees(less) - 22],
    [paid.awb, rupees(paid)],
    [back.awb, rupees(back)],
    [`="${twice.awb}"`, rupees(twice)],
    [twice.awb, `"₹${rupees(twice).toLocaleString('en-IN')}"`],
  ]);
  const { body } = await preview(file);
  expect(body.lines.map(({ state }: RemittanceLineView) => state)).toEqual([
    'differs',
    'settled',
    'unclear',
    'differs',
  ]);
  expect(body.payouts).toMatchObject([{ available: null, linesDiffer: null, utr: 'UTRCRF7' }]);
  expect((await confirm(file)).body).toMatchObject({ recorded: 0, remaining: 0 });
  expect(await booksOf(shop, less.order._id)).toMatchObject({ payment_status: 'PENDING', payments: [] });
});

test('killed in the middle: the same file, or the payout itself, goes on with what is left', async () => {
  const [first, second, third] = [await sent(), await sent(), await sent()];
  const parcels = [first, second, third];
  const file = csv(
    'CRF8',
    parcels.map(({ awb, order }) => [awb, order.totalPrice]),
  );
  const { body } = await confirm(file);
  expect(body.recorded).toBe(3);
  const [{ _id: id }] = body.remittances;
  // as the process left it: the first was recorded and not marked, the second not even recorded
  await rows(
    shop,
    'update remittance_lines set settled_at = null, order_id = null where remittance_id = $1',
    id,
  );
  for (const table of ['payments', 'payment_receipts'])
    await rows(shop, `delete from ${table} where order_id = $1`, second.order._id);
  await rows(
    shop,
    "update orders set payment_status = 'PENDING', payment_id = null where id = $1",
    second.order._id,
  );
  const settled = await admin.post(`/api/admin/remittances/${id}/settle`, {});
  expect(settled.body).toMatchObject({ recorded: 1, remaining: 0, remittances: [{ open: 0 }] });
  for (const { order } of parcels)
    expect((await booksOf(shop, order._id)).payments).toMatchObject([{ status: 'captured' }]);
  expect(
    await rows(shop, 'select from remittance_lines where remittance_id = $1 and settled_at is null', id),
  ).toHaveLength(0);
  expect(await rows(shop, 'select from payment_receipts where order_id = $1', first.order._id)).toHaveLength(
    1,
  );
  // another export of the same payout adds nothing
  expect((await confirm(`${file}\r\n`)).body.recorded).toBe(0);
  expect(await rows(shop, "select from remittances where crf = 'CRF8'")).toHaveLength(1);
});

test('Delhivery: by the waybill, by what is payable, with a reference that the owner types', async () => {
  const [one, two] = [await sent(), await sent()];
  const file = [
    'Description,Payment Mode,Client,Pincode,Amount Payable,City,Status,COD Amount,Waybill Number,Order Number',
    `Ghee,COD,Farm,638001,${one.order.totalPrice},Erode,Delivered,${one.order.totalPrice},${one.awb},1`,
    `Oil,COD,Farm,638001,${two.order.totalPrice - 50},Erode,Delivered,${two.order.totalPrice},${two.awb},2`,
  ].join('\n');
  expect(statesOf((await preview(file)).body.lines)).toEqual([
    [one.awb, 'matched'],
    [two.awb, 'adjusted'],
  ]);
  expect((await confirm(file, '&reference=HDFC123')).body.recorded).toBe(1);
  expect((await booksOf(shop, one.order._id)).payments[0]?.id).toBe(`HDFC123-${one.order.number}`);
});

test('numbers of Excel keep their digits; lost digits are named', async () => {
  const parcel = await sent();
  const exact = writeWorkbook([
    {
      name: 'AWB level report',
      rows: [
        ['CRF ID', 'AWB', 'Order Value', 'UTR'],
        ['C9', Number(parcel.awb), parcel.order.totalPrice, 'U9'],
      ],
    },
  ]);
  expect(statesOf((await preview(exact)).body.lines)).toEqual([[parcel.awb, 'matched']]);
  const lost = await preview(csv('C9', [['1.9E+13', 100]]));
  expect(lost).toMatchObject({ status: 400, body: { code: 'remittance-unreadable' } });
  expect(lost.body.error).toContain('Line 2');
});

/** A ZIP entry whose directory states what it likes. */
function bomb(): Buffer {
  const packed = deflateRawSync(Buffer.alloc(50 * 1024 * 1024, 0x20));
  const file = zip([['xl/worksheets/sheet1.xml', packed.toString('latin1')]]);
  return file;
}
const sheet = (content: string) => zip([['xl/worksheets/sheet1.xml', content]]);
const cell = (content: string) =>
  sheet(`<worksheet><sheetData><row><c>${content}</c></row></sheetData></worksheet>`);

test.each<[string, () => Uint8Array | string]>([
  ['nothing', () => ''],
  ['text', () => 'hello'],
  ['an old Excel file', () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
  ['a broken archive', () => Buffer.from('PK\x03\x04 and nothing else')],
  ['an archive that is no workbook', () => zip([['a.txt', 'x']])],
  ['packed zeros', bomb],
  ['entities', () => sheet('<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet/>')],
  ['a formula', () => cell('<f>HYPERLINK("http://x")</f><v>1</v>')],
  ['a formula in CSV', () => csv('C', [['=1+1', 5]])],
  [
    'too many lines',
    () =>
      csv(
        'C',
        Array.from({ length: 5002 }, (_, n) => [`1${n}`, 1]),
      ),
  ],
  [
    'a far column',
    () => sheet('<worksheet><sheetData><row><c r="ZZZ1"><v>1</v></c></row></sheetData></worksheet>'),
  ],
  ['an amount that is none', () => csv('C', [['123456', 'many']])],
  ['no parcel number', () => csv('C', [['', 5]])],
  ['no parcels', () => HEAD],
  ['bytes', () => Buffer.from([0xff, 0xfe, 0x00, 0x80])],
])('a hostile or wrong file is rejected: %s', async (_, file) => {
  for (const send of [preview, confirm]) {
    const { status, body } = await send(file());
    expect(status).toBe(400);
    expect(body.code).toBe('remittance-unreadable');
  }
});

test('too large, other people, unknown payouts', async () => {
  expect((await preview(Buffer.alloc(8 * 1024 * 1024))).status).toBe(413);
  const { who } = await cashOrder(shop, 40);
  expect((await upload('/preview', 'x', who.token)).status).toBe(403);
  const nobody = '01900000-0000-7000-8000-000000000099';
  expect((await admin.get(`/api/admin/remittances/${nobody}`)).status).toBe(404);
  expect((await admin.post(`/api/admin/remittances/${nobody}/settle`, {})).status).toBe(404);
  expect((await admin.get('/api/admin/remittances/x')).status).toBe(400);
});

test('what is not paid out yet, how old it is, and the count for the dashboard', async () => {
  await rows(
    shop,
    "update orders set status = 'CANCELLED' where cod_at is not null and payment_status = 'PENDING'",
  );
  const [old, fresh, travelling] = [await sent(), await sent(), await sent()];
  for (const { order } of [old, fresh]) await act(admin, order._id, 'deliver');
  await rows(
    shop,
    "update order_history set at = at - interval '12 days' where order_id = $1 and to_status = 'DELIVERED'",
    old.order._id,
  );
  const { body } = await admin.get('/api/admin/remittances/open');
  expect(
    body.orders.map(({ number, days, isOverdue }: Record<string, unknown>) => [number, days, isOverdue]),
  ).toEqual([
    [old.order.number, 12, true],
    [fresh.order.number, 0, false],
    [travelling.order.number, 0, false],
  ]);
  const total = [old, fresh, travelling].reduce((all, { amount }) => all + amount, 0) / 100;
  expect(body.open).toEqual({ count: 3, total });
  expect(body.overdue).toEqual({ count: 1, total: old.order.totalPrice });
  expect((await admin.get('/api/admin/overview/work')).body.cashOverdue).toBe(1);
  await recordCash(admin, old.order);
  expect((await admin.get('/api/admin/overview/work')).body.cashOverdue).toBe(0);
});

test('the demo offers a file about its own open cash orders', async () => {
  const parcel = await sent();
  const response = await shop.request('/api/admin/remittances/sample.xlsx', {
    headers: bearer(admin.admin.token),
  });
  expect(response.status).toBe(200);
  const { body } = await preview(new Uint8Array(await response.arrayBuffer()));
  expect(body.payouts[0].paidOn).toBe(today());
  expect(body.lines.map(({ awb }: RemittanceLineView) => awb)).toContain(parcel.awb);
});
