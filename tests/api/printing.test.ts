import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../src/server/platform/ids.ts';
import { decodeImage } from '../../src/web/features/admin/packing/decode-image.ts';
import { type Admin, act, asAdmin, makeOrder } from '../support/admin-actions.ts';
import { cashOrder, setCash } from '../support/cash-orders.ts';
import { rows } from '../support/payments.ts';
import { bitmapOfPdf, framesOf } from '../support/pdf-bitmap.ts';
import { textOfPdf } from '../support/pdf-text.ts';
import { bearer } from '../support/people.ts';
import { forceOrder, makeShopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const POST = { courier: 'India Post', trackingNumber: 'EK900000005IN' };

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

async function paidOrder(): Promise<string> {
  const { id } = await makeOrder(shop);
  await act(admin, id, 'confirm');
  expect((await act(admin, id, 'pay', { method: 'cash' })).status).toBe(200);
  return id;
}

const numberOf = async (id: string): Promise<string> =>
  `#${(await admin.get(`/api/admin/orders/${id}`)).body.number}`;

async function print(ids: string[], options: string, token = admin.admin.token) {
  const response = await shop.request(`/api/admin/print.pdf?orders=${ids.join(',')}&${options}`, {
    headers: bearer(token),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isPdf = response.headers.get('Content-Type') === 'application/pdf';
  const sizes = [...bytes.toString('latin1').matchAll(/\/MediaBox \[0 0 (\S+) (\S+)\]/g)];
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    text: isPdf ? textOfPdf(bytes) : '',
    pages: sizes.map(([, width, height]) => `${Math.round(Number(width))}x${Math.round(Number(height))}`),
    body: isPdf ? undefined : JSON.parse(bytes.toString()),
  };
}

test('slip and label of each order on one sheet, in the sequence of the request', async () => {
  const [one, other] = [await paidOrder(), await paidOrder()];
  const { status, headers, text, pages } = await print([other, one], 'what=slips-labels&paper=a4');
  expect(status).toBe(200);
  expect(headers.get('Content-Disposition')).toMatch(
    /^inline; filename="slips-labels-\d{4}-\d\d-\d\d\.pdf"$/,
  );
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(pages).toEqual(['842x595', '842x595']);
  expect(text.indexOf(await numberOf(other))).toBeLessThan(text.indexOf(await numberOf(one)));
  for (const part of ['Packing slip', 'PREPAID', 'Sesame', '642001', '9876543210'])
    expect(text).toContain(part);
  // the slip may lie in a present
  expect(text).not.toContain('1,458');
});

test('the slip says on which shelf each food stands; a long name becomes smaller', async () => {
  const id = await paidOrder();
  const set = (shelf: string) =>
    rows(shop, "update food_sizes set shelf = $1 where food_id = 'wood-pressed-sesame-oil'", shelf);
  await set('B7');
  expect((await print([id], 'what=slips&paper=4x6')).text).toContain('B7');
  await set('Behind the old mill, upper row, left 12');
  const long = await print([id], 'what=slips&paper=a4');
  expect([long.status, long.pages.length]).toEqual([200, 1]);
  expect(long.text).toContain('Behind the old');
  await set('');
});

test.each([
  ['what=labels&paper=4x6', ['288x432', '288x432', '288x432', '288x432', '288x432']],
  ['what=labels&paper=a4', ['595x842', '595x842']],
  ['what=slips&paper=a4', ['842x595', '842x595', '842x595']],
  ['what=slips&paper=4x6', ['288x432', '288x432', '288x432', '288x432', '288x432']],
])('five orders as %s', async (options, pages) => {
  const ids = await Promise.all(Array.from({ length: 5 }, async () => (await makeOrder(shop)).id));
  expect((await print(ids, options)).pages).toEqual(pages);
});

test('a label has courier, tracking number, weight, sender and the amount to collect', async () => {
  const id = await paidOrder();
  expect((await act(admin, id, 'ship', POST)).status).toBe(200);
  const sent = await print([id], 'what=labels&paper=4x6');
  for (const part of ['India Post', POST.trackingNumber, 'PREPAID', '3.0 kg', 'From ', await numberOf(id)])
    expect(sent.text).toContain(part);
  await setCash(shop);
  const { order } = await cashOrder(shop);
  const cash = await print([order._id], 'what=labels&paper=4x6');
  expect(cash.text).toContain('COD');
  expect(cash.text).toContain('Rs 1,458');
  expect(cash.text).not.toContain('PREPAID');
});

test('a camera reads the courier’s bars, the bars of the order and its QR code as a label printer prints them', async () => {
  const id = await paidOrder();
  expect((await act(admin, id, 'ship', POST)).status).toBe(200);
  const { number } = (await admin.get(`/api/admin/orders/${id}`)).body;
  // four on A4 are a little smaller, and office printers are finer
  for (const [paper, dpi, top, scale] of [
    ['4x6', 203, 0, 1],
    ['a4', 300, 4, 0.956],
  ] as const) {
    const { bytes } = await print([id], `what=labels&paper=${paper}`);
    const read = (from: number, to: number) => {
      const box = { x: 0, y: top + from * scale, width: 288, height: (to - from) * scale };
      // a phone reads frame after frame until one has a code
      for (const frame of framesOf(bitmapOfPdf(bytes, dpi, box))) {
        const text = decodeImage(frame);
        if (text) return text;
      }
      return undefined;
    };
    expect([read(0, 432), read(322, 376), read(94, 240)], paper).toEqual([
      POST.trackingNumber,
      String(number),
      expect.stringMatching(new RegExp(`/admin/orders/${id}$`)),
    ]);
  }
});

test('unpaid, cancelled and refunded orders say so, and never look ready to ship', async () => {
  const unpaid = (await makeOrder(shop)).id;
  const cancelled = (await makeOrder(shop)).id;
  await act(admin, cancelled, 'cancel', { reason: 'Asked by phone' });
  const refunded = await paidOrder();
  await forceOrder(shop, refunded, "payment_status = 'REFUNDED'");
  const requested = await paidOrder();
  await rows(
    shop,
    `insert into refunds (id, payment_id, idempotency_key, amount_minor)
     select gen_random_uuid(), id, id::text, amount_minor from payments where order_id = $1`,
    requested,
  );
  for (const [id, warning] of [
    [unpaid, 'UNPAID'],
    [cancelled, 'CANCELLED'],
    [refunded, 'REFUNDED'],
    [requested, 'REFUNDED'],
  ] as const) {
    const { text } = await print([id], 'what=slips-labels');
    expect(text.match(new RegExp(warning, 'g'))).toHaveLength(2);
    expect(text.match(/DO NOT SHIP/g)).toHaveLength(2);
    expect(text).not.toContain('PREPAID');
  }
});

test('invoices are pages of the same file; orders without one are named', async () => {
  const [paid, unpaid] = [await paidOrder(), (await makeOrder(shop)).id];
  const [{ number }] = (await rows<{ number: string }>(
    shop,
    'select number from invoices where order_id = $1',
    paid,
  )) as [{ number: string }];
  const all = await print([paid, unpaid], 'what=all');
  expect(all.pages).toEqual(['842x595', '595x842', '842x595', '595x842']);
  expect(all.text).toContain(number);
  expect(all.text).toContain('Orders without an invoice yet');
  const onRoll = await print([paid], 'what=all&paper=4x6');
  expect(onRoll.pages).toEqual(['288x432', '288x432', '595x842']);
  expect((await print([paid], 'what=invoices')).pages).toEqual(['595x842']);
  const none = await print([unpaid], 'what=invoices');
  expect([none.status, none.body.error]).toEqual([404, 'None of these orders has an invoice yet.']);
});

test('a slip of many foods has several pages; names in Tamil and very long texts are printed', async () => {
  const id = await paidOrder();
  await rows(
    shop,
    `insert into order_items (order_id, position, food_id, name, size, list_price_paise, charged_price_paise, quantity)
     select order_id, 10 + n, food_id, 'Food ' || n, n || ' kg', 100, 100, 1
     from order_items, generate_series(1, 60) n where order_id = $1 and position = 0`,
    id,
  );
  await rows(
    shop,
    'update orders set name = $2, address = $3 where id = $1',
    id,
    'மீனா',
    JSON.stringify('x '.repeat(900)),
  );
  const { text, pages } = await print([id], 'what=slips&paper=a4');
  expect(pages.length).toBeGreaterThan(1);
  for (const part of ['Food 1,', 'Food 60,']) expect(text).toContain(part);
  expect((await print([id], 'what=labels&paper=4x6')).pages).toEqual(['288x432']);
});

test('in the language of the page', async () => {
  const { status, bytes } = await print([(await makeOrder(shop)).id], 'what=labels&paper=4x6&language=ta');
  expect(status).toBe(200);
  expect(bytes.toString('latin1')).toMatch(/BaseFont \/\w+\+\w*Tamil/i);
});

test('unknown orders are named in a 404, and so are those that customers deleted', async () => {
  const [unknown, deleted] = [newId(), (await makeOrder(shop)).id];
  await forceOrder(shop, deleted, 'deleted_at = now()');
  const { status, body } = await print([await paidOrder(), unknown, deleted], '');
  expect([status, body.code]).toEqual([404, 'order-not-found']);
  expect(body.error).toBe(`These orders do not exist: ${unknown}, ${deleted}`);
});

test.each([
  ['orders=', 'nothing'],
  ['orders=x', 'no id'],
  [`orders=${Array.from({ length: 201 }, () => newId()).join(',')}`, '201 orders'],
  [`orders=${newId()}&what=cheques`, 'an unknown kind'],
  [`orders=${newId()}&paper=a3`, 'an unknown paper'],
  ['what=labels', 'no orders at all'],
])('%.30s is a 400: %s', async (query) => {
  expect((await admin.get(`/api/admin/print.pdf?${query}`)).status).toBe(400);
});

test('customers may not print', async () => {
  const { token } = await makeShopper(shop);
  expect((await print([await paidOrder()], '', token)).status).toBe(403);
});

test('200 orders are one file, and the main thread stays free meanwhile', async () => {
  const [id, ids] = [await paidOrder(), Array.from({ length: 199 }, () => newId())];
  const columns =
    'name, email, phone, address, status, payment_status, items_paise, discount_paise, delivery_paise, total_paise';
  await rows(
    shop,
    `insert into orders (id, payment_id, ${columns}) select copy, copy::text, ${columns} from orders, unnest($2::uuid[]) copy where id = $1`,
    id,
    ids,
  );
  await rows(
    shop,
    `insert into order_items (order_id, position, food_id, name, size, list_price_paise, charged_price_paise, quantity)
     select copy, position, food_id, name, size, list_price_paise, charged_price_paise, quantity
     from order_items, unnest($2::uuid[]) copy where order_id = $1`,
    id,
    ids,
  );
  const before = process.threadCpuUsage();
  const start = performance.now();
  const { status, pages } = await print([id, ...ids], 'what=slips-labels&paper=a4');
  const took = performance.now() - start;
  const { user, system } = process.threadCpuUsage(before);
  expect([status, pages.length]).toEqual([200, 200]);
  expect((user + system) / 1000).toBeLessThan(took / 2);
});
