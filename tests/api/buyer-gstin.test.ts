import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InvoiceContent } from '../../src/contract/invoice.ts';
import { monthOf } from '../../src/rules/months.ts';
import { type Admin, act, asAdmin, makeOrder } from '../support/admin-actions.ts';
import { placedOrder, rows } from '../support/payments.ts';
import { textOfPdf } from '../support/pdf-text.ts';
import { bearer } from '../support/people.ts';
import { as, atCheckout, checkoutOf, makeShopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop({ SHOP_GSTIN: '33AAAAA0000A1Z9' });
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const GSTIN = '33ABCDE1234F1Z7';
const gstinOf = async (id: string) =>
  (await rows<{ gstin: string | null }>(shop, 'select buyer_gstin as gstin from orders where id = $1', id))[0]
    ?.gstin;

test('a business orders with its GSTIN, which the shop remembers; everybody else orders without one', async () => {
  const plain = await placedOrder(shop);
  expect(await gstinOf(plain.order._id)).toBeNull();
  expect((await plain.me.get('/api/users/gstin')).body).toEqual({ gstin: '' });
  const { me, order } = await placedOrder(shop, undefined, { buyerGstin: ' 33abcde1234f1z7 ' });
  expect(await gstinOf(order._id)).toBe(GSTIN);
  expect((await me.get('/api/users/gstin')).body).toEqual({ gstin: GSTIN });
  expect((await admin.get(`/api/admin/orders/${order._id}`)).body.buyerGstin).toBe(GSTIN);
});

test.each(['33ABCDE1234F1Z8', '00ABCDE1234F1Z7', 'x', 'A'.repeat(61), 7, {}])(
  '%j is no GSTIN',
  async (buyerGstin) => {
    const { who, me } = await atCheckout(shop);
    const { status } = await me.post('/api/orders/create', await checkoutOf(shop, who, { buyerGstin }));
    expect(status).toBe(400);
  },
);

test('an admin changes it until the invoice is issued', async () => {
  const { id } = await makeOrder(shop);
  const { status, body } = await act(admin, id, 'set-gstin', { buyerGstin: GSTIN });
  expect([status, body.buyerGstin, body.invoiceNumber]).toEqual([200, GSTIN, null]);
  expect(body.actions).toContain('set-gstin');
  expect((await act(admin, id, 'set-gstin', { buyerGstin: GSTIN })).status).toBe(409);
  expect((await act(admin, id, 'set-gstin', { buyerGstin: 'wrong' })).status).toBe(400);
  expect((await act(admin, id, 'set-gstin', { buyerGstin: '' })).body.history.at(-1)).toMatchObject({
    note: 'GSTIN of the buyer changed',
    before: GSTIN,
  });
  await act(admin, id, 'confirm');
  await act(admin, id, 'pay', { method: 'cash' });
  const late = await act(admin, id, 'set-gstin', { buyerGstin: GSTIN });
  expect([late.status, late.body.error]).toEqual([409, expect.stringMatching(/^Invoice INV\/.* is issued/)]);
  const { actions, invoiceNumber } = (await admin.get(`/api/admin/orders/${id}`)).body;
  expect(actions).not.toContain('set-gstin');
  expect(invoiceNumber).toMatch(/^INV\//);
});

test('the invoice has the GSTIN of the buyer, also printed, and the return lists it among those of businesses', async () => {
  await rows(shop, "update foods set hsn = '1515', gst_basis_points = 500");
  const { who, order } = await placedOrder(shop, undefined, { buyerGstin: GSTIN });
  await act(admin, order._id, 'confirm');
  expect((await act(admin, order._id, 'pay', { method: 'bank' })).status).toBe(200);
  const [invoice] = await rows<{ number: string; content: InvoiceContent }>(
    shop,
    'select number, content from invoices where order_id = $1',
    order._id,
  );
  expect(invoice?.content.buyer.gstin).toBe(GSTIN);
  const pdf = await shop.request(`/api/invoices/${order._id}`, { headers: bearer(who.token) });
  expect(textOfPdf(Buffer.from(await pdf.arrayBuffer()))).toContain(GSTIN);
  const month = monthOf(new Date());
  const { business } = (await admin.get(`/api/admin/tax?month=${month}`)).body;
  expect(business).toMatchObject([{ number: invoice?.number, gstin: GSTIN, total: order.totalPrice }]);
  const { b2b } = (await admin.get(`/api/admin/tax/gstr1.json?month=${month}`)).body;
  expect(b2b).toMatchObject([{ ctin: GSTIN, inv: [{ inum: invoice?.number, val: order.totalPrice }] }]);
});

test('the history keeps the address that a correction replaced', async () => {
  const { id } = await makeOrder(shop);
  await act(admin, id, 'confirm');
  await act(admin, id, 'pay', { method: 'cash' });
  const { address } = (await admin.get(`/api/admin/orders/${id}`)).body;
  const { body } = await act(admin, id, 'correct-address', { address: { ...address, street: 'New Street' } });
  expect(body.history.at(-1).before).toContain(address.street);
});

test('hostile: nobody else reads or changes it', async () => {
  const { id } = await makeOrder(shop);
  const stranger = as(shop, await makeShopper(shop));
  expect((await shop.request('/api/users/gstin')).status).toBe(401);
  const action = { action: 'set-gstin', version: 0, buyerGstin: GSTIN };
  expect((await stranger.post(`/api/admin/orders/${id}/actions`, action)).status).toBe(403);
});
