import { afterAll, beforeAll, expect, test } from 'vitest';
import { openJobs } from '../../src/server/platform/jobs.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { countPeople } from '../../src/server/recalls/recall-people.store.ts';
import { sendNotices } from '../../src/server/recalls/send-notices.ts';
import { queues } from '../../src/server/workers.ts';
import { type Admin, act, asAdmin, lastChange } from '../support/admin-actions.ts';
import { contradictions, makeSize, press, sizeOf } from '../support/batches.ts';
import { placedOrder, rows } from '../support/payments.ts';
import { textOfPdf } from '../support/pdf-text.ts';
import { bearer, until } from '../support/people.ts';
import { COCONUT, type Line, sellAtListPrice } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  await sellAtListPrice(shop, COCONUT);
  admin = await asAdmin(shop);
});
afterAll(async () => {
  expect(await contradictions(shop)).toEqual([]);
  await shop.close();
});

const NOTICE = {
  reason: 'The lab found too much moisture.',
  hazard: 'May taste rancid.',
  advice: 'Keep it closed.',
};
const POST = { courier: 'India Post', trackingNumber: 'EK900000005IN' };

async function paid(line: Line) {
  const placed = await placedOrder(shop, [line]);
  const id: string = placed.order._id;
  await act(admin, id, 'confirm');
  expect((await act(admin, id, 'pay', { method: 'cash' })).status).toBe(200);
  return { id, who: placed.who };
}
async function shipped(line: Line) {
  const order = await paid(line);
  expect((await act(admin, order.id, 'ship', POST)).status).toBe(200);
  return order;
}
const recall = async (batchId: string, input: object = {}) =>
  admin.post('/api/admin/recalls', { ...NOTICE, batchId, ...input });
const one = async (id: string) => (await admin.get(`/api/admin/recalls/${id}`)).body;
const people = async (id: string, show = 'all') =>
  (await admin.get(`/api/admin/recalls/${id}/people?show=${show}`)).body;
const settle = (id: string, how: string, ids: string[]) =>
  admin.post(`/api/admin/recalls/${id}/settle`, { how, people: ids });

test('a recall stops the batch at once, lists its customers and tells each once, pressed three times', async () => {
  const line = await makeSize(shop, 0);
  const { _id: batchId, code } = await press(admin, line, 10);
  const buyer = await shipped({ ...line, quantity: 2 });
  const waiting = await paid({ ...line, quantity: 1 });
  const preview = (await admin.get(`/api/admin/recalls/preview?batch=${code.toLowerCase()}`)).body;
  expect(preview).toMatchObject({
    people: 1,
    bottlesSold: 2,
    bottlesLeft: 7,
    ordersToStop: 1,
    recallId: null,
  });

  const started = await Promise.all([1, 2, 3].map(() => recall(batchId)));
  expect(started.map(({ status }) => status)).toEqual([201, 201, 201]);
  const id: string = started[0]?.body._id;
  expect(new Set(started.map(({ body }) => body._id)).size).toBe(1);
  expect((await sizeOf(shop, line))?.stock).toBe(0);
  expect(await lastChange(shop, `batch ${code}`)).toMatchObject({ action: 'recall batch' });
  // an order that has not left cannot leave with these bottles
  expect((await act(admin, waiting.id, 'ship', POST)).status).toBe(409);
  const passport = (await (await shop.request(`/api/passports/${code}`)).json()) as object;
  expect(passport).toMatchObject({ state: 'recalled', notice: NOTICE });

  expect(await one(id)).toMatchObject({
    sentAt: null,
    counts: { people: 1, bottles: 2, reached: 0, open: 1 },
    ordersToStop: [{ _id: waiting.id, pieces: 1 }],
  });
  expect(await people(id)).toMatchObject([
    { pieces: 2, phone: '9876543210', email: buyer.who.email, notice: 'draft', settled: null },
  ]);
  const sent = await Promise.all([1, 2, 3].map(() => admin.post(`/api/admin/recalls/${id}/send`, {})));
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  await until(async () => ((await one(id)).counts.emailed === 1 ? true : undefined));
  const ofRecall = () =>
    shop.sandbox.mailbox.messages(buyer.who.email).filter(({ subject }) => subject.includes(code));
  expect(ofRecall()).toHaveLength(1);
  const text = ofRecall()[0]?.text ?? '';
  for (const part of [NOTICE.reason, NOTICE.hazard, NOTICE.advice, line.size, code, `/b/${code}`, 'FSSAI'])
    expect(text).toContain(part);
  // once told, the notice stays as it was read
  const { version } = await one(id);
  const edit = { ...NOTICE, version, authorityNotifiedOn: '2026-11-17' };
  expect((await admin.put(`/api/admin/recalls/${id}`, { ...edit, reason: 'Another one' })).body.code).toBe(
    'recall-was-sent',
  );
  expect((await admin.put(`/api/admin/recalls/${id}`, edit)).body).toMatchObject({
    authorityNotifiedOn: '2026-11-17',
  });
  expect((await admin.put(`/api/admin/recalls/${id}`, edit)).body.code).toBe('recall-changed');
});

test('a recall that was just sent has its notices on their way, before any job has run', async () => {
  const line = await makeSize(shop, 0);
  const { _id: batchId } = await press(admin, line, 5);
  await shipped({ ...line, quantity: 1 });
  const id: string = (await recall(batchId)).body._id;
  const jobs = await openJobs(shop.databaseUrl, createLog('silent'), queues);
  // workers see nothing of it before it is committed
  await shop.database.db.transaction(async (tx) => {
    await sendNotices({ db: tx, jobs }, id);
    expect(await countPeople(tx, id)).toMatchObject({ people: 1, waiting: 1, emailed: 0 });
  });
  await jobs.stop();
  await until(async () => ((await one(id)).counts.emailed === 1 ? true : undefined));
});

test('one notice for a person with two orders; who has no e-mail is called', async () => {
  const line = await makeSize(shop, 0);
  const { _id: batchId } = await press(admin, line, 10);
  const first = await shipped(line);
  const second = await shipped(line);
  const third = await shipped(line);
  await rows(
    shop,
    'update orders set user_id = $2, email = $3 where id = $1',
    second.id,
    first.who.id,
    first.who.email,
  );
  await rows(shop, "update orders set user_id = null, email = '' where id = $1", third.id);
  const { _id: id } = (await recall(batchId)).body;
  expect((await people(id)).map(({ orders }: { orders: unknown[] }) => orders.length).sort()).toEqual([1, 2]);
  await admin.post(`/api/admin/recalls/${id}/send`, {});
  await until(async () => ((await one(id)).counts.emailed === 1 ? true : undefined));
  const [unreached] = await people(id, 'unreached');
  expect(unreached).toMatchObject({ notice: 'no-email' });
  const called = `/api/admin/recalls/${id}/people/${unreached._id}`;
  expect((await admin.put(called, { isCalled: true })).body.counts).toMatchObject({ reached: 2, called: 1 });
  expect((await admin.put(called, { isCalled: false })).body.counts).toMatchObject({ reached: 1, called: 0 });
});

test('money back or new bottles in one step, each once', async () => {
  const line = await makeSize(shop, 0);
  const { _id: batchId, code } = await press(admin, line, 10);
  const other = await makeSize(shop, 5);
  const [refunded, replaced] = [await shipped({ ...line, quantity: 2 }), await shipped(line)];
  const { _id: id } = (await recall(batchId)).body;
  // bottles of the new batch for the old ones
  await press(admin, line, 4, { code: 'FRESH-1' });
  const list: { _id: string; orders: { _id: string }[] }[] = await people(id);
  const personOf = (orderId: string) =>
    list.find(({ orders }) => orders.some(({ _id }) => _id === orderId))?._id ?? '';

  const refunds = await Promise.all([1, 2, 3].map(() => settle(id, 'refund', [personOf(refunded.id)])));
  expect(refunds.map(({ body }) => body.done.length)).toEqual([1, 1, 1]);
  const money = await rows(
    shop,
    `select r.amount_minor::int as amount, r.reason from refunds r join payments p on p.id = r.payment_id where p.order_id = $1`,
    refunded.id,
  );
  expect(money).toEqual([{ amount: 200_000, reason: `Batch ${code} was recalled` }]);

  const replacements = await Promise.all(
    [1, 2, 3].map(() => settle(id, 'replacement', [personOf(replaced.id)])),
  );
  expect(replacements.map(({ body }) => body.done.length)).toEqual([1, 1, 1]);
  const free = await rows(
    shop,
    `select o.status, o.total_paise::int as total, b.code from orders o join order_batches ob on ob.order_id = o.id
       join batches b on b.id = ob.batch_id where o.idempotency_key like $1`,
    `recall-${id}-%`,
  );
  expect(free).toEqual([{ status: 'PAYMENT', total: 0, code: 'FRESH-1' }]);
  expect((await sizeOf(shop, line))?.stock).toBe(3);
  // money is not given on top of bottles
  expect((await settle(id, 'refund', [personOf(replaced.id)])).body.failed).toHaveLength(1);
  expect((await one(id)).counts).toMatchObject({ refunds: 1, replacements: 1, open: 0 });
  expect((await sizeOf(shop, other))?.stock).toBe(5);
});

test('who ordered by phone gets new bottles too; who deleted the account does not', async () => {
  const line = await makeSize(shop, 0);
  const { _id: batchId } = await press(admin, line, 10);
  const [phoned, gone] = [await shipped(line), await shipped(line)];
  await rows(shop, "update orders set user_id = null, email = '' where id = $1", phoned.id);
  await rows(
    shop,
    "update orders set user_id = null, name = 'Deleted customer', email = '', phone = '' where id = $1",
    gone.id,
  );
  const { _id: id } = (await recall(batchId)).body;
  await press(admin, line, 4);
  const list: { _id: string; orders: { _id: string }[] }[] = await people(id);
  const personOf = (orderId: string) =>
    list.find(({ orders }) => orders.some(({ _id }) => _id === orderId))?._id ?? '';
  const settled = await Promise.all([1, 2].map(() => settle(id, 'replacement', [personOf(phoned.id)])));
  expect(settled.map(({ body }) => body.done)).toEqual([[personOf(phoned.id)], [personOf(phoned.id)]]);
  expect(
    await rows(
      shop,
      'select status, payment_status, phone, total_paise::int as total from orders where idempotency_key like $1',
      `recall-${id}-%`,
    ),
  ).toEqual([{ status: 'PAYMENT', payment_status: 'COMPLETED', phone: '9876543210', total: 0 }]);
  expect((await sizeOf(shop, line))?.stock).toBe(3);
  expect((await settle(id, 'replacement', [personOf(gone.id)])).body.failed).toHaveLength(1);
});

test('a refund above the limit asks for a fresh proof, and the same people are settled with it', async () => {
  const line = await makeSize(shop, 0);
  const { _id: batchId } = await press(admin, line, 10);
  const [small, large] = [await shipped(line), await shipped({ ...line, quantity: 6 })];
  const { _id: id } = (await recall(batchId)).body;
  const list: { _id: string; orders: { _id: string }[] }[] = await people(id);
  const ids = [small, large].map(
    (order) => list.find(({ orders }) => orders.some(({ _id }) => _id === order.id))?._id ?? '',
  );
  // ₹6,000 is above the limit of ₹5,000
  const setAge = (minutes: number) =>
    rows(
      shop,
      'update sessions set created_at = now() - make_interval(mins => $1) where user_id = $2',
      minutes,
      admin.admin.id,
    );
  await setAge(11);
  const asked = await settle(id, 'refund', ids);
  expect([asked.status, asked.body.code]).toEqual([409, 'proof-needed']);
  expect((await one(id)).counts).toMatchObject({ refunds: 1, open: 1 });
  await setAge(0);
  expect((await settle(id, 'refund', ids)).body).toEqual({ done: ids, failed: [] });
  const money = await rows(
    shop,
    `select r.amount_minor::int as amount from refunds r join payments p on p.id = r.payment_id
     where p.order_id = any($1) order by amount`,
    [small.id, large.id],
  );
  expect(money).toEqual([{ amount: 100_000 }, { amount: 600_000 }]);
});

test('without stock nobody is settled by halves', async () => {
  const line = await makeSize(shop, 0);
  const { _id: batchId } = await press(admin, line, 3);
  await shipped(line);
  const { _id: id } = (await recall(batchId)).body;
  const [person] = await people(id);
  const { body } = await settle(id, 'replacement', [person._id]);
  expect(body).toMatchObject({ done: [], failed: [{ _id: person._id }] });
  expect((await one(id)).counts.open).toBe(1);
  expect((await settle(id, 'nothing', [person._id])).body.done).toEqual([person._id]);
});

test('the list as a file and the report for the authority', async () => {
  const line = await makeSize(shop, 0);
  const { _id: batchId, code } = await press(admin, line, 8);
  const { who } = await shipped(line);
  const { _id: id } = (await recall(batchId)).body;
  const csvIn = async (language: string) =>
    (await admin.get(`/api/admin/recalls/${id}/people.csv?language=${language}`)).body as string;
  const csv = await csvIn('en');
  expect(csv).toContain(who.email);
  const [person] = await people(id);
  expect((await settle(id, 'refund', [person._id])).body.done).toHaveLength(1);
  const settled = { en: 'Money back', ta: 'பணம் திரும்பத் தரப்பட்டது', hi: 'पैसे वापस' };
  for (const [language, text] of Object.entries(settled)) {
    const [, line = ''] = (await csvIn(language)).trim().split('\n');
    expect(line.trim()).toMatch(new RegExp(`,"?${text}"?$`));
  }
  expect(csv).toContain('Coimbatore, Tamil Nadu');
  const response = await shop.request(`/api/admin/recalls/${id}/report.pdf`, {
    headers: bearer(admin.admin.token),
  });
  expect(response.status).toBe(200);
  const text = textOfPdf(Buffer.from(await response.arrayBuffer()));
  for (const part of [code, NOTICE.reason, NOTICE.hazard, 'Bottles with customers', 'Authority told on'])
    expect(text).toContain(part);
  expect((await admin.get('/api/admin/recalls')).body[0]).toMatchObject({ _id: id, batch: { code } });
});

test('wrong requests are rejected and change nothing', async () => {
  const line = await makeSize(shop, 0);
  const { _id: batchId } = await press(admin, line, 3);
  expect((await recall(batchId, { reason: ' ' })).status).toBe(400);
  expect((await recall('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  expect((await admin.get('/api/admin/recalls/preview?batch=nothing')).status).toBe(404);
  for (const path of ['', '/people', '/people.csv', '/report.pdf'])
    expect((await admin.get(`/api/admin/recalls/00000000-0000-4000-8000-000000000000${path}`)).status).toBe(
      404,
    );
  expect((await settle('00000000-0000-4000-8000-000000000000', 'refund', [batchId])).status).toBe(404);
  expect((await sizeOf(shop, line))?.stock).toBe(3);
});
