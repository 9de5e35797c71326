import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshBatches } from '../../src/server/batches/refresh-batches.ts';
import { releaseOrder } from '../../src/server/orders/release-order.ts';
import { restockGoods } from '../../src/server/orders/restock-goods.ts';
import { type Admin, act, asAdmin, lastChange } from '../support/admin-actions.ts';
import {
  batchOf,
  contradictions,
  expireUnnoticed,
  inDays,
  makeSize,
  press,
  sizeOf,
} from '../support/batches.ts';
import { importer } from '../support/imports.ts';
import { withLockedOrder } from '../support/locked-order.ts';
import { placedOrder, rows } from '../support/payments.ts';
import { textOfPdf } from '../support/pdf-text.ts';
import { bearer } from '../support/people.ts';
import { atCheckout, COCONUT, sellAtListPrice } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  await sellAtListPrice(shop, COCONUT);
  admin = await asAdmin(shop);
});
afterAll(async () => {
  await refreshBatches(shop.database.db);
  expect(await contradictions(shop)).toEqual([]);
  await shop.close();
});

const batchesOf = async (orderId: string) =>
  rows<{ code: string; quantity: number; returned: number }>(
    shop,
    `select b.code, o.quantity, o.returned from order_batches o join batches b on b.id = o.batch_id
     where o.order_id = $1 order by b.best_before nulls first, b.code`,
    orderId,
  );
const batch = async (id: string) => (await admin.get(`/api/admin/batches/${id}`)).body;

test('the first batch turns the counted stock into bottles without a batch, and nothing is lost', async () => {
  const counted = await makeSize(shop, 5);
  const uncounted = await makeSize(shop, null);
  const other = await makeSize(shop, null);
  const made = await press(admin, counted, 10, {
    code: 'co-first',
    sizes: [
      { size: counted.size, made: 10 },
      { size: uncounted.size, made: 3 },
    ],
  });
  expect(made.code).toBe('CO-FIRST');
  expect(await sizeOf(shop, counted)).toMatchObject({ stock: 15, has_batches: true, best_before: null });
  expect(await sizeOf(shop, uncounted)).toMatchObject({ stock: 3, best_before: inDays(170) });
  expect(await sizeOf(shop, other)).toMatchObject({ stock: null, has_batches: false });
  const listed = (await admin.get(`/api/admin/batches?food=${counted.productId}`)).body;
  expect(listed).toContainEqual(expect.objectContaining({ isUnbatched: true, bottles: 5, made: 5 }));
  // what was there before is older than any batch: it goes first
  const { order } = await placedOrder(shop, [{ ...counted, quantity: 6 }]);
  expect((await batchesOf(order._id)).map(({ quantity }) => quantity)).toEqual([5, 1]);
  expect(await lastChange(shop, `batch ${made._id}`)).toMatchObject({ action: 'make batch' });
  const found = (await admin.get(`/api/admin/batches?q=co-first`)).body;
  expect(found).toMatchObject([{ code: 'CO-FIRST', made: 13, bottles: 12, state: 'selling' }]);
});

test('a form that is sent twice makes one batch, and codes are never used twice', async () => {
  const line = await makeSize(shop, 0);
  const form = batchOf(line, 4);
  const sent = await Promise.all([1, 2, 3].map(() => admin.post('/api/admin/batches', form)));
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await sizeOf(shop, line))?.stock).toBe(4);
  const code: string = sent[0]?.body.code ?? '';
  // by the pattern: the letters of the food and the day
  expect(code).toMatch(/^WPCO-\d{4}-\d\d(-\d+)?$/);
  expect((await admin.post('/api/admin/batches', batchOf(line, 1, { code }))).body).toMatchObject({
    code: 'batch-code-taken',
  });
  // another code, and the printed one still leads to the batch
  const { _id, version, sizes } = await batch(form._id);
  const edit = {
    ...{ version, code: `${code}-NEW`, pressedOn: form.pressedOn, bestBefore: form.bestBefore },
    sizes: sizes.map(({ size, made }: { size: string; made: number }) => ({ size, made: made + 2 })),
  };
  expect((await admin.put(`/api/admin/batches/${_id}`, edit)).body).toMatchObject({
    code: `${code}-NEW`,
    bottles: 6,
  });
  expect((await admin.put(`/api/admin/batches/${_id}`, edit)).body).toMatchObject({ code: 'batch-changed' });
  expect(
    (await admin.get(`/api/admin/batches?q=${code}`)).body.some((row: { _id: string }) => row._id === _id),
  ).toBe(true);
  expect((await admin.post('/api/admin/batches', batchOf(line, 1, { code }))).status).toBe(409);
  // the search box of the admin area
  const { groups } = (await admin.get(`/api/admin/search?q=${code}`)).body;
  expect(groups).toContainEqual(expect.objectContaining({ kind: 'batch' }));
  // fewer than are gone already
  await placedOrder(shop, [{ ...line, quantity: 3 }]);
  const fewer = { ...edit, version: version + 1, sizes: [{ size: line.size, made: 2 }] };
  expect((await admin.put(`/api/admin/batches/${_id}`, fewer)).body).toMatchObject({
    code: 'batch-bottles-gone',
  });
});

test('the first to expire goes first, and what comes back goes back to its batch', async () => {
  const line = await makeSize(shop, 0);
  const late = await press(admin, line, 5, { code: `LATE-${Date.now()}` });
  const early = await press(admin, line, 2, { code: `EARLY-${Date.now()}`, bestBefore: inDays(120) });
  const { order } = await placedOrder(shop, [{ ...line, quantity: 4 }]);
  expect(await batchesOf(order._id)).toEqual([
    { code: early.code, quantity: 2, returned: 0 },
    { code: late.code, quantity: 2, returned: 0 },
  ]);
  const { db } = shop.database;
  // one came back from the customer
  const goods = [{ productId: line.productId, size: line.size, quantity: 1 }];
  await db.transaction((tx) => restockGoods(tx, order._id, goods));
  expect(await batchesOf(order._id)).toMatchObject([{ code: early.code, quantity: 2, returned: 1 }, {}]);
  expect((await batch(early._id)).bottles).toBe(1);
  const orders = (await admin.get(`/api/admin/batches/${early._id}/orders`)).body;
  expect(orders).toMatchObject([{ order: { _id: order._id }, quantity: 2, returned: 1 }]);
  // a cancelled order never left the farm
  const second = await placedOrder(shop, [{ ...line, quantity: 2 }]);
  await withLockedOrder(db, second.order._id, (tx, locked) => releaseOrder(tx, locked));
  expect(await batchesOf(second.order._id)).toEqual([]);
  expect((await sizeOf(shop, line))?.stock).toBe(4);
});

test('blocked, expired and short-lived bottles are never sold, even when the job is late', async () => {
  const line = await makeSize(shop, 0);
  const good = await press(admin, line, 2);
  const blocked = await press(admin, line, 3, { bestBefore: inDays(100) });
  const old = await press(admin, line, 4, { bestBefore: inDays(90) });
  // pressed 200 days ago, 10 left: less than 45 days
  const short = await press(admin, line, 9, { pressedOn: inDays(-200), bestBefore: inDays(10) });
  expect((await batch(short._id)).state).toBe('short-life');
  expect((await sizeOf(shop, line))?.stock).toBe(9);
  await expireUnnoticed(shop, old._id);
  const { me, checkout } = await atCheckout(shop, [{ ...line, quantity: 9 }]);
  const rejected = await me.post('/api/orders/create', checkout);
  expect([rejected.status, rejected.body.code]).toEqual([409, 'out-of-stock']);
  const reply = await admin.post(`/api/admin/batches/${blocked._id}/block`, {
    version: 0,
    isBlocked: true,
    reason: 'smells',
  });
  expect(reply.body).toMatchObject({ state: 'blocked', blockReason: 'smells' });
  await refreshBatches(shop.database.db);
  expect((await sizeOf(shop, line))?.stock).toBe(2);
  const { order } = await placedOrder(shop, [{ ...line, quantity: 2 }]);
  expect(await batchesOf(order._id)).toEqual([{ code: good.code, quantity: 2, returned: 0 }]);
  // allowed again
  const { version } = await batch(blocked._id);
  await admin.post(`/api/admin/batches/${blocked._id}/block`, { version, isBlocked: false });
  expect((await sizeOf(shop, line))?.stock).toBe(3);
  // the owner's own minimum counts at once
  const settings = (await admin.get('/api/admin/batches/settings')).body;
  const saved = await admin.put('/api/admin/batches/settings', { ...settings, minLifeDays: 150 });
  expect(saved.status).toBe(200);
  expect((await sizeOf(shop, line))?.stock).toBe(0);
  expect((await admin.put('/api/admin/batches/settings', settings)).body.code).toBe('settings-changed');
  await admin.put('/api/admin/batches/settings', { ...saved.body, minLifeDays: null });
  expect((await sizeOf(shop, line))?.stock).toBe(3);
});

test('bottles are written off once, and only where their batch is', async () => {
  const line = await makeSize(shop, 1);
  const { _id } = await press(admin, line, 5);
  const change = { requestId: randomUUID(), size: line.size, reason: 'broken', quantity: 2, note: 'fell' };
  await Promise.all([1, 2].map(() => admin.post(`/api/admin/batches/${_id}/bottles`, change)));
  expect(await batch(_id)).toMatchObject({
    bottles: 3,
    changes: [{ delta: -2, reason: 'broken', note: 'fell' }],
  });
  const counted = { ...change, requestId: randomUUID(), reason: 'counted', quantity: 4 };
  await admin.post(`/api/admin/batches/${_id}/bottles`, counted);
  expect((await sizeOf(shop, line))?.stock).toBe(5);
  const more = { ...change, requestId: randomUUID(), quantity: 99 };
  expect((await admin.post(`/api/admin/batches/${_id}/bottles`, more)).body.code).toBe('out-of-stock');
  // every other way to write the stock is closed
  const food = (await admin.get(`/api/admin/foods/${line.productId}`)).body;
  const moved = { requestId: randomUUID(), size: line.size, reason: 'restocked', quantity: 5 };
  expect((await admin.post(`/api/admin/stock/${line.productId}`, moved)).body.code).toBe('stock-in-batches');
  const sizes = [{ size: line.size, stock: 77 }];
  const written = await admin.put(`/api/admin/foods/${line.productId}/stock`, {
    version: food.version,
    sizes,
  });
  expect([written.status, written.body.code]).toEqual([409, 'stock-in-batches']);
  const quantities = food.quantities.map((one: { size: string; stock: number | null }) =>
    one.size === line.size ? { ...one, stock: 77 } : one,
  );
  const whole = await admin.put('/api/foods', { ...food, images: undefined, quantities });
  expect([whole.status, whole.body.code]).toEqual([409, 'stock-in-batches']);
  await expect(rows(shop, 'update food_sizes set stock = 77 where size = $1', line.size)).rejects.toThrow(
    'is the sum of its batches',
  );
  const file = `id,size,stock\n${line.productId},${line.size},77`;
  expect(await importer(shop, admin.admin).check(file)).toMatchObject({ rejected: 1 });
  expect((await sizeOf(shop, line))?.stock).toBe(5);
});

test('the packer sees the batch, packs another one, and a blocked batch does not leave', async () => {
  const line = await makeSize(shop, 0);
  const first = await press(admin, line, 2, { bestBefore: inDays(130) });
  const second = await press(admin, line, 2);
  const { order } = await placedOrder(shop, [{ ...line, quantity: 2 }]);
  await act(admin, order._id, 'confirm');
  await act(admin, order._id, 'pay', { method: 'cash' });
  const packing = (await admin.get('/api/admin/to-pack')).body;
  const packed = packing.orders.find(({ _id }: { _id: string }) => _id === order._id);
  const planned = { code: first.code, bestBefore: inDays(130), quantity: 2 };
  expect(packed.lines[0].batches).toEqual([{ ...planned, isSellable: true }]);
  const scan = (code: string, orders = [order._id]) =>
    admin.post('/api/admin/to-pack/bottle', { code, orders });
  expect((await scan(first.code)).body).toMatchObject({ isPlanned: true, isWanted: true, instead: [] });
  expect((await scan(`https://shop.example/b/${second.code.toLowerCase()}/`)).body).toMatchObject({
    code: second.code,
    isPlanned: false,
    sizes: [{ size: line.size, bottles: 2 }],
    instead: [
      { orderId: order._id, version: packed.version, from: first._id, fromCode: first.code, quantity: 2 },
    ],
  });
  expect((await scan(second.code, [])).body).toMatchObject({ isWanted: false, instead: [] });
  expect((await scan('no-such-code')).status).toBe(404);
  expect((await scan('')).status).toBe(400);
  await admin.post(`/api/admin/batches/${first._id}/block`, { version: 0, isBlocked: true, reason: 'leaks' });
  const marked = (await admin.get('/api/admin/to-pack')).body.orders.find(
    ({ _id }: { _id: string }) => _id === order._id,
  );
  expect(marked.lines[0].batches).toEqual([{ ...planned, isSellable: false }]);
  const shipment = { courier: 'ST Courier', trackingNumber: 'ST 123456789' };
  const rejected = await act(admin, order._id, 'ship', shipment);
  expect([rejected.status, rejected.body.error]).toEqual([409, expect.stringContaining(first.code)]);
  await admin.get(`/api/invoices/${order._id}`);
  const { version, batches, choices } = (await admin.get(`/api/admin/orders/${order._id}/batches`)).body;
  expect(batches).toMatchObject([{ code: first.code, quantity: 2, isSellable: false }]);
  expect(choices).toMatchObject([{ code: second.code, bottles: 2 }]);
  const { productId: foodId, size } = line;
  // scanned: the address in the QR code of a bottle
  const change = {
    version,
    foodId,
    size,
    from: first._id,
    to: `http://shop.example/b/${second.code.toLowerCase()}`,
    quantity: 2,
  };
  const changed = await Promise.all(
    [1, 2].map(() => admin.post(`/api/admin/orders/${order._id}/batches`, change)),
  );
  expect(changed.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await batchesOf(order._id)).toEqual([{ code: second.code, quantity: 2, returned: 0 }]);
  expect((await batch(first._id)).bottles).toBe(2);
  expect((await sizeOf(shop, line))?.stock).toBe(0);
  const noteIn = async (language: string) =>
    (await admin.get(`/api/admin/orders/${order._id}?language=${language}`)).body.history.at(-1).note;
  expect(await noteIn('en')).toBe(`Batch ${second.code} instead of ${first.code}`);
  expect(await noteIn('hi')).toBe(`बैच ${first.code} की जगह बैच ${second.code}`);
  expect(await noteIn('ta')).toBe(`பேட்ச் ${first.code} க்குப் பதிலாகப் பேட்ச் ${second.code}`);
  const textOf = async (path: string) => {
    const response = await shop.request(path, { headers: bearer(admin.admin.token) });
    return textOfPdf(Buffer.from(await response.arrayBuffer())).replaceAll(/\s+/g, ' ');
  };
  // drawn again with what is in the parcel
  const papers = [`/api/invoices/${order._id}`, `/api/admin/print.pdf?orders=${order._id}&what=all&paper=a4`];
  for (const path of papers) {
    const text = await textOf(path);
    expect(text).toContain(`Batch No. ${second.code}, best before`);
    expect(text).not.toContain(`${first.code},`);
  }
  expect((await act(admin, order._id, 'ship', shipment)).status).toBe(200);
  const late = (await admin.get(`/api/admin/orders/${order._id}/batches`)).body.version;
  const tooLate = await admin.post(`/api/admin/orders/${order._id}/batches`, {
    ...change,
    version: late,
    from: second._id,
  });
  expect(tooLate.body.code).toBe('order-step-refused');
});

test('the product page has the dates of the batch that would be sent now', async () => {
  const line = await makeSize(shop, 0);
  const sizeInShop = async () =>
    (await (await shop.request(`/api/foods/id/${line.productId}`)).json()).quantities.find(
      ({ size }: { size: string }) => size === line.size,
    );
  expect(await sizeInShop()).not.toHaveProperty('bestBefore');
  await press(admin, line, 9, { pressedOn: inDays(-3), bestBefore: inDays(177) });
  await press(admin, line, 1, { pressedOn: inDays(-9), bestBefore: inDays(160) });
  await expect.poll(sizeInShop).toMatchObject({ pressedOn: inDays(-9), bestBefore: inDays(160), stock: 10 });
  await placedOrder(shop, [line]);
  await expect.poll(sizeInShop).toMatchObject({ pressedOn: inDays(-3), bestBefore: inDays(177), stock: 9 });
});

test('200 orders at once over the last bottles of two batches sell exactly the bottles there are', async () => {
  const line = await makeSize(shop, 0);
  await press(admin, line, 23);
  const early = await press(admin, line, 14, { bestBefore: inDays(100) });
  const customers = await Promise.all(Array.from({ length: 200 }, () => atCheckout(shop, [line])));
  /** A busy machine asks to come back; the key makes sure that one order comes of it. */
  const order = async ({ who, me, checkout }: (typeof customers)[number]): Promise<number> => {
    const { status } = await me.post('/api/orders/create', checkout, { 'Idempotency-Key': `last-${who.id}` });
    return status === 503 ? order({ who, me, checkout } as (typeof customers)[number]) : status;
  };
  const statuses = await Promise.all(customers.map(order));
  const counts = Object.groupBy(statuses, (status) => (status === 200 || status === 201 ? 'sold' : status));
  expect(Object.entries(counts).map(([status, all]) => `${all?.length} × ${status}`)).toEqual([
    '163 × 409',
    '37 × sold',
  ]);
  expect((await sizeOf(shop, line))?.stock).toBe(0);
  expect((await batch(early._id)).sizes).toMatchObject([{ bottles: 0, sold: 14 }]);
}, 60_000);

test('a test report is a PDF or a picture, and nothing else', async () => {
  const upload = async (bytes: string) => {
    const body = new FormData();
    body.set('report', new File([bytes], 'report.pdf'));
    const headers = { Authorization: `Bearer ${admin.admin.token}` };
    const response = await shop.request('/api/admin/batches/report', { method: 'POST', headers, body });
    return { status: response.status, body: await response.json() };
  };
  const saved = await upload('%PDF-1.7 report');
  expect(saved.body.url).toMatch(/^\/uploads\/.+\.pdf$/);
  expect((await shop.request(saved.body.url)).headers.get('Content-Type')).toBe('application/pdf');
  expect((await upload('<html>')).status).toBe(400);
});

test('input that makes no sense is rejected with its field', async () => {
  const line = await makeSize(shop, 0);
  for (const changes of [
    { bestBefore: inDays(-20) },
    { code: 'with spaces' },
    { sizes: [{ size: line.size, made: -1 }] },
    { pressedOn: '2026-02-31' },
    { reportUrl: 'https://elsewhere.example/x.pdf' },
  ])
    expect(
      (await admin.post('/api/admin/batches', batchOf(line, 1, changes))).status,
      JSON.stringify(changes),
    ).toBe(400);
  expect((await admin.post('/api/admin/batches', batchOf({ ...line, productId: 'none' }, 1))).status).toBe(
    404,
  );
  expect((await admin.post('/api/admin/batches', batchOf({ ...line, size: 'none' }, 1))).status).toBe(400);
  expect((await admin.get('/api/admin/batches?month=2026-13')).status).toBe(400);
  expect((await admin.get('/api/admin/batches?month=2026-12')).body).toEqual([]);
});
