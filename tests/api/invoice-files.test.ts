import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { drawInvoice } from '../../src/server/invoices/draw-invoice.ts';
import { findInvoice, type InvoiceRow } from '../../src/server/invoices/invoices.store.ts';
import { asAdmin } from '../support/admin-actions.ts';
import { type Payer, payUpi, placedOrder, rows, startUpi } from '../support/payments.ts';
import { bearer, mailTo } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let payer: Payer;
let invoice: InvoiceRow;
beforeAll(async () => {
  shop = await openTestShop();
  payer = await placedOrder(shop, undefined, { name: 'மீனாட்சி சுந்தரேஸ்வரர்' });
  await payUpi(shop, await startUpi(payer));
  // the email with the invoice is the second one
  await mailTo(shop, payer.who.email, 2);
  const found = await findInvoice(shop.database.db, payer.order._id);
  if (!found) throw new Error('no invoice');
  invoice = found;
  // counts drawings: each one is stored
  await shop.database.pool.query(`
    create table drawn (at timestamptz default now());
    create function note_drawing() returns trigger language plpgsql as $$ begin insert into drawn default values; return new; end $$;
    create trigger note_drawing before insert on invoice_files for each row execute function note_drawing()`);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.pool.query('truncate drawn, limits');
});

const download = (token = payer.who.token) =>
  shop.request(`/api/invoices/${payer.order._id}`, { headers: bearer(token) });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const drawings = async () => (await rows(shop, 'select 1 from drawn')).length;
const deleteDrawing = () => rows(shop, 'delete from invoice_files');

test('the email draws the invoice, and every download is that drawing', async () => {
  const [stored] = await rows<{ pdf: Buffer }>(shop, 'select pdf from invoice_files');
  expect(stored?.pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const responses = await Promise.all([download(), download()]);
  for (const response of responses) expect(await bytesOf(response)).toEqual(stored?.pdf);
  expect(await drawings()).toBe(0);
});

test('12 concurrent requests for one invoice share one drawing', async () => {
  await deleteDrawing();
  const responses = await Promise.all(Array.from({ length: 12 }, () => download()));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await drawings()).toBe(1);
});

test('an invoice with an older drawing version is drawn again, once', async () => {
  await rows(shop, "update invoice_files set drawing_version = 0, pdf = 'old'");
  const drawn = await bytesOf(await download());
  expect(drawn.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await bytesOf(await download())).toEqual(drawn);
  expect(await drawings()).toBe(1);
});

test('while invoices with 600 unusual characters are drawn, the main thread stays free for other requests', async () => {
  const times = 6;
  invoice.content.buyer.address = 'கൊక్ష'.repeat(120);
  await rows(shop, 'update invoices set content = $1', JSON.stringify(invoice.content));
  const onThread: number[] = [];
  const offThread: number[] = [];
  for (let time = 0; time < times; time += 1) {
    onThread.push(await busyWhile(() => drawInvoice(invoice)));
    await deleteDrawing();
    offThread.push(await busyWhile(download));
  }
  expect(await drawings()).toBe(times);
  // the smallest: the first ones compile code, and others collect garbage of earlier tests
  expect(Math.min(...offThread)).toBeLessThan(Math.min(...onThread) / 2);
});

test('a customer may download 30 invoices per minute; other customers and admins are not affected', async () => {
  for (let time = 0; time < 30; time += 1) expect((await download()).status).toBe(200);
  const late = await download();
  expect([late.status, (await late.json()).code]).toEqual([429, 'too-many']);
  expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(0);
  const { admin } = await asAdmin(shop);
  expect((await download(admin.token)).status).toBe(200);
});

/** CPU milliseconds that this thread used meanwhile, independent of the machine's load. */
async function busyWhile(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
