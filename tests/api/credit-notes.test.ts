import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OrderDetail } from '../../src/contract/admin/orders.ts';
import { sendRefund } from '../../src/server/payments/send-refund.ts';
import { type Admin, act, asAdmin } from '../support/admin-actions.ts';
import { cashOrder, setCash } from '../support/cash-orders.ts';
import { hasNoGaps, invoiceOf, notesOf, restOf } from '../support/credit-notes.ts';
import { makeCustomer } from '../support/insert-customer.ts';
import {
  openPayments,
  type Payer,
  payUpi,
  payWallet,
  placedOrder,
  rows,
  sandbox,
  startUpi,
} from '../support/payments.ts';
import { textOfPdf } from '../support/pdf-text.ts';
import { bearer, until } from '../support/people.ts';
import { COCONUT, SESAME } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop({ SHOP_GSTIN: '33AAAAA0000A1Z9' });
  admin = await asAdmin(shop);
  await rows(shop, "update foods set hsn = '1515', gst_basis_points = 500");
});
beforeEach(() => sandbox(shop, '/control/clear'));
afterAll(() => shop.close());

const detail = async (id: string) => (await admin.get(`/api/admin/orders/${id}`)).body as OrderDetail;
const when = (id: string, isSo: (order: OrderDetail) => boolean) =>
  until(async () => {
    const order = await detail(id);
    return isSo(order) ? order : undefined;
  });
const noteCount = (id: string, count: number) =>
  until(async () => {
    const notes = await notesOf(shop, id);
    return notes.length === count ? notes : undefined;
  });

async function paid(lines = [SESAME, COCONUT]): Promise<Payer & { id: string; paymentId: string }> {
  const payer = await placedOrder(shop, lines);
  const token = await payUpi(shop, await startUpi(payer));
  await when(payer.order._id, ({ status }) => status === 'PAYMENT');
  return { ...payer, id: payer.order._id, paymentId: token.razorpay_payment_id ?? '' };
}

/** Three bottles, paid in cash: its refunds are made at once. */
async function paidOutside(): Promise<string> {
  const { order } = await placedOrder(shop, [SESAME]);
  await act(admin, order._id, 'confirm');
  await act(admin, order._id, 'pay', { method: 'cash' });
  return order._id;
}

test('refunds by item get a note each when the provider accepts them; all of them are the invoice, head by head', async () => {
  const { id } = await paid();
  const preview = (await admin.get(`/api/admin/orders/${id}/refund-preview?items=0:1`)).body;
  expect(preview).toMatchObject({
    total: 486,
    taxable: 462.86,
    cgst: 11.57,
    sgst: 11.57,
    amountMinor: 48_600,
    lines: [
      { line: 0, quantity: 1, left: 3, each: 486 },
      { line: 1, quantity: 0, left: 2 },
    ],
  });
  const refund = { items: [{ line: 0, quantity: 1 }], amount: 486, reason: 'One bottle leaked' };
  expect((await act(admin, id, 'refund', refund)).status).toBe(200);
  const [note] = await noteCount(id, 1);
  expect(note?.number).toMatch(/^CN\/\d\d-\d\d\/\d{5}$/);
  expect(note?.content).toMatchObject({
    reason: 'One bottle leaked',
    lines: [{ line: 0, quantity: 1, hsn: '1515', basisPoints: 500, total: 48_600, cgst: 1157, sgst: 1157 }],
    charges: [],
  });
  const order = await when(id, ({ refunds }) => refunds[0]?.status === 'processed');
  expect(order.refunds[0]?.creditNote).toMatchObject({ number: note?.number, total: 486 });
  expect(order.invoice?.isCredited).toBe(false);
  expect((await act(admin, id, 'cancel', { reason: 'Sold out' })).status).toBe(200);
  await noteCount(id, 2);
  expect(await restOf(shop, id)).toEqual({ total: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 });
  const pieces = (await notesOf(shop, id)).flatMap(({ content }) =>
    content.lines.map(({ quantity }) => quantity),
  );
  expect(pieces).toEqual([1, 2, 2]);
  expect((await when(id, ({ invoice }) => invoice?.isCredited === true)).creditNotes).toHaveLength(2);
  expect(await hasNoGaps(shop)).toBe(true);
  // the invoice is marked wherever it is shown
  const numbers = (await notesOf(shop, id)).map(({ number }) => number).join(', ');
  const printed = await shop.request(`/api/admin/print.pdf?orders=${id}&what=invoices`, {
    headers: bearer(admin.admin.token),
  });
  expect(textOfPdf(Buffer.from(await printed.arrayBuffer()))).toContain(
    `Cancelled, see credit note ${numbers}`,
  );
  // its copy is drawn once for these notes
  const copy = async () => {
    const response = await shop.request(`/api/invoices/${id}`, { headers: bearer(admin.admin.token) });
    return Buffer.from(await response.arrayBuffer());
  };
  const marked = await copy();
  expect(textOfPdf(marked)).toContain(`Cancelled, see credit note ${numbers}`);
  await rows(shop, "update marked_invoice_files set pdf = 'drawn before' where order_id = $1", id);
  expect((await copy()).toString()).toBe('drawn before');
  await rows(shop, "update marked_invoice_files set credited_by = 'another' where order_id = $1", id);
  expect(textOfPdf(await copy())).toContain(`Cancelled, see credit note ${numbers}`);
  const found = (await admin.get(`/api/admin/search?q=${order.invoice?.number}`)).body;
  expect(JSON.stringify(found)).toContain('₹2,466 · Credited');
  const month = new Date(Date.now() + 5.5 * 3600 * 1000).toISOString().slice(0, 7);
  const csv: string = (await admin.get(`/api/admin/tax/documents.csv?month=${month}`)).body;
  expect(csv.split('\r\n').find((line) => line.includes(order.invoice?.number ?? ''))).toMatch(
    new RegExp(`,"${numbers}"$`),
  );
});

test('more pieces than are left, an outdated sum, a wrong line or nothing at all get a clear error', async () => {
  const id = await paidOutside();
  const refund = (input: object) => act(admin, id, 'refund', { reason: 'x', ...input });
  const codes = [
    await refund({ items: [{ line: 0, quantity: 4 }] }),
    await refund({ items: [{ line: 5, quantity: 1 }] }),
    await refund({ items: [{ line: 0, quantity: 1 }], amount: 485 }),
    await refund({ items: [{ line: 0, quantity: 0 }] }),
    await refund({ items: [] }),
    await refund({}),
    await refund({ amount: 5 }),
  ].map(({ status, body }) => [status, body.code]);
  expect(codes).toEqual([
    [409, 'refund-not-possible'],
    [409, 'refund-not-possible'],
    [409, 'order-changed'],
    ...Array.from({ length: 4 }, () => [400, 'bad-request']),
  ]);
  const preview = (query: string) => admin.get(`/api/admin/orders/${id}/refund-preview?${query}`);
  expect((await preview('items=0:4')).status).toBe(409);
  expect((await preview('items=x')).status).toBe(400);
  expect(await notesOf(shop, id)).toEqual([]);
});

test('two admins refund the same pieces at once: one refund, one note', async () => {
  const id = await paidOutside();
  const { version } = await detail(id);
  const other = await asAdmin(shop);
  const body = { action: 'refund', version, items: [{ line: 0, quantity: 2 }], reason: 'Twice' };
  const responses = await Promise.all(
    [admin, other].map((who) => who.post(`/api/admin/orders/${id}/actions`, body)),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await notesOf(shop, id)).toHaveLength(1);
});

test('parallel refunds of many orders have notes without gaps', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, paidOutside));
  const done = await Promise.all(
    ids.map((id) => act(admin, id, 'refund', { items: [{ line: 0, quantity: 1 }], reason: 'x' })),
  );
  expect(done.map(({ status }) => status)).toEqual(ids.map(() => 200));
  expect(await hasNoGaps(shop)).toBe(true);
});

test('a refund whose response is lost and that is sent again gets one note', async () => {
  const { id } = await paid();
  const fault = { fault: 'answer-lost', on: 'POST /v1/payments/:id/refund', times: 2 };
  await sandbox(shop, '/control/razorpay/fault', fault);
  await act(admin, id, 'refund', { items: [{ line: 1, quantity: 1 }], reason: 'x' });
  const refundId = (await detail(id)).refunds[0]?.id ?? '';
  const deps = await openPayments(shop);
  await Promise.allSettled(Array.from({ length: 3 }, () => sendRefund(deps, { refundId })));
  await deps.close();
  await when(id, ({ refunds }) => refunds[0]?.status === 'processed');
  expect(await notesOf(shop, id)).toHaveLength(1);
  expect(await hasNoGaps(shop)).toBe(true);
});

test('the provider does not accept a refund: it is named, there is no note, and trying again makes it', async () => {
  const { id } = await paid();
  await sandbox(shop, '/control/razorpay/next-refund', { refund: 'failed' });
  await act(admin, id, 'refund', { items: [{ line: 0, quantity: 2 }], reason: 'Leaked' });
  const failed = await when(id, ({ refunds }) => refunds[0]?.status === 'failed');
  expect(failed.refunds[0]).toMatchObject({ creditNote: null, failure: expect.stringContaining('972') });
  expect(await notesOf(shop, id)).toEqual([]);
  const again = await admin.post(`/api/admin/problems/${failed.refunds[0]?.problemId}/refund`, {});
  expect(again.status).toBe(200);
  const [note] = await noteCount(id, 1);
  expect(note?.content.lines).toMatchObject([{ line: 0, quantity: 2, total: 97_200 }]);
});

test('a refund that fails after it was accepted leaves its note to the one that is made instead', async () => {
  const { id } = await paid();
  await sandbox(shop, '/control/razorpay/next-refund', { refund: 'pending' });
  await act(admin, id, 'refund', { items: [{ line: 0, quantity: 1 }], reason: 'Leaked' });
  const [note] = await noteCount(id, 1);
  const [accepted] = await rows<{ id: string }>(
    shop,
    'select provider_refund_id id from refunds where id = $1',
    note?.refundId,
  );
  await sandbox(shop, `/control/razorpay/refunds/${accepted?.id}/end`, { status: 'failed' });
  const failed = await when(id, ({ refunds }) => refunds[0]?.status === 'failed');
  await admin.post(`/api/admin/problems/${failed.refunds[0]?.problemId}/refund`, {});
  const made = await when(id, ({ refunds }) => refunds[1]?.status === 'processed');
  expect(await notesOf(shop, id)).toMatchObject([{ id: note?.id, refundId: made.refunds[1]?.id }]);
});

test('a refund made at the provider lowers the price of the foods, and a payment that paid nothing has no note', async () => {
  const { id, paymentId } = await paid();
  const deps = await openPayments(shop);
  await deps.razorpay.refund({ paymentId, amountMinor: 10_000, idempotencyKey: `by-hand-${paymentId}` });
  await deps.close();
  const [note] = await noteCount(id, 1);
  expect(note).toMatchObject({ total: 10_000, content: { lines: [{ quantity: 0 }, { quantity: 0 }] } });
  const twice = await placedOrder(shop);
  const razorpayOrder = await startUpi(twice);
  await payUpi(shop, razorpayOrder);
  await payUpi(shop, razorpayOrder, { again: true });
  await when(twice.order._id, ({ refunds }) => refunds[0]?.status === 'processed');
  expect(await notesOf(shop, twice.order._id)).toEqual([]);
});

test('a refund in dollars has a note in rupees; all of them are the invoice', async () => {
  const payer = await placedOrder(shop);
  const id = payer.order._id;
  await payWallet(shop, payer);
  const { payments } = await when(id, ({ status }) => status === 'PAYMENT');
  await act(admin, id, 'refund', { paymentId: payments[0]?.id, amount: 1.25, reason: 'Cap' });
  const [first] = await noteCount(id, 1);
  expect(first?.total).toBe(Math.round((145_800 * 125) / (payments[0]?.amountMinor ?? 1)));
  await act(admin, id, 'refund', { items: [{ line: 0, quantity: 1 }], reason: 'One' });
  await noteCount(id, 2);
  await act(admin, id, 'cancel', { reason: 'Rest' });
  await noteCount(id, 3);
  expect(await restOf(shop, id)).toMatchObject({ total: 0, cgst: 0, sgst: 0 });
});

test('a cash parcel that comes back unpaid: one note takes back the invoice of its dispatch', async () => {
  await setCash(shop, { fee: 40, maxOpen: 100 });
  const { order } = await cashOrder(shop, 40);
  await act(admin, order._id, 'ship', { courier: 'X', trackingNumber: 'Y' });
  expect((await act(admin, order._id, 'undelivered', { why: 'door' })).status).toBe(200);
  const [note] = await notesOf(shop, order._id);
  expect(note).toMatchObject({ refundId: null, content: { reason: 'Not accepted at the door' } });
  expect(note?.content.charges.some(({ kind }) => kind === 'cash-fee')).toBe(true);
  expect(await restOf(shop, order._id)).toMatchObject({ total: 0, taxable: 0, cgst: 0, sgst: 0 });
});

test('refunds of an older version have no note and get none later; a late note gives back no tax', async () => {
  const { id, paymentId } = await paid();
  await act(admin, id, 'refund', { items: [{ line: 0, quantity: 1 }], reason: 'x' });
  await noteCount(id, 1);
  await rows(shop, 'delete from credit_notes where order_id = $1', id);
  await rows(
    shop,
    'update refunds set value_paise = null where payment_id in (select id from payments where order_id = $1)',
    id,
  );
  await rows(shop, "update invoices set issued_at = now() - interval '3 years' where order_id = $1", id);
  const deps = await openPayments(shop);
  await deps.razorpay.refund({ paymentId, amountMinor: 10_000, idempotencyKey: `late-${paymentId}` });
  await deps.close();
  const [note] = await noteCount(id, 1);
  expect(note).toMatchObject({ total: 10_000, content: { isFinancial: true } });
  expect(note?.content.lines.every(({ taxable, cgst, total }) => taxable + cgst === 0 && total > 0)).toBe(
    true,
  );
});

test('the note as PDF names the invoice and the tax; only the customer and admins get it, and it comes by mail', async () => {
  const { id, me, who } = await paid();
  await rows(shop, "update orders set buyer_gstin = '29ABCDE1234F1ZW' where id = $1", id);
  await act(admin, id, 'refund', { items: [{ line: 0, quantity: 1 }], reason: 'One bottle leaked' });
  await noteCount(id, 1);
  const { creditNotes } = (await me.get(`/api/orders/${id}/after-sale`)).body;
  const path = `/api/credit-notes/${creditNotes[0]._id}`;
  const pdf = await shop.request(path, { headers: bearer(who.token) });
  expect([pdf.status, pdf.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  const text = textOfPdf(Buffer.from(await pdf.arrayBuffer()));
  const [invoice] = await rows<{ number: string }>(
    shop,
    'select number from invoices where order_id = $1',
    id,
  );
  for (const part of [
    'Credit Note',
    creditNotes[0].number,
    invoice?.number ?? '',
    'One bottle leaked',
    '11.57',
    '486.00',
  ])
    expect(text).toContain(part);
  const stranger = await makeCustomer(shop, 'stranger@notes.example');
  expect((await shop.request(path, { headers: bearer(stranger.token) })).status).toBe(404);
  expect((await shop.request(path)).status).toBe(401);
  expect((await admin.get(path)).status).toBe(200);
  const exported = (await me.get('/api/users/export')).body;
  expect(exported.creditNotes).toMatchObject([
    {
      number: creditNotes[0].number,
      orderId: id,
      totalPaise: 48_600,
      content: { reason: 'One bottle leaked' },
    },
  ]);
  const other = await shop.request('/api/users/export', { headers: bearer(stranger.token) });
  expect((await other.json()).creditNotes).toEqual([]);
  const mail = await until(() =>
    shop.sandbox.mailbox.messages(who.email).find(({ subject }) => /refund/i.test(subject)),
  );
  expect(JSON.stringify(mail)).toContain(creditNotes[0].number.replaceAll('/', '-'));
  expect((await invoiceOf(shop, id)).buyer.gstin).toBeUndefined();
});
