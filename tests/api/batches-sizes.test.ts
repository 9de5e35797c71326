import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Admin, act, asAdmin } from '../support/admin-actions.ts';
import { contradictions, makeSize, press, sizeOf } from '../support/batches.ts';
import { importer } from '../support/imports.ts';
import { placedOrder } from '../support/payments.ts';
import { COCONUT, sellAtListPrice } from '../support/sales.ts';
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

interface Size {
  size: string;
}

/** Saves the form of the food after a change of its sizes. */
async function saveSizes(foodId: string, change: (sizes: Size[]) => Size[], query = '') {
  const food = (await admin.get(`/api/admin/foods/${foodId}`)).body;
  const quantities = change(food.quantities);
  return admin.put(`/api/foods${query}`, { ...food, images: undefined, quantities });
}

test('a size with bottles or open orders is neither renamed nor removed, one without both is', async () => {
  const line = await makeSize(shop, 0);
  const { productId, size } = line;
  const { _id: batchId } = await press(admin, line, 2);
  const rename = (query = '') =>
    saveSizes(
      productId,
      (sizes) => sizes.map((one) => (one.size === size ? { ...one, size: `${size} new` } : one)),
      query,
    );
  const remove = () => saveSizes(productId, (sizes) => sizes.filter((one) => one.size !== size));
  for (const { status, body } of [await rename(), await remove()])
    expect([status, body.code, body.error]).toEqual([
      409,
      'stock-in-batches',
      expect.stringContaining(`Bottles of ${size} are in batches`),
    ]);
  expect((await rename('?language=ta')).body.error).toContain('பாட்டில்கள்');
  expect((await rename('?language=hi')).body.error).toContain('बोतलें');
  expect((await sizeOf(shop, line))?.stock).toBe(2);

  // all bottles are sold or written off, and the order has not arrived
  const { order } = await placedOrder(shop, [line]);
  const broken = { requestId: randomUUID(), size, reason: 'broken', quantity: 1, note: '' };
  expect((await admin.post(`/api/admin/batches/${batchId}/bottles`, broken)).status).toBe(200);
  expect((await remove()).status).toBe(409);
  await act(admin, order._id, 'confirm');
  await act(admin, order._id, 'pay', { method: 'cash' });
  await act(admin, order._id, 'ship', { courier: 'ST', trackingNumber: '1' });
  expect((await remove()).status).toBe(409);
  await act(admin, order._id, 'deliver');
  expect((await remove()).status).toBe(200);
  expect(await sizeOf(shop, line)).toBeUndefined();
  // its bottles are still found in a recall
  const found = (await admin.get(`/api/admin/recalls/preview?batch=${batchId}`)).body;
  expect(found).toMatchObject({ people: 1, bottlesSold: 1 });
});

test('bottles of a blocked batch keep their size, though none of them is in the stock', async () => {
  const line = await makeSize(shop, 0);
  const { _id } = await press(admin, line, 2);
  await admin.post(`/api/admin/batches/${_id}/block`, { version: 0, isBlocked: true, reason: 'smells' });
  expect((await sizeOf(shop, line))?.stock).toBe(0);
  const removed = await saveSizes(line.productId, (sizes) => sizes.filter(({ size }) => size !== line.size));
  expect([removed.status, removed.body.code]).toEqual([409, 'stock-in-batches']);
});

test('an import file that leaves a size out keeps it with its bottles', async () => {
  const line = await makeSize(shop, 0);
  await press(admin, line, 2);
  const file = `id,size,price\n${line.productId},${line.size} renamed,500`;
  const imports = importer(shop, admin.admin);
  expect(await imports.run(file)).toMatchObject({ rejected: 0 });
  expect((await sizeOf(shop, line))?.stock).toBe(2);
});
