import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOldWorkbook } from '../../src/server/remittances/read-old-workbook.ts';
import { readRemittance } from '../../src/server/remittances/read-remittance.ts';
import { SheetError } from '../../src/server/remittances/sheet-error.ts';
import { type Sheet, writeWorkbook } from '../../src/server/remittances/write-workbook.ts';
import { type Admin, act, asAdmin } from '../support/admin-actions.ts';
import { cashOrder, setCash } from '../support/cash-orders.ts';
import {
  begin,
  CHART,
  compoundFile,
  END,
  f64,
  GLOBALS,
  place,
  record,
  SHEET,
  u16,
  u32,
  type WriteOptions,
  writeOldWorkbook,
} from '../support/old-workbook.ts';
import { booksOf } from '../support/payments.ts';
import { bearer } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
  await setCash(shop);
});
afterAll(() => shop.close());

/** As Shiprocket exports it: parcel numbers and days as numbers, one remark in another script. */
const payout = (parcels: { awb: string; rupees: number }[]): Sheet[] => [
  {
    name: 'AWB level report',
    rows: [
      ['CRF ID', 'AWB', 'Delivered Date', 'Order Value', 'Remittance Date', 'UTR', 'total_adjusted_amt'],
      ...parcels.map(({ awb, rupees }) => ['CRF31', Number(awb), 46_320, rupees, 46_327, 'UTR31', 0]),
    ],
  },
  {
    name: 'CRF level report',
    rows: [
      ['Date', 'CRF ID', 'COD Available', 'Freight Charges from COD', 'Remittance Amount', 'UTR', 'remarks'],
      [46_327, 'CRF31', parcels.reduce((sum, { rupees }) => sum + rupees, 0), 0, '', 'UTR31', 'செலுத்தியது'],
    ],
  },
];
const upload = async (path: string, file: Uint8Array) => {
  const response = await shop.request(`/api/admin/remittances${path}`, {
    method: 'POST',
    body: new Uint8Array(file),
    headers: { 'Content-Type': 'application/octet-stream', ...bearer(admin.admin.token) },
  });
  return { status: response.status, body: await response.json() };
};

test('the courier’s Excel 97-2003 file is shown and recorded like every other', async () => {
  const { order } = await cashOrder(shop);
  const awb = '19041234567890';
  await act(admin, order._id, 'ship', { courier: 'Shiprocket', trackingNumber: awb });
  const file = writeOldWorkbook(payout([{ awb, rupees: order.totalPrice }]));
  const shown = await upload('/preview?name=crf.xls', file);
  expect(shown.status).toBe(200);
  expect(shown.body).toMatchObject({
    payouts: [{ crf: 'CRF31', utr: 'UTR31', paidOn: '2026-11-01', linesDiffer: 0 }],
    lines: [{ awb, state: 'matched' }],
  });
  expect((await upload('?name=crf.xls', file)).body.recorded).toBe(1);
  expect(await booksOf(shop, order._id)).toMatchObject({
    payment_status: 'COMPLETED',
    payments: [{ id: `UTR31-${order.number}` }],
  });
});

const parcels = Array.from({ length: 400 }, (_, n) => ({ awb: `1904${1e9 + n}`, rupees: 100.5 + n }));

test.each<[string, number, WriteOptions]>([
  ['small', 3, {}],
  ['large', 400, {}],
  ['with its table in lists', 400, { hasList: true }],
  // every heading is split at another letter, also right after its length
  ...[23, 24, 25, 26].map((maxTexts): [string, number, WriteOptions] => [
    `continued after ${maxTexts} bytes`,
    400,
    { maxTexts },
  ]),
])('a file that is %s says the same as the .xlsx with the same cells', async (_, count, options) => {
  const sheets = payout(parcels.slice(0, count));
  const old = await readRemittance(writeOldWorkbook(sheets, options));
  expect(old).toEqual(await readRemittance(writeWorkbook(sheets)));
  expect(old.lines).toHaveLength(count);
});

/** A workbook with one sheet of these records. */
const workbook = (...records: Buffer[]) =>
  compoundFile(Buffer.concat([begin(GLOBALS), END, begin(SHEET), ...records, END]));
const cells = async (...records: Buffer[]) => (await readOldWorkbook(workbook(...records)))[0];
const text = (value: string, width: number) =>
  Buffer.concat([
    u16(value.length),
    Buffer.from([width]),
    Buffer.from(value, width === 1 ? 'utf16le' : 'latin1'),
  ]);
/** The upper 30 bits of a number. */
const upper = (value: number) => u32((f64(value).readUInt32LE(4) & ~3) >>> 0);

test('numbers in all their forms, texts of their own, gaps and charts', async () => {
  const rows = await cells(
    record(0x027e, place(0, 1), u32((1_234 << 2) | 2)),
    record(0x027e, place(0, 2), u32((123_456 << 2) | 3)),
    record(0x027e, place(0, 3), upper(0.5)),
    record(0x00bd, u16(2, 0), u16(0), u32(((-7 << 2) | 2) >>> 0), u16(0), upper(1024), u16(1)),
    record(0x0203, place(2, 2), f64(19041234567890)),
    record(0x0204, place(3, 0), text(' Erode ', 0)),
    record(0x00d6, place(3, 1), text('ஈரோடு', 1), u16(0)),
    record(0x0205, place(3, 2), Buffer.from([42, 1])),
    begin(CHART),
    record(0x0203, place(0, 0), f64(99)),
    END,
    record(0x0201, place(3, 9)),
  );
  expect(rows).toEqual([
    ['', '1234', '1234.56', '0.5'],
    [],
    ['-7', '1024', '19041234567890'],
    ['Erode', 'ஈரோடு', '#42'],
  ]);
});

test('a parcel number that Excel has rounded is named', async () => {
  const file = writeOldWorkbook(payout([{ awb: '190412345678901234', rupees: 5 }]));
  await expect(readRemittance(file)).rejects.toThrow('has lost digits');
});

const good = () => writeOldWorkbook(payout(parcels));
const small = () => writeOldWorkbook(payout(parcels.slice(0, 3)));
const changed = (file: Buffer, change: (file: Buffer) => void) => {
  change(file);
  return file;
};
/** Where the sector with the table of chains is: the last one. */
const tableAt = (file: Buffer) => file.length - 512;
const texts = (...parts: Buffer[]) =>
  compoundFile(Buffer.concat([begin(GLOBALS), record(0x00fc, ...parts), END, begin(SHEET), END]));

test.each<[string, () => Buffer]>([
  ['only its first bytes', () => good().subarray(0, 8)],
  ['only a header', () => good().subarray(0, 512)],
  ['half of it', () => good().subarray(0, 4000)],
  ['a chain that is a loop', () => changed(good(), (file) => file.writeUInt32LE(1, tableAt(file) + 8))],
  [
    'a chain of small sectors that is a loop',
    () => changed(small(), (file) => u32(0).copy(file, sectorOf(file, 60))),
  ],
  [
    'a chain that leaves the file',
    () => changed(good(), (file) => file.writeUInt32LE(9_999, tableAt(file) + 8)),
  ],
  ['a directory that is a loop', () => changed(good(), (file) => file.writeUInt32LE(0, tableAt(file)))],
  ['lists of the table that are a loop', () => looped()],
  ['a table that is larger than the file', () => oversized()],
  ['sectors of 2 GB', () => changed(good(), (file) => file.writeUInt16LE(31, 30))],
  ['a stream of 4 GB', () => changed(good(), (file) => file.writeUInt32LE(0xffffffff, 512 + 128 + 120))],
  ['no workbook', () => changed(good(), (file) => file.write('x', 512 + 128))],
  ['an older version', () => compoundFile(Buffer.concat([begin(GLOBALS, 0x0500), END]))],
  ['no sheet', () => compoundFile(Buffer.concat([begin(GLOBALS), END]))],
  ['no end', () => compoundFile(Buffer.concat([begin(GLOBALS), END, begin(SHEET)]))],
  ['encrypted', () => compoundFile(Buffer.concat([begin(GLOBALS), record(0x002f, u16(1)), END]))],
  ['a record beyond the end', () => workbook(u16(0x0203, 0xffff))],
  ['a formula', () => workbook(record(0x0006, place(0, 0), f64(1)))],
  ['4 billion texts', () => texts(u32(0, 0xffffffff), text('x', 0))],
  ['very many empty texts', () => manyTexts()],
  ['a text of 65,535 letters', () => texts(u32(1, 1), u16(0xffff), Buffer.from([0, 65]))],
  ['4 GB of phonetics', () => texts(u32(1, 1), u16(1), Buffer.from([4]), u32(0xffffffff), Buffer.from('x'))],
  ['half a letter', () => texts(u32(1, 1), u16(1), Buffer.from([1, 65]))],
  ['a text that is not there', () => workbook(record(0x00fd, place(0, 0), u32(7)))],
  ['a cell without a value', () => workbook(record(0x0203, place(0, 0)))],
  ['the last row', () => workbook(record(0x0203, place(0xffff, 0), f64(1)))],
  ['a far column', () => workbook(record(0x0203, place(0, 0xffff), f64(1)))],
])('a hostile .xls is rejected at once: %s', async (_, make) => {
  const file = make();
  const started = performance.now();
  await expect(readOldWorkbook(file)).rejects.toThrow(SheetError);
  expect(performance.now() - started).toBeLessThan(1000);
  const { status, body } = await upload('/preview?name=x.xls', file);
  expect([status, body.code]).toEqual([400, 'remittance-unreadable']);
});

/** The sector that a field of the header names. */
const sectorOf = (file: Buffer, field: number) => (file.readUInt32LE(field) + 1) * 512;

/** The list names the same sector again and again. */
function oversized(): Buffer {
  const file = writeOldWorkbook(payout(parcels), { hasList: true });
  const list = sectorOf(file, 68);
  return file.fill(0, list, list + 508);
}

function looped(): Buffer {
  const file = writeOldWorkbook(payout(parcels), { hasList: true });
  const list = sectorOf(file, 68);
  file.fill(0xff, list, list + 508);
  file.writeUInt32LE(file.readUInt32LE(68), list + 508);
  return file;
}

function manyTexts(): Buffer {
  const empty = Buffer.alloc(8220);
  const more = Array.from({ length: 60 }, () => record(0x003c, empty));
  const start = [begin(GLOBALS), record(0x00fc, u32(0, 0xffffffff))];
  return compoundFile(Buffer.concat([...start, ...more, END]));
}

test('whatever is changed or cut off in a file: it is read or rejected', async () => {
  const files = [small(), good(), writeOldWorkbook(payout(parcels), { maxTexts: 40, hasList: true })];
  const change = fc.record({
    file: fc.integer({ min: 0, max: files.length - 1 }),
    at: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 0, max: 255 })), {
      minLength: 1,
      maxLength: 20,
    }),
    end: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
  });
  await fc.assert(
    fc.asyncProperty(change, async ({ file: index, at, end }) => {
      const file = Buffer.from(files[index] ?? []);
      // most of a file is cells: half of the changes are in the header and the directory
      for (const [n, [where, byte]] of at.entries())
        file[Math.floor(where * (n % 2 === 0 ? 1024 : file.length - 1))] = byte;
      const read = readOldWorkbook(file.subarray(0, Math.floor(end * file.length)));
      await read.catch((error: unknown) => expect(error).toBeInstanceOf(SheetError));
    }),
    { numRuns: 500 },
  );
}, 30_000);
