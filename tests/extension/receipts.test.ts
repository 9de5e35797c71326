import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { KeyDefinition } from '../../src/extension/keys.ts';
import { CASH_ON_DELIVERY } from '../../src/rules/payment-methods.ts';
import { cancelUnpaid } from '../../src/server/payments/cancel-unpaid.ts';
import { reconcile } from '../../src/server/payments/reconcile.ts';
import { type Admin, act, asAdmin, lastChange } from '../support/admin-actions.ts';
import { booksOf, openPaymentDeps, type Payer, placedOrder, rows } from '../support/payments.ts';
import { mailTo, until } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';
import { findPayments } from './tested-payment.ts';

const found = (await findPayments()).filter(
  ({ payment }) => payment.hasReceipts && payment.id !== CASH_ON_DELIVERY,
);
const paid = { payment_status: 'COMPLETED', payments: [{ status: 'captured' }], refunds: [] };
const unpaid = { payment_status: 'PENDING', payments: [] };

const exampleOf = ({ name, demoValue }: KeyDefinition) => [name, demoValue ?? 'TEST'];

/** A method without a provider to ask: what admins record is settled by the same routine. */
describe.each(found.map((one) => [one.payment.id, one] as const))('%s', (provider, one) => {
  let shop: TestShop;
  let admin: Admin;
  beforeAll(async () => {
    const keys = one.payment.keys.filter(({ isOptional }) => !isOptional).map(exampleOf);
    const environment = { ...Object.fromEntries(keys), ...one.testing?.environment };
    shop = await openTestShop(environment, { extensions: [one.extension] });
    admin = await asAdmin(shop);
  });
  afterAll(() => shop?.close());

  let references = 0;
  const record = (orderId: string, amount: number, reference = `UTR ${++references}`) =>
    admin.post(`/api/admin/orders/${orderId}/receipts`, { provider, amount, reference });
  const started = async (): Promise<Payer> => {
    const payer = await placedOrder(shop);
    const start = () => payer.me.post(`/api/orders/payments/${provider}/start`, { orderId: payer.order._id });
    const [first, second] = [await start(), await start()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.providerOrderId).toBe(first.body.providerOrderId);
    return payer;
  };

  test('an order is paid when its money is recorded, once', async () => {
    const { me, order } = await started();
    const check = () => me.post(`/api/orders/payments/${provider}/check`, { orderId: order._id });
    expect((await check()).body).toEqual({ paymentStatus: 'PENDING' });
    const reference = `UTR ${++references}`;
    const recorded = await Promise.all([
      record(order._id, order.totalPrice, reference),
      record(order._id, order.totalPrice, reference),
    ]);
    expect(recorded.map(({ body }) => body)).toEqual([{ outcome: 'captured' }, { outcome: 'captured' }]);
    expect(await booksOf(shop, order._id)).toMatchObject({
      ...paid,
      payments: [{ provider, id: reference }],
    });
    expect((await check()).body).toEqual({ paymentStatus: 'COMPLETED' });
    const notes = "select 1 from order_history where order_id = $1 and note like '%arrived%'";
    expect(await rows(shop, notes, order._id)).toHaveLength(1);
    expect(await lastChange(shop, `order ${order._id}`)).toMatchObject({ action: 'record receipt' });
    const other = await started();
    const again = await record(other.order._id, other.order.totalPrice, reference);
    expect([again.status, again.body.code]).toEqual([409, 'reference-used']);
  });

  test('killed after the receipt was saved: the reconciliation settles it', async () => {
    const { order } = await started();
    const save = `insert into payment_receipts (id, order_id, provider, reference, amount_minor) values (gen_random_uuid(), $1, $2, $3, $4)`;
    await rows(shop, save, order._id, provider, `UTR ${++references}`, order.totalPrice * 100);
    const deps = await openPaymentDeps(shop, {});
    await rows(
      shop,
      "update payment_attempts set created_at = now() - interval '3 minutes' where order_id = $1",
      order._id,
    );
    await reconcile(deps);
    await deps.close();
    expect(await booksOf(shop, order._id)).toMatchObject(paid);
  });

  test('another amount pays nothing and is put before the owner', async () => {
    const { order } = await started();
    expect((await record(order._id, order.totalPrice - 1)).body).toEqual({ outcome: 'other-amount' });
    expect(await booksOf(shop, order._id)).toMatchObject({
      payment_status: 'PENDING',
      payments: [{ status: 'mismatched' }],
    });
  });

  test('a customer who never started it has paid too, and money that comes twice is refunded by hand', async () => {
    const { who, order } = await placedOrder(shop);
    expect((await record(order._id, order.totalPrice)).body).toEqual({ outcome: 'captured' });
    await record(order._id, order.totalPrice);
    const refundsOf = () =>
      rows<{ id: string; status: string }>(
        shop,
        'select r.id, r.status from refunds r join payments p on p.id = r.payment_id where p.order_id = $1',
        order._id,
      );
    const refund = await until(async () => (await refundsOf())[0]);
    expect(refund.status).toBe('requested');
    const send = () =>
      admin.post(`/api/admin/orders/${order._id}/refunds/${refund.id}/sent`, { reference: 'NEFT 1' });
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    expect(await refundsOf()).toEqual([{ id: refund.id, status: 'processed' }]);
    expect((await booksOf(shop, order._id)).payment_status).toBe('COMPLETED');
    const { subject } = await mailTo(shop, who.email, 2);
    expect(subject).toBeTruthy();
  });

  test('a cancelled order is refunded when the admin says that the money was sent', async () => {
    const { order } = await started();
    await record(order._id, order.totalPrice);
    expect((await act(admin, order._id, 'cancel', { reason: 'Sold out' })).status).toBe(200);
    const [refund] = await rows<{ id: string }>(
      shop,
      'select r.id from refunds r join payments p on p.id = r.payment_id where p.order_id = $1',
      order._id,
    );
    const sent = await admin.post(`/api/admin/orders/${order._id}/refunds/${refund?.id}/sent`, {});
    expect(sent.status).toBe(200);
    expect(await booksOf(shop, order._id)).toMatchObject({
      payment_status: 'REFUNDED',
      refunds: [{ status: 'processed' }],
    });
  });

  test('an unpaid order is kept as long as the method says', async () => {
    const { order } = await started();
    const hours = one.payment.holdHours ?? 0;
    const deps = await openPaymentDeps(shop, {});
    const age = (by: number) =>
      rows(
        shop,
        `update orders set created_at = created_at - make_interval(hours => $2),
           held_until = held_until - make_interval(hours => $2) where id = $1`,
        order._id,
        by,
      );
    await age(hours - 1);
    await rows(
      shop,
      "update payment_attempts set created_at = now() - interval '1 day' where order_id = $1",
      order._id,
    );
    await cancelUnpaid(deps);
    expect(await booksOf(shop, order._id)).toMatchObject({ ...unpaid, status: 'PENDING' });
    await age(30);
    await cancelUnpaid(deps);
    await deps.close();
    expect(await booksOf(shop, order._id)).toMatchObject({ ...unpaid, status: 'CANCELLED' });
  });
});
