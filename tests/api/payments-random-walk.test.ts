import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireHolds } from '../../src/server/orders/expire-holds.ts';
import { reconcile, reconcileDays } from '../../src/server/payments/reconcile.ts';
import {
  ageAttempts,
  agreeWallet,
  eventsDone,
  type OpenPayments,
  openPayments,
  type Payer,
  payUpi,
  placedOrder,
  rows,
  sandbox,
  startUpi,
  startWallet,
} from '../support/payments.ts';
import { until } from '../support/people.ts';
import { SESAME } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const STOCK = 9;

let shop: TestShop;
let deps: OpenPayments;
beforeAll(async () => {
  shop = await openTestShop();
  deps = await openPayments(shop);
});
afterAll(async () => {
  await deps.close();
  await shop.close();
});

const step = fc.oneof(
  fc.record({
    is: fc.constant('upi' as const),
    outcome: fc.constantFrom('pay', 'pay', 'fail', 'authorise'),
    webhook: fc.constantFrom('never', 'after', 'twice', 'late'),
    isNotified: fc.boolean(),
  }),
  fc.record({
    is: fc.constant('wallet' as const),
    webhook: fc.constantFrom('never', 'after', 'twice', 'late'),
    isNotified: fc.boolean(),
  }),
  fc.record({
    is: fc.constantFrom('delete', 'cancel', 'expire', 'by-hand', 'all-by-hand', 'reconcile', 'late-news'),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never;

/** A customer with both payment windows open. */
type Walker = Payer & { razorpayOrder: string; paypalOrder: string };

async function walker(): Promise<Walker> {
  const payer = await placedOrder(shop);
  return { ...payer, paypalOrder: await startWallet(payer), razorpayOrder: await startUpi(payer) };
}

async function take(payer: Walker, made: Step): Promise<void> {
  const { me, order } = payer;
  switch (made.is) {
    case 'upi':
      return payByUpi(payer, made as Extract<Step, { is: 'upi' }>);
    case 'wallet':
      return payByWallet(payer, made as Extract<Step, { is: 'wallet' }>);
    case 'delete':
      await ageAttempts(shop, order._id, 20);
      await me.remove(`/api/orders/${order._id}`);
      return;
    case 'cancel':
      await ageAttempts(shop, order._id, 20);
      await me.post(`/api/orders/${order._id}/cancel`, {});
      return;
    case 'expire':
      await ageAttempts(shop, order._id, 20);
      await rows(
        shop,
        "update orders set held_until = now() - interval '1 minute' where id = $1 and held_until is not null",
        order._id,
      );
      return expireHolds(shop.database.db);
    case 'by-hand':
      return refundByHand(payer, 1000);
    case 'all-by-hand':
      return refundByHand(payer, order.totalPrice * 100);
    case 'reconcile':
      await ageAttempts(shop, order._id, 3);
      return reconcile(deps);
    default:
      return sendLateEvents();
  }
}

async function sendLateEvents(): Promise<void> {
  await sandbox(shop, '/control/razorpay/webhooks/release');
  await sandbox(shop, '/control/paypal/webhooks/release');
}

async function payByUpi({ me, razorpayOrder }: Walker, made: Extract<Step, { is: 'upi' }>): Promise<void> {
  const { outcome, webhook } = made;
  const token = await payUpi(shop, razorpayOrder, { outcome, webhook, again: true });
  const verify = () => me.post('/api/orders/razorpay/verify-payment', token);
  if (made.isNotified && token.razorpay_signature) await Promise.all([verify(), verify()]);
}

async function payByWallet(
  { me, paypalOrder }: Walker,
  made: Extract<Step, { is: 'wallet' }>,
): Promise<void> {
  const outcome = made.isNotified ? 'approve' : 'capture';
  await agreeWallet(shop, paypalOrder, { outcome, webhook: made.webhook });
  if (made.isNotified) await me.post('/api/orders/paypal/capture-order', { orderId: paypalOrder });
}

/** A refund by hand at the provider, perhaps before the shop has recorded the payment. */
async function refundByHand({ razorpayOrder }: Walker, amountMinor: number): Promise<void> {
  const payments = await deps.razorpay.getOrderPayments(razorpayOrder);
  const [payment] = payments.is === 'ok' ? payments.value.filter(({ capturedAt }) => capturedAt) : [];
  if (!payment) return;
  const idempotencyKey = `by-hand-${crypto.randomUUID()}`;
  await deps.razorpay.refund({ paymentId: payment.id, amountMinor, idempotencyKey });
}

/** Delivers events and reconciles until nothing is open any more. */
async function comeToRest(): Promise<void> {
  await sendLateEvents();
  await shop.sandbox.idle();
  await rows(
    shop,
    "update payment_attempts set created_at = created_at - interval '3 minutes', checked_at = null",
  );
  await until(async () => {
    await reconcileDays(deps);
    await rows(
      shop,
      "update payment_attempts set checked_at = null, status = 'failed' where status <> 'succeeded'",
    );
    const open = await rows(shop, "select 1 from refunds where status = 'requested'");
    return (open.length === 0 && (await eventsDone(shop))) || undefined;
  });
}

/** What the providers captured and refunded, by payment. */
async function moneyOutside(): Promise<Map<string, { came: number; gone: number }>> {
  const { razorpay, paypal } = await (await shop.request('/sandbox/control/state')).json();
  const money = new Map<string, { came: number; gone: number }>();
  for (const { id, captured, amount, amount_refunded } of Object.values<{
    id: string;
    captured: boolean;
    amount: number;
    amount_refunded: number;
  }>(razorpay.payments))
    if (captured) money.set(id, { came: amount, gone: amount_refunded });
  for (const { id, amount, refundedMinor } of Object.values<{
    id: string;
    amount: { value: string };
    refundedMinor: number;
  }>(paypal.captures))
    money.set(id, { came: Math.round(Number(amount.value) * 100), gone: refundedMinor });
  return money;
}

async function expectBooksRight(): Promise<void> {
  const recorded = await rows<{ id: string; came: number; gone: number; status: string; order_paid: string }>(
    shop,
    `select p.provider_payment_id id, p.amount_minor came, p.status, o.payment_status order_paid,
       (select coalesce(sum(r.amount_minor), 0)::int from refunds r where r.payment_id = p.id and r.status = 'processed') gone
     from payments p join orders o on o.id = p.order_id`,
  );
  const outside = await moneyOutside();
  expect(Object.fromEntries(recorded.map(({ id, came, gone }) => [id, { came, gone }]))).toEqual(
    Object.fromEntries(outside),
  );
  for (const { status, came, gone, order_paid } of recorded) {
    if (status !== 'captured') expect(gone).toBe(came);
    else expect(order_paid).toBe(gone === came ? 'REFUNDED' : 'COMPLETED');
  }
  expect(
    await rows(
      shop,
      `select o.id from orders o left join payments p on p.order_id = o.id and p.status = 'captured'
       where (o.payment_status <> 'PENDING') <> (p.id is not null) or (p.id is not null and o.deleted_at is not null)`,
    ),
  ).toEqual([]);
  expect(
    await rows(
      shop,
      `select o.id from orders o where (o.status = 'CANCELLED' or o.deleted_at is not null)
       and (o.holds_stock or exists (select from order_items i where i.order_id = o.id and i.took_stock))`,
    ),
  ).toEqual([]);
  expect(
    await rows(
      shop,
      `select sum(quantity)::int taken, (select stock from food_sizes where food_id = $1 and size = $2) stock
       from (select case when took_stock then quantity else 0 end quantity from order_items where food_id = $1 and size = $2) i
       having sum(quantity) + (select stock from food_sizes where food_id = $1 and size = $2) <> $3`,
      SESAME.productId,
      SESAME.size,
      STOCK,
    ),
  ).toEqual([]);
  expect(
    await rows(
      shop,
      `select o.id from orders o where o.status is distinct from
         (select to_status from order_history h where h.order_id = o.id order by h.id desc limit 1)
       or exists (select from (select from_status, lag(to_status) over (order by id) before from order_history
         where order_id = o.id) h where h.from_status is distinct from h.before)`,
    ),
  ).toEqual([]);
}

test('random actions of customers, providers and jobs: every payment is recorded and either pays an order or is refunded, and the stock adds up', async () => {
  await rows(
    shop,
    'update food_sizes set stock = $3 where food_id = $1 and size = $2',
    SESAME.productId,
    SESAME.size,
    STOCK,
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(1), step), { minLength: 2, maxLength: 10 }), async (steps) => {
      await rows(shop, "delete from limits where key like 'payments:%'");
      const payers = [await walker(), await walker()];
      for (const [number, made] of steps) {
        const payer = payers[number];
        if (payer) await take(payer, made);
      }
      await comeToRest();
      await expectBooksRight();
      await emptyShelves(payers);
    }),
    // a failed walk leaves its data behind: the next ones would prove nothing
    { numRuns: 6, endOnFailure: true },
  );
}, 180_000);

/** Releases what is still held: the next walk needs the stock. */
async function emptyShelves(payers: Walker[]): Promise<void> {
  for (const { order } of payers) {
    await rows(
      shop,
      `with back as (update order_items set took_stock = false where order_id = $1 and took_stock returning quantity)
       update food_sizes set stock = stock + (select coalesce(sum(quantity), 0) from back) where food_id = $2 and size = $3`,
      order._id,
      SESAME.productId,
      SESAME.size,
    );
    await rows(shop, 'update orders set holds_stock = false where id = $1', order._id);
  }
}
