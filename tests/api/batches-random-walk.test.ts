import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeBottles } from '../../src/server/batches/change-bottles.ts';
import { changeOrderBatch } from '../../src/server/batches/change-order-batch.ts';
import { blockBatch } from '../../src/server/batches/edit-batch.ts';
import { refreshBatches } from '../../src/server/batches/refresh-batches.ts';
import { expireHolds } from '../../src/server/orders/expire-holds.ts';
import { releaseOrder } from '../../src/server/orders/release-order.ts';
import { reserveOrder } from '../../src/server/orders/reserve-order.ts';
import { restockGoods } from '../../src/server/orders/restock-goods.ts';
import { writeOffGoods } from '../../src/server/orders/write-off-goods.ts';
import { orders } from '../../src/server/platform/db/schema/sales.ts';
import { withRetry } from '../../src/server/platform/db/with-retry.ts';
import { startRecall } from '../../src/server/recalls/start-recall.ts';
import { type Admin, asAdmin } from '../support/admin-actions.ts';
import { contradictions, expireUnnoticed, inDays, makeSize, press } from '../support/batches.ts';
import { withLockedOrder } from '../support/locked-order.ts';
import { rows } from '../support/payments.ts';
import { atCheckout, COCONUT, sellAtListPrice } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  await sellAtListPrice(shop, COCONUT);
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const acts = [
  'order',
  'order',
  'delete',
  'time passes',
  'reserve',
  'cancel',
  'return',
  'return written off',
  'recall',
  'write off',
  'block',
  'allow',
  'repack',
  'repack',
  'midnight',
] as const;
type Act = (typeof acts)[number];
type Customer = Awaited<ReturnType<typeof atCheckout>>;

let keys = 0;

/** One thing that happens in a shop. That it is rejected is as good as that it works: only the sums count. */
async function perform(what: Act, { who, me, checkout }: Customer, seed: number): Promise<void> {
  const { db } = shop.database;
  const adminId = admin.admin.id;
  if (what === 'order') {
    keys += 1;
    await me.post('/api/orders/create', checkout, { 'Idempotency-Key': `batch-walk-${keys}` });
    return;
  }
  if (what === 'midnight') {
    await refreshBatches(db);
    return;
  }
  const open = await rows<{ id: string; version: number }>(
    shop,
    'select id, version from batches order by code',
  );
  const batch = open[seed % open.length];
  if (what === 'block' || what === 'allow') {
    if (batch)
      await blockBatch(db, adminId, batch.id, {
        version: batch.version,
        isBlocked: what === 'block',
        reason: '',
      });
    return;
  }
  if (what === 'recall') {
    if (batch)
      await startRecall(db, { batchId: batch.id, reason: 'moisture', hazard: '', advice: '' }, adminId);
    return;
  }
  const [order] = await rows<{ id: string; version: number }>(
    shop,
    'select id, version from orders where user_id = $1 order by random() limit 1',
    who.id,
  );
  const [piece] = checkout.items;
  if (!order || !piece || !batch) return;
  const { id, version } = order;
  if (what === 'write off') {
    const change = {
      requestId: randomUUID(),
      size: piece.size,
      reason: 'broken' as const,
      quantity: 1,
      note: '',
    };
    await changeBottles(db, adminId, batch.id, change);
  }
  if (what === 'delete') await me.remove(`/api/orders/${id}`);
  if (what === 'time passes') {
    await rows(
      shop,
      "update orders set held_until = now() - interval '1 second' where id = $1 and held_until is not null",
      id,
    );
    await expireHolds(db);
  }
  const step = (act: typeof reserveOrder | typeof releaseOrder) =>
    withRetry(() => withLockedOrder(db, id, async (tx, locked) => locked.userId && act(tx, locked)));
  if (what === 'reserve') await step(reserveOrder);
  if (what === 'cancel') await step(releaseOrder);
  if (what === 'return' || what === 'return written off')
    await withRetry(() =>
      withLockedOrder(db, id, async (tx, locked) => {
        // as after the delivery: nothing of the order is held or released any more
        if (!locked.holdsStock || !locked.userId) return;
        const { product, size } = piece;
        await restockGoods(tx, id, [{ productId: product, size, quantity: 1 }]);
        if (what === 'return written off')
          await writeOffGoods(tx, locked, [{ foodId: product, size, quantity: 1 }], adminId);
        await tx
          .update(orders)
          .set({ userId: null, holdsStock: false, heldUntil: null })
          .where(eq(orders.id, id));
      }),
    );
  if (what === 'repack') {
    const [from] = await rows<{ batch_id: string; size: string; food_id: string }>(
      shop,
      'select batch_id, size, food_id from order_batches where order_id = $1 and quantity > returned limit 1',
      id,
    );
    if (from)
      await changeOrderBatch(db, adminId, id, {
        ...{ version, foodId: from.food_id, size: from.size, from: from.batch_id, to: batch.id, quantity: 1 },
      });
  }
}

test('random sales, cancels, returns, write-offs, recalls, blocks and repacking at once: stock, batches, orders and history always agree', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.array(fc.record({ act: fc.constantFrom(...acts), who: fc.nat(2), seed: fc.nat(99) }), {
          minLength: 3,
          maxLength: 5,
        }),
        {
          minLength: 4,
          maxLength: 10,
        },
      ),
      async (rounds) => {
        await rows(shop, 'update orders set held_until = null where held_until is not null');
        const [one, other] = [await makeSize(shop, 3), await makeSize(shop, null)];
        const sizes = [one, other].map(({ size }) => ({ size, made: 4 }));
        await press(admin, one, 0, { sizes });
        await press(admin, one, 0, { sizes, bestBefore: inDays(90) });
        const dead = await press(admin, one, 0, { sizes, bestBefore: inDays(95) });
        // its bottles are still counted, and must not be sold
        await expireUnnoticed(shop, dead._id);
        const lines = [one, other].map((line) => ({ ...line, quantity: 2 }));
        const customers = await Promise.all([1, 2, 3].map(() => atCheckout(shop, lines)));
        for (const round of rounds)
          await Promise.all(
            round.map(({ act, who, seed }) => perform(act, customers[who] as Customer, seed)),
          );
        expect(await rows(shop, 'select * from order_batches where batch_id = $1', dead._id)).toEqual([]);
        await refreshBatches(shop.database.db);
        expect(await contradictions(shop)).toEqual([]);
      },
    ),
    { numRuns: 12 },
  );
}, 120_000);
