import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelUnpaid } from '../../src/server/payments/cancel-unpaid.ts';
import { reconcile } from '../../src/server/payments/reconcile.ts';
import { sendRefund } from '../../src/server/payments/send-refund.ts';
import { act, asAdmin } from '../support/admin-actions.ts';
import { ageAttempts, booksOf, eventsDone, placedOrder, rows } from '../support/payments.ts';
import { until } from '../support/people.ts';
import { findPayments, openTestedPayment, type PaidCustomer, type TestedPayment } from './tested-payment.ts';

const found = (await findPayments()).filter(({ payment }) => !payment.hasReceipts);

const paid = { payment_status: 'COMPLETED', payments: [{ status: 'captured' }], refunds: [] };
const unpaid = { payment_status: 'PENDING', payments: [] };

/** Browser, webhook and reconciliation only say where to look; one routine settles. This holds for every payment method. */
describe.each(found.map((one) => [one.payment.id, one] as const))('%s', (_, one) => {
  let tested: TestedPayment;
  beforeAll(async () => {
    tested = await openTestedPayment(one);
  });
  afterAll(() => tested?.close());

  const books = (orderId: string) => booksOf(tested.shop, orderId);
  const processed = () => until(async () => (await eventsDone(tested.shop)) || undefined);
  /** The events of one customer: the provider has sent them all. */
  async function eventsOf(create: () => Promise<PaidCustomer>) {
    const before = tested.events.length;
    const customer = await create();
    if (tested.hasEvents) await until(() => tested.events.length > before || undefined);
    return { ...customer, events: tested.events.slice(before) };
  }
  const reconcileNow = async (orderId: string) => {
    await ageAttempts(tested.shop, orderId, 3);
    await reconcile(tested.deps);
  };

  test('all flows at once record one payment', async () => {
    const { orderId, paymentId, confirm, events } = await eventsOf(() => tested.paid());
    await ageAttempts(tested.shop, orderId, 3);
    await Promise.all([confirm(), reconcile(tested.deps), ...events.map(tested.deliver), confirm()]);
    await processed();
    expect(await books(orderId)).toMatchObject({
      ...paid,
      payments: [{ status: 'captured', id: paymentId }],
    });
    const history = "select 1 from order_history where order_id = $1 and to_status = 'PAYMENT'";
    expect(await rows(tested.shop, history, orderId)).toHaveLength(1);
    expect(await rows(tested.shop, 'select 1 from invoices where order_id = $1', orderId)).toHaveLength(1);
  });

  test('a lost event and a closed browser: reconciled', async () => {
    const { orderId } = await tested.paid();
    expect(await books(orderId)).toMatchObject(unpaid);
    await reconcileNow(orderId);
    expect(await books(orderId)).toMatchObject(paid);
  });

  test('duplicated, reordered and late events record one payment for each order', async (context) => {
    if (!tested.hasEvents) return context.skip('the provider sends no events');
    const customers = [await eventsOf(() => tested.paid()), await eventsOf(() => tested.paid())];
    const events = customers.flatMap((customer) => customer.events).toReversed();
    for (const event of [...events, ...events]) expect(await tested.deliver(event)).toBe(200);
    await processed();
    for (const { orderId } of customers) expect(await books(orderId)).toMatchObject(paid);
    const saved = () => rows(tested.shop, 'select event_id from provider_events');
    const before = await saved();
    for (const event of events.toReversed()) expect(await tested.deliver(event)).toBe(200);
    await processed();
    // the same event has the same id whenever it is read
    expect(await saved()).toHaveLength(before.length);
    for (const { orderId } of customers) expect(await books(orderId)).toMatchObject(paid);
  });

  test('a forged event is rejected and changes nothing', async (context) => {
    if (!tested.hasEvents) return context.skip('the provider sends no events');
    const { orderId, events } = await eventsOf(() => tested.paid());
    const [event] = events;
    if (!event) throw new Error('no event');
    const saved = () => rows(tested.shop, 'select event_id from provider_events');
    const before = await saved();
    const forged = [
      { ...event, body: event.body.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)) },
      { ...event, headers: { 'Content-Type': 'application/json' } },
      { ...event, body: '{}' },
      { ...event, body: '' },
    ];
    for (const fake of forged) expect(await tested.deliver(fake)).toBe(400);
    expect(await saved()).toEqual(before);
    expect(await books(orderId)).toMatchObject(unpaid);
    await reconcileNow(orderId);
  });

  test('an event of an order that was not paid pays nothing', async () => {
    const payer = await placedOrder(tested.shop);
    await tested.start(payer);
    await reconcileNow(payer.order._id);
    expect(await books(payer.order._id)).toMatchObject(unpaid);
  });

  test('ten clicks start one payment, and ten confirmations record one', async () => {
    const payer = await placedOrder(tested.shop);
    const started = await Promise.all(Array.from({ length: 10 }, () => tested.start(payer)));
    expect(new Set(started).size).toBe(1);
    const { orderId, confirm } = await tested.paid();
    const statuses = await Promise.all(Array.from({ length: 10 }, confirm));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await books(orderId)).toMatchObject(paid);
  });

  test("killed after the provider's order was created: the next start finds it again", async () => {
    const payer = await placedOrder(tested.shop);
    const started = await tested.start(payer);
    const forget = 'update payment_attempts set provider_order_id = null where order_id = $1';
    await rows(tested.shop, forget, payer.order._id);
    expect(await tested.start(payer)).toBe(started);
  });

  test('killed while the payment is recorded: nothing is half done, and the reconciliation completes it', async () => {
    const { orderId, confirm } = await tested.paid();
    await rows(
      tested.shop,
      `create function die() returns trigger language plpgsql as $$ begin raise exception 'died'; end $$`,
    );
    await rows(
      tested.shop,
      'create trigger dying before insert on invoices for each row execute function die()',
    );
    expect(await confirm()).toBe(500);
    await rows(tested.shop, 'drop function die cascade');
    expect(await books(orderId)).toMatchObject(unpaid);
    await reconcileNow(orderId);
    expect(await books(orderId)).toMatchObject(paid);
  });

  test('while the provider is away nothing is recorded or cancelled; afterwards the payment counts', async (context) => {
    if (!tested.shop.config.paymentSettings[one.payment.id]?.apiUrl)
      return context.skip('no provider to call');
    const { orderId } = await tested.paid();
    await rows(
      tested.shop,
      "update orders set created_at = created_at - interval '2 days', held_until = now() - interval '1 day' where id = $1",
      orderId,
    );
    await ageAttempts(tested.shop, orderId, 40);
    tested.setAway(true);
    await reconcile(tested.deps);
    await cancelUnpaid(tested.deps);
    expect(await books(orderId)).toMatchObject({ ...unpaid, status: 'PENDING' });
    tested.setAway(false);
    await cancelUnpaid(tested.deps);
    expect(await books(orderId)).toMatchObject(paid);
  });

  test('a refund that is sent twice, also after a kill before it was recorded, is one refund', async () => {
    const { orderId, paymentId, confirm } = await tested.paid();
    expect(await confirm()).toBe(200);
    const admin = await asAdmin(tested.shop);
    expect((await act(admin, orderId, 'cancel', { reason: 'Sold out' })).status).toBe(200);
    const [refund] = await rows<{ id: string }>(
      tested.shop,
      'select r.id from refunds r join payments p on p.id = r.payment_id where p.order_id = $1',
      orderId,
    );
    const refundId = refund?.id ?? '';
    await until(async () => (await tested.simulator.refunded(paymentId)) > 0 || undefined);
    const [before] = (await books(orderId)).payments;
    await rows(
      tested.shop,
      "update refunds set provider_refund_id = null, status = 'requested', processed_at = null where id = $1",
      refundId,
    );
    await Promise.all([sendRefund(tested.deps, { refundId }), sendRefund(tested.deps, { refundId })]);
    expect(await tested.simulator.refunded(paymentId)).toBe(Number(before?.amount));
    expect((await books(orderId)).refunds).toMatchObject([{ status: 'processed' }]);
    const [attempt] = await rows<{ providerOrderId: string; amountMinor: number; currency: string }>(
      tested.shop,
      `select provider_order_id "providerOrderId", amount_minor::int "amountMinor", currency
       from payment_attempts where order_id = $1`,
      orderId,
    );
    if (!attempt) throw new Error('no attempt');
    const source = tested.deps.sources[one.payment.id];
    const report = await source?.fetchReport({ ...attempt, orderId, hasRefunds: true, receipts: [] });
    const refunds = report?.is === 'ok' ? report.value.payments.flatMap((payment) => payment.refunds) : [];
    // a refund that is made in the provider's own pages must not stay unseen
    expect(refunds).toHaveLength(1);
  });
});
