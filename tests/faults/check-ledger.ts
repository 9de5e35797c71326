import { expect } from 'vitest';
import type { MortalShop } from '../support/mortal-shop.ts';
import { rows } from '../support/payments.ts';
import { until } from '../support/people.ts';
import { SESAME } from '../support/sales.ts';
import { COUPON, START_STOCK, type Visit } from './customers.ts';

interface OrderBooks {
  id: string;
  user_id: string;
  payment_status: string;
  captured: number;
  paid_rows: number;
}

const UNFINISHED = `select 1 from pgboss.job where name in ('mail', 'order-mail', 'provider-event', 'refund')
  and state in ('created', 'retry', 'active')`;

/**
 * After recovery: responses that customers got are true, the providers' ledgers match ours, and stock, coupons, history
 * and invoices add up.
 */
export async function checkBooks(shop: MortalShop, visits: Visit[]) {
  await rows(shop, "update payment_attempts set created_at = created_at - interval '5 minutes'");
  await shop.enqueue('reconcile');
  const owed = new Set(visits.filter(({ hasPaid }) => hasPaid).map(({ orderId }) => orderId));
  await until(async () => ((await paidOrders(shop)) === owed.size ? true : undefined)).catch(() => {});
  await until(async () => ((await rows(shop, UNFINISHED)).length === 0 ? true : undefined), 60_000);

  await checkOrders(shop, visits, owed);
  const money = await checkMoney(shop);
  await checkStock(shop);
  const emails = await checkEmails(shop, visits);
  return { orders: visits.length, paid: owed.size, ...money, ...emails };
}

async function paidOrders(shop: MortalShop): Promise<number> {
  return (await rows(shop, "select 1 from orders where payment_status = 'COMPLETED'")).length;
}

async function checkOrders(shop: MortalShop, visits: Visit[], owed: Set<string>): Promise<void> {
  const orders = await rows<OrderBooks>(
    shop,
    `select id, user_id, payment_status,
       (select count(*)::int from payments p where p.order_id = o.id and p.status = 'captured') captured,
       (select count(*)::int from order_history h where h.order_id = o.id and h.to_status = 'PAYMENT') paid_rows
     from orders o`,
  );
  expect(orders, 'one order for each visit').toHaveLength(visits.length);
  for (const { who, orderId, wasShownPaid } of visits) {
    const own = orders.filter(({ user_id }) => user_id === who.id);
    expect(own.map(({ id }) => id)).toEqual([orderId]);
    const isOwed = owed.has(orderId);
    expect(own[0], JSON.stringify({ orderId, wasShownPaid })).toMatchObject({
      payment_status: isOwed ? 'COMPLETED' : 'PENDING',
      captured: isOwed ? 1 : 0,
      paid_rows: isOwed ? 1 : 0,
    });
    if (wasShownPaid) expect(isOwed).toBe(true);
  }
  const [invoices] = await rows<{ n: number; last: number }>(
    shop,
    'select count(*)::int n, coalesce(max(sequence), 0)::int last from invoices',
  );
  expect(invoices).toEqual({ n: owed.size, last: owed.size });
}

/** The providers' ledgers and ours match, payment by payment. */
export async function checkMoney(shop: MortalShop) {
  const ours = await rows<{ provider: string; id: string; amount: number; refunded: number }>(
    shop,
    `select provider, provider_payment_id id, amount_minor::int amount,
       coalesce((select sum(amount_minor) from refunds r where r.payment_id = p.id and r.status = 'processed'), 0)::int refunded
     from payments p`,
  );
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  const theirs = await shop.world.money();
  expect(ours.toSorted(byId)).toEqual(theirs.toSorted(byId));
  const sum = (provider: string) =>
    theirs
      .filter((payment) => payment.provider === provider)
      .reduce((total, { amount, refunded }) => total + amount - refunded, 0);
  return { paise: sum('razorpay'), cents: sum('paypal') };
}

async function checkStock(shop: MortalShop): Promise<void> {
  const [stocked] = await rows<{ stock: number; held: number }>(
    shop,
    `select stock, (select coalesce(sum(i.quantity), 0)::int from order_items i join orders o on o.id = i.order_id
       where i.food_id = $1 and i.took_stock and o.holds_stock) held
     from food_sizes where food_id = $1 and size = '1 L'`,
    SESAME.productId,
  );
  expect(Number(stocked?.stock) + Number(stocked?.held)).toBe(START_STOCK);
  const [coupon] = await rows(
    shop,
    `select used_count = (select count(*) from orders o where o.coupon_code = c.code and o.holds_stock) as is_exact,
       used_count = (select count(*) from coupon_redemptions r where r.coupon_code = c.code and r.released_at is null)
         as is_noted, used_count <= limit_total as is_within
     from coupons c where code = $1`,
    COUPON,
  );
  expect(coupon).toEqual({ is_exact: true, is_noted: true, is_within: true });
}

/** Every e-mail arrived; a duplicate, sent again after a crash, has the same message id. */
async function checkEmails(shop: MortalShop, visits: Visit[]) {
  for (const { who, hasPaid } of visits) {
    const emails = shop.world.mailbox.messages(who.email);
    const ids = (message: string) =>
      new Set(emails.filter(({ subject }) => subject.includes(message)).map(({ messageId }) => messageId))
        .size;
    expect({ placed: ids('we have your order'), paid: ids('is paid') }).toEqual({
      placed: 1,
      paid: hasPaid ? 1 : 0,
    });
  }
  const all = shop.world.mailbox.messages();
  const emails = new Set(all.map(({ messageId }) => messageId)).size;
  return { emails, copies: all.length - emails };
}
