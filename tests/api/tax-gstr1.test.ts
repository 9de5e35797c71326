import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAdmin } from '../support/admins.ts';
import { bearer, json } from '../support/people.ts';
import { as, type Shopper } from '../support/sales.ts';
import { creditNote, FOOD, refund, SELLER, sell } from '../support/tax-orders.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Shopper;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await makeAdmin(shop);
  const { values } = (await as(shop, admin).get('/api/admin/settings')).body;
  const saved = { ...values, gstin: SELLER.gstin, state: SELLER.state };
  const response = await shop.request('/api/admin/settings', json('PUT', saved, bearer(admin.token)));
  expect(response.status).toBe(200);
  await shop.database.pool.query("update foods set hsn = '1508', gst_basis_points = 500 where id = $1", [
    FOOD,
  ]);
});
afterAll(() => shop.close());

const on = (day: number) => new Date(`2026-11-${String(day).padStart(2, '0')}T10:00:00+05:30`);

/** The orders, refunds and notes behind the file: 23 invoices in a row, and two notes. */
async function makeNovember(): Promise<void> {
  const { pool } = shop.database;
  await pool.query('delete from invoice_files; delete from invoices');
  await pool.query(
    "insert into invoice_series values ('26-27', 389) on conflict (financial_year) do update set last_number = 389",
  );
  await pool.query("insert into credit_note_series values ('26-27', 30)");
  const small = (state: string, size: string, price: number) =>
    sell(shop, { lines: [{ size, quantity: 1, price }], state, invoicedAt: on(8), paidAt: on(8) });
  for (let count = 0; count < 8; count += 1) await small('Tamil Nadu', '2 L', 420_00);
  const large = await sell(shop, {
    lines: [{ size: '10 L', quantity: 50, price: 2520_00 }],
    state: 'Maharashtra',
    invoicedAt: on(9),
    paidAt: on(9),
  });
  for (let count = 0; count < 5; count += 1) await small('Tamil Nadu', '2 L', 420_00);
  await small('Tamil Nadu', '20 L', 4540_00);
  for (let count = 0; count < 6; count += 1) await small('Karnataka', '1 L', 210_00);
  await small('Karnataka', '18 L', 1740_00);
  const business = await sell(shop, {
    lines: [
      { size: '2 L', quantity: 1, price: 525_00 },
      { size: '3.6 L', quantity: 5, price: 895_00 },
    ],
    state: 'Karnataka',
    gstin: '29ABCDE1234F1ZW',
    invoicedAt: on(14),
    paidAt: on(14),
  });
  await pool.query("update invoices set number = 'CF/26-27/' || lpad(sequence::text, 6, '0')");
  const back = async (sold: typeof large, amount: number, at: Date, quantity: number, size: string) =>
    creditNote(shop, sold, {
      ...{ amount, at, quantity, size },
      refundId: await refund(shop, sold, { amount, at }),
    });
  await back(business, 525_00, on(20), 1, '2 L');
  await back(large, 12_600_00, on(21), 5, '10 L');
  const text = { code: '1508', name: 'Groundnut oil', description: '<official text>', unit: 'LTR' };
  const saved = await shop.request('/api/admin/tax/hsn-texts', json('PUT', text, bearer(admin.token)));
  expect(saved.status).toBe(200);
}

const EXAMPLE =
  '{"gstin":"33ABCDE1234F1Z7","fp":"112026","version":"GST3.2.4","hash":"hash",' +
  '"b2b":[{"ctin":"29ABCDE1234F1ZW","inv":[{"inum":"CF/26-27/000412","idt":"14-11-2026","val":5000,"pos":"29","rchrg":"N","inv_typ":"R",' +
  '"itms":[{"num":501,"itm_det":{"txval":4761.9,"rt":5,"iamt":238.1,"csamt":0}}]}]}],' +
  '"b2cl":[{"pos":"27","inv":[{"inum":"CF/26-27/000398","idt":"09-11-2026","val":126000,"itms":[{"num":501,"itm_det":{"txval":120000,"rt":5,"iamt":6000}}]}]}],' +
  '"b2cs":[{"sply_ty":"INTRA","rt":5,"typ":"OE","pos":"33","txval":9523.8,"camt":238.1,"samt":238.1,"csamt":0},' +
  '{"sply_ty":"INTER","rt":5,"typ":"OE","pos":"29","txval":2857.14,"iamt":142.86,"csamt":0}],' +
  '"cdnr":[{"ctin":"29ABCDE1234F1ZW","nt":[{"nt_num":"CN/26-27/000031","nt_dt":"20-11-2026","ntty":"C","val":525,"pos":"29","rchrg":"N","inv_typ":"R",' +
  '"itms":[{"num":501,"itm_det":{"txval":500,"rt":5,"iamt":25,"csamt":0}}]}]}],' +
  '"cdnur":[{"nt_num":"CN/26-27/000032","nt_dt":"21-11-2026","ntty":"C","val":12600,"typ":"B2CL","pos":"27","itms":[{"num":501,"itm_det":{"txval":12000,"rt":5,"iamt":600,"csamt":0}}]}],' +
  '"doc_issue":{"doc_det":[{"doc_num":1,"doc_typ":"Invoices for outward supply","docs":[{"num":1,"from":"CF/26-27/000390","to":"CF/26-27/000412","totnum":23,"cancel":0,"net_issue":23}]},' +
  '{"doc_num":5,"doc_typ":"Credit Note","docs":[{"num":1,"from":"CN/26-27/000031","to":"CN/26-27/000032","totnum":2,"cancel":0,"net_issue":2}]}]},' +
  '"hsn":{"hsn_b2b":[{"num":1,"hsn_sc":"1508","user_desc":"Groundnut oil","desc":"<official text>","uqc":"LTR","qty":18,"rt":5,"txval":4261.9,"iamt":213.1,"samt":0,"camt":0,"csamt":0}],' +
  '"hsn_b2c":[{"num":1,"hsn_sc":"1508","user_desc":"Groundnut oil","desc":"<official text>","uqc":"LTR","qty":520,"rt":5,"txval":120380.94,"iamt":5542.86,"samt":238.1,"camt":238.1,"csamt":0}]}}';

const get = (path: string) => shop.request(`/api/admin/tax${path}`, { headers: bearer(admin.token) });

test('GSTR-1 of a month of orders is the file that the offline tool writes, byte for byte', async () => {
  await makeNovember();
  const response = await get('/gstr1.json?month=2026-11');
  expect(await response.text()).toBe(EXAMPLE);
  expect(response.headers.get('Content-Disposition')).toMatch(
    /filename="returns_[1-9]\d{0,3}20\d\d_R1_33ABCDE1234F1Z7_offline\.json"/,
  );
  const month = (await as(shop, admin).get('/api/admin/tax?month=2026-11')).body;
  expect(month).toMatchObject({
    invoices: { count: 23, total: 144_000 },
    notes: { count: 2, total: 13_125 },
    ledger: { difference: 0, differences: [], payments: 144_000, refunds: 13_125 },
    // no document has the numbers before the first
    gaps: ['CF/26-27/000389', 'CN/26-27/000030'],
    counts: { business: 1, large: 1, small: 21, places: 2, codes: 1, series: 2 },
  });
  // 126,000 to another state
  expect(month.warnings.map(({ kind }: { kind: string }) => kind)).toContain('eway');
});

test('the CSV sections have the columns of the tool, dates as text and the state with its code', async () => {
  const archive = Buffer.from(await (await get('/gstr1-csv.zip?month=2026-11')).arrayBuffer()).toString(
    'utf8',
  );
  expect(archive).toContain(
    '"29ABCDE1234F1ZW","Meena","CF/26-27/000412","14-Nov-2026",5000,"29-Karnataka","N","","Regular B2B","",5,4761.9,0',
  );
  expect(archive).toContain('"CF/26-27/000398","09-Nov-2026",126000,"27-Maharashtra","",5,120000,0,""');
  expect(archive).toContain('"OE","33-Tamil Nadu",5,"",9523.8,0,""');
  expect(archive).toContain('"B2CL","CN/26-27/000032","21-Nov-2026","C","27-Maharashtra",12600,"",5,12000,0');
  expect(archive).toContain('"Invoices for outward supply","CF/26-27/000390","CF/26-27/000412",23,0');
  for (const name of ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'hsn(b2b)', 'hsn(b2c)', 'docs'])
    expect(archive).toContain(`${name}.csv`);
});

test('the accountant gets every invoice and note with its heads; the columns add up', async () => {
  const lines = (await (await get('/documents.csv?month=2026-11')).text()).trim().split('\r\n').slice(1);
  expect(lines).toHaveLength(25);
  const total = lines.reduce((sum, line) => sum + Math.round(Number(line.split(',').at(-2)) * 100), 0);
  expect(total).toBe(144_000_00 - 13_125_00);
});
