import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeStatus } from '../../src/server/orders/change-status.ts';
import { expireHolds } from '../../src/server/orders/expire-holds.ts';
import { releaseOrder } from '../../src/server/orders/release-order.ts';
import { reserveOrder } from '../../src/server/orders/reserve-order.ts';
import { withRetry } from '../../src/server/platform/db/with-retry.ts';
import { withLockedOrder } from '../support/locked-order.ts';
import { atCheckout } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await query(
    "insert into coupons (code, offer_percentage, expires_at, limit_total) values ('WALK', 10, '2031-01-01', 3)",
  );
  await query(`insert into food_sizes (food_id, size, position, price_paise, stock)
    values ('a2-cow-ghee', 'walk a', 100, 100000, 6), ('a2-cow-ghee', 'walk b', 101, 100000, 6)`);
});
afterAll(() => shop.close());

const query = async (sql: string, values: unknown[] = []) =>
  (await shop.database.pool.query(sql, values)).rows;

type Act = 'order' | 'delete' | 'time passes' | 'reserve' | 'cancel' | 'pay';
type Customer = Awaited<ReturnType<typeof atCheckout>>;

const act = fc.record({
  act: fc.constantFrom<Act>('order', 'order', 'delete', 'time passes', 'reserve', 'cancel', 'pay'),
  customer: fc.nat(2),
});

let keys = 0;
async function perform(what: Act, { who, me, checkout }: Customer): Promise<void> {
  const { db } = shop.database;
  if (what === 'order') {
    keys += 1;
    await me.post('/api/orders/create', checkout, { 'Idempotency-Key': `walk-key-${keys}` });
    return;
  }
  const [order] = await query('select id from orders where user_id = $1 order by random() limit 1', [who.id]);
  if (!order) return;
  const orderId: string = order.id;
  if (what === 'delete') await me.remove(`/api/orders/${orderId}`);
  if (what === 'time passes') {
    await query(
      "update orders set held_until = now() - interval '1 second' where id = $1 and held_until is not null",
      [orderId],
    );
    await expireHolds(db);
  }
  if (what === 'reserve') await withRetry(() => withLockedOrder(db, orderId, reserveOrder));
  if (what === 'pay') {
    await withRetry(() =>
      withLockedOrder(db, orderId, async (tx, order) => {
        const paid = await changeStatus(tx, order, { to: 'PAYMENT', actor: 'provider' });
        if (paid.ok) await reserveOrder(tx, paid.value);
      }),
    );
  }
  if (what === 'cancel') {
    await withRetry(() =>
      withLockedOrder(db, orderId, async (tx, order) => {
        const cancelled = await changeStatus(tx, order, { to: 'CANCELLED', actor: 'customer' });
        if (cancelled.ok) await releaseOrder(tx, cancelled.value);
      }),
    );
  }
}

test('random concurrent actions: stock and orders always add up, and the history explains each status', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(act, act, act), { minLength: 2, maxLength: 8 }), async (rounds) => {
      await query("update food_sizes set stock = 6 where size in ('walk a', 'walk b')");
      await query(
        "delete from orders where id in (select order_id from order_items where size like 'walk%')",
      );
      await query("update coupons set used_count = 0 where code = 'WALK'");
      const lines = ['walk a', 'walk b'].map((size) => ({ productId: 'a2-cow-ghee', size, quantity: 2 }));
      const coupon = { couponCode: 'WALK', discount: 400, totalPrice: 3600 };
      const customers = await Promise.all(
        [coupon, coupon, {}].map((changes) => atCheckout(shop, lines, changes)),
      );
      for (const round of rounds) {
        await Promise.all(
          round.map(({ act: what, customer }) => perform(what, customers[customer] as Customer)),
        );
      }
      const shelves =
        await query(`select s.size, s.stock + coalesce(sum(i.quantity) filter (where i.took_stock), 0)::int as whole
        from food_sizes s left join order_items i on i.food_id = s.food_id and i.size = s.size
        where s.size like 'walk%' group by s.size, s.stock order by s.size`);
      expect(shelves).toEqual([
        { size: 'walk a', whole: 6 },
        { size: 'walk b', whole: 6 },
      ]);
      const wrong = await query(`select o.id from orders o join order_items i on i.order_id = o.id
        where i.took_stock <> o.holds_stock and i.size like 'walk%'`);
      expect(wrong).toEqual([]);
      const [uses] = await query(`select used_count,
        (select count(*) from coupon_redemptions r where r.coupon_code = c.code and released_at is null) as live
        from coupons c where code = 'WALK'`);
      expect(uses.used_count).toBe(uses.live);
      const unexplained = await query(`select o.id from orders o where o.status <>
        (select to_status from order_history h where h.order_id = o.id order by h.id desc limit 1)`);
      expect(unexplained).toEqual([]);
    }),
    { numRuns: 15 },
  );
}, 60_000);
