import type { Pool } from 'pg';
import { expect } from 'vitest';
import type { Overview } from '../../src/contract/admin/overview.ts';

export interface SoldOrder {
  number: number;
  day: string;
  status: string;
  payment: string;
  total: number;
  refunded: number;
  discount: number;
  coupon: string | null;
  lines: { food: string; size: string; quantity: number; charged: number }[];
}

/** Every counted order: the reference for the overview. */
export async function readSoldOrders(pool: Pool): Promise<SoldOrder[]> {
  const { rows } = await pool.query(
    `select o.number, (o.created_at + interval '5 hours 30 minutes') at time zone 'UTC' as at, o.status, o.payment_status as payment,
       o.total_paise as total,
       (select coalesce(sum(r.amount_minor), 0)::bigint from payments p join refunds r on r.payment_id = p.id
        where p.order_id = o.id and p.status = 'captured' and r.status = 'processed') as refunded, o.discount_paise as discount, o.coupon_code as coupon,
       (select coalesce(json_agg(json_build_object('food', i.food_id, 'size', i.size, 'quantity', i.quantity,
          'charged', i.charged_price_paise)), '[]') from order_items i where i.order_id = o.id) as lines
     from orders o where o.deleted_at is null`,
  );
  const dayText = (at: Date) =>
    [at.getFullYear(), at.getMonth() + 1, at.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
  return rows.map(({ at, ...row }) => ({ ...row, day: dayText(at) }));
}

const rupees = <Row>(rows: Row[], part: (row: Row) => number) =>
  rows.reduce((all, row) => all + part(row), 0) / 100;
const isPaid = ({ payment }: SoldOrder) => payment === 'COMPLETED';

/** Every number equals that of these orders, to the paisa. */
export function expectStats(found: Overview, orders: SoldOrder[]): void {
  const rows = orders.filter(({ day }) => day >= found.from && day <= found.to);
  const paid = rows.filter(isPaid);
  const revenue = rupees(paid, ({ total, refunded }) => total - refunded);
  expect(found.now).toMatchObject({
    revenue,
    refunded: rupees(rows, ({ refunded }) => refunded),
    orders: rows.length,
    paidOrders: paid.length,
    average: paid.length > 0 ? Math.round((revenue * 100) / paid.length) / 100 : 0,
    awaitingPayment: rows.filter(
      ({ payment, status }) => payment === 'PENDING' && ['NEW', 'PENDING', 'CONFIRMED'].includes(status),
    ).length,
  });
  const byDay = Map.groupBy(rows, ({ day }) => day);
  for (const { day, orders: count, revenue: ofDay } of found.days) {
    const placed = byDay.get(day) ?? [];
    expect({ day, count, ofDay }).toEqual({
      day,
      count: placed.length,
      ofDay: rupees(placed.filter(isPaid), ({ total, refunded }) => total - refunded),
    });
  }
  for (const { status, count } of found.statuses) {
    expect([status, count]).toEqual([status, rows.filter((row) => row.status === status).length]);
  }
  expectSold(found, paid);
  const used = Map.groupBy(
    paid.filter(({ coupon }) => coupon),
    ({ coupon }) => coupon,
  );
  expect(found.coupons).toHaveLength(Math.min(8, used.size));
  for (const { code, count, discount } of found.coupons) {
    const withIt = used.get(code) ?? [];
    expect([count, discount]).toEqual([withIt.length, rupees(withIt, (row) => row.discount)]);
  }
}

function expectSold(found: Overview, paid: SoldOrder[]): void {
  const lines = paid.flatMap((order) => order.lines);
  const foods = Map.groupBy(lines, ({ food }) => food);
  const sizes = Map.groupBy(lines, ({ food, size }) => `${food} ${size}`);
  const price = ({ charged, quantity }: (typeof lines)[number]) => charged * quantity;
  expect(found.foods).toHaveLength(Math.min(8, foods.size));
  for (const { foodId, pieces, revenue } of found.foods) {
    const ofFood = foods.get(foodId) ?? [];
    expect(pieces).toBe(ofFood.reduce((all, { quantity }) => all + quantity, 0));
    expect(revenue).toBe(rupees(ofFood, price));
  }
  for (const { foodId, size, revenue } of found.sizes) {
    expect(revenue).toBe(rupees(sizes.get(`${foodId} ${size}`) ?? [], price));
  }
  const revenues = found.foods.map(({ revenue }) => revenue);
  expect(revenues).toEqual(revenues.toSorted((a, b) => b - a));
}
