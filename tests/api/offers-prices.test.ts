import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Food } from '../../src/contract/food.ts';
import { windowAt } from '../../src/rules/scheduled-sale.ts';
import { type Admin, asAdmin } from '../support/admin-actions.ts';
import { freezeClock, makeClockSettable, setClock } from '../support/database-clock.ts';
import { insertSale, type SaleFields } from '../support/offers.ts';
import { payUpi, placedOrder, startUpi } from '../support/payments.ts';
import { atCheckout, checkoutOf, forceOrder, type Line } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const GHEE = 'a2-cow-ghee';
const NOON = '2026-11-21T12:00:00+05:30';
const LARGE: Line = { productId: GHEE, size: 'sale', quantity: 1 };

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop({}, { prepare: makeClockSettable });
  // sessions and holds of this time
  await setClock(shop, new Date('2026-11-21T11:00:00+05:30'));
  admin = await asAdmin(shop);
  await shop.database.pool.query(
    'insert into food_sizes (food_id, size, position, price_paise, stock) values ($1, $2, 300, 200000, null)',
    [GHEE, LARGE.size],
  );
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.pool.query('delete from scheduled_sales');
  await shop.database.pool.query('update foods set discount_percent = 10');
});

/** Saturdays from noon to six. */
const sale = (changes: Partial<SaleFields> = {}) => insertSale(shop, changes);
const at = (time: string) => setClock(shop, new Date(`2026-11-21T${time}+05:30`));
const read = async (path: string) => (await shop.request(path)).json();
const discountOf = async (id = GHEE) => ((await read(`/api/foods/id/${id}`)) as Food).discount;
const listed = async (path: string) =>
  ((await read(path)) as Food[]).find(({ _id }) => _id === GHEE)?.discount;

test('a sale changes the price everywhere, from its start to its end', async () => {
  await sale({ percent: 25 });
  const everywhere = async () => {
    const { who, me } = await atCheckout(shop, [LARGE]);
    const cart = (await me.get('/api/cart')).body.items[0];
    const wanted = {
      items: [{ productId: GHEE, size: 'sale', quantity: 1 }],
      state: 'Tamil Nadu',
      pincode: '642001',
    };
    const preview = await admin.post('/api/admin/phone-orders/figures', {
      ...wanted,
      customerId: who.id,
      couponCode: null,
    });
    const { body: order } = await me.post('/api/orders/create', await checkoutOf(shop, who));
    return {
      detail: await discountOf(),
      list: await listed('/api/foods'),
      category: await listed('/api/foods/category/All?limit=30'),
      search: await listed('/api/foods/search/ghee'),
      cart: cart.price,
      food: cart.food.discount,
      phone: preview.body.subtotal,
      order: order.totalPrice,
    };
  };
  const priced = (percent: number) => {
    const price = 20 * (100 - percent);
    const foods = { detail: percent, list: percent, category: percent, search: percent, food: percent };
    return { ...foods, cart: price, phone: price, order: price };
  };
  await at('11:59:00');
  expect(await everywhere()).toEqual(priced(10));
  await at('12:00:00');
  expect(await everywhere()).toEqual(priced(25));
  await at('17:59:00');
  expect(await everywhere()).toEqual(priced(25));
  await at('18:00:00');
  expect(await everywhere()).toEqual(priced(10));
});

test('the larger of sale and own discount counts, and of several sales the largest', async () => {
  await at('13:00:00');
  await sale({ percent: 5 });
  expect(await discountOf()).toBe(10);
  await sale({ percent: 15, appliesTo: 'foods', foodIds: [GHEE] });
  await sale({ percent: 12 });
  expect(await discountOf()).toBe(15);
  expect(await discountOf('wood-pressed-coconut-oil')).toBe(12);
  await sale({ percent: 30, isOn: false });
  expect(await discountOf()).toBe(15);
});

test('a sale of categories leaves the others as they are', async () => {
  await at('13:00:00');
  const { category } = (await read(`/api/foods/id/${GHEE}`)) as Food;
  await sale({ percent: 40, appliesTo: 'categories', categories: [category] });
  const foods = (await read('/api/foods')) as Food[];
  for (const food of foods) expect(food.discount, food._id).toBe(food.category === category ? 40 : 10);
});

test.each(['price-low', 'price-high'])('sorting by %s follows the sale, page by page', async (sort) => {
  await at('13:00:00');
  const [first, second] = (await read(`/api/foods?sort=price-high&limit=2`)) as Food[];
  await sale({ percent: 95, appliesTo: 'foods', foodIds: [first?._id ?? ''] });
  await sale({ percent: 60, appliesTo: 'categories', categories: [second?.category ?? ''] });
  const all = (await read(`/api/foods?sort=${sort}`)) as Food[];
  const charged = all.map(
    ({ price, discount }) => price * (100 - discount) * (sort === 'price-low' ? 1 : -1),
  );
  expect(charged).toEqual(charged.toSorted((one, other) => one - other));
  expect(new Set(all.map(({ discount }) => discount))).toEqual(new Set([95, 60, 10]));
  const paged: string[] = [];
  for (let page = all.slice(0, 0), after = ''; paged.length < all.length; after = page.at(-1)?._id ?? '') {
    page = (await read(`/api/foods?sort=${sort}&limit=5${after && `&after=${after}`}`)) as Food[];
    paged.push(...page.map(({ _id }) => _id));
  }
  expect(paged).toEqual(all.map(({ _id }) => _id));
});

test('a price that changed between cart and order is a 409 with the current figures', async () => {
  await sale({ percent: 25 });
  await at('17:59:30');
  const { me, who, checkout } = await atCheckout(shop, [LARGE]);
  expect(checkout.totalPrice).toBe(1500);
  await at('18:00:00');
  const late = await me.post('/api/orders/create', checkout);
  expect([late.status, late.body.code, late.body.fresh.totalPrice]).toEqual([409, 'price-changed', 1800]);
  const adding = await me.post('/api/cart', { ...LARGE, quantity: 2, price: 1500 });
  expect([adding.status, adding.body.code, adding.body.fresh.price]).toEqual([409, 'price-changed', 1800]);
  expect((await me.post('/api/orders/create', await checkoutOf(shop, who))).body.totalPrice).toBe(1800);
});

test('an order keeps the price of the sale while it is held, and is not repriced later', async () => {
  await sale({ percent: 25 });
  await at('17:50:00');
  const held = await placedOrder(shop, [LARGE]);
  const late = await placedOrder(shop, [LARGE]);
  await at('18:05:00');
  await payUpi(shop, await startUpi(held));
  const { body: paid } = await held.me.get(`/api/orders/order/${held.order._id}`);
  expect(paid.totalPrice).toBe(1500);
  await forceOrder(
    shop,
    late.order._id,
    "created_at = now() - interval '40 minutes', held_until = now() - interval '10 minutes'",
  );
  const rejected = await late.me.post('/api/orders/razorpay/create-order', { orderId: late.order._id });
  expect([rejected.status, rejected.body.code]).toEqual([409, 'order-outdated']);
  const { body: again } = await late.me.post(`/api/orders/${late.order._id}/reorder`, {});
  expect(again.items[0].price).toBe(1800);
});

test('the admin sees and saves the food’s own discount, whatever runs', async () => {
  const { body: exported } = await admin.get('/api/admin/exports/foods.csv');
  await at('13:00:00');
  await sale({ percent: 25 });
  const { body: food } = await admin.get(`/api/admin/foods/${GHEE}`);
  expect([food.discount, food.currentDiscount]).toEqual([10, 25]);
  expect((await admin.get('/api/admin/exports/foods.csv')).body).toBe(exported);
  const { name, price, origins, cookTime, discount } = food;
  await admin.put('/api/foods', { _id: GHEE, name, price, origins, cookTime, discount });
  await at('19:00:00');
  expect(await discountOf()).toBe(10);
});

const schedules = fc
  .record({
    firstDay: fc.constantFrom('2026-11-20', '2026-11-21', '2026-11-22'),
    lastDay: fc.constantFrom(null, '2026-11-22', '2026-11-23'),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    startsMinute: fc.integer({ min: 0, max: 1439 }),
    length: fc.integer({ min: 1, max: 1440 }),
  })
  .map(({ length, ...schedule }) => ({
    ...schedule,
    isOn: true,
    endsMinute: schedule.startsMinute + length,
  }));

test('the database and the rule agree to the millisecond', async () => {
  const noon = new Date(NOON).getTime();
  const days = fc.integer({ min: -2, max: 3 });
  const offsets = fc.constantFrom(-1, 0, 1, 3_600_000);
  await fc.assert(
    fc.asyncProperty(schedules, days, offsets, fc.boolean(), async (schedule, day, offset, isStart) => {
      const minute = isStart ? schedule.startsMinute : schedule.endsMinute;
      const instant = new Date(noon + (day * 1440 + minute - 720) * 60_000 + offset);
      await shop.database.pool.query('delete from scheduled_sales');
      await sale({ ...schedule, percent: 50 });
      await freezeClock(shop, instant);
      expect(await discountOf()).toBe(windowAt(schedule, instant) ? 50 : 10);
    }),
    { numRuns: 80 },
  );
});
