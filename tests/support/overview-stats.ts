import type { Pool } from 'pg';
import { expect } from 'vitest';
import type { Overview } from '../../src/contract/admin/overview.ts';

export interface SoldOrder {
  number: number;
  day: string;
  status: string;
  payment: string;
  total: number;
  discount: number;
  coupon: string | null;
  lines: { food: string; size: string; quantity: number; charged: number }[];
}

/** Every counted order: the reference for the overview. */
export async function readSoldOrders(pool: Pool): Promise<SoldOrder[]> {
  const { rows } = await pool.query(
    `select o.number, (o.created_at + interval '5 hours 30 minutes') at time zone 'UTC' as at, o.status, o.payment_status as payment,
       o.total_paise as total, o.discount_paise as discount, o.coupon_code as coupon,
       (select coalesce(json_agg(json_build_object('food', i.food_id, 'size', i.size, 'quantity', i.quantity,
          'charged', i.charged_price_paise)), '[]') from order_items i where i.order_id = o.id) as lines
     from orders o where o.deleted_at is null`,
  );
  return rows.map(({ at, ...row }) => ({ ...row, day: dayText(at) }));
}

const dayText = (at: Date) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** A payment or a refund in rupees' paise, on the day it was made. */
export interface MovedMoney {
  day: string;
  gross: number;
  refunded: number;
}

/** The ledger: every payment of an order and every refund of it. All are in rupees. */
export async function readLedger(pool: Pool): Promise<MovedMoney[]> {
  const { rows } = await pool.query(
    `select (p.captured_at + interval '5 hours 30 minutes') at time zone 'UTC' as at, p.amount_minor as gross, 0 as refunded
     from payments p where p.status = 'captured'
     union all
     select (coalesce(r.processed_at, r.updated_at) + interval '5 hours 30 minutes') at time zone 'UTC', 0, r.amount_minor
     from refunds r join payments p on p.id = r.payment_id where p.status = 'captured' and r.status = 'processed'`,
  );
  return rows.map(({ at, gross, refunded }) => ({
    day: dayText(at),
    gross: Number(gross),
    refunded: Number(refunded),
  }));
}

const rupees = <Row>(rows: Row[], part: (row: Row) => number) =>
  rows.reduce((all, row) => all + part(row), 0) / 100;
const isPaid = ({ payment }: SoldOrder) => payment === 'COMPLETED';

/** Every number equals that of these orders, to the paisa. */
export function expectStats(found: Overview, orders: SoldOrder[], ledger: MovedMoney[]): void {
  const moved = ledger.filter(({ day }) => day >= found.from && day <= found.to);
  const payments = moved.filter(({ gross }) => gross > 0);
  const gross = rupees(moved, (money) => money.gross);
  const rows = orders.filter(({ day }) => day >= found.from && day <= found.to);
  const paid = rows.filter(isPaid);
  expect(found.now).toMatchObject({
    gross,
    refunded: rupees(moved, ({ refunded }) => refunded),
    revenue: rupees(moved, (money) => money.gross - money.refunded),
    orders: rows.length,
    paidOrders: payments.length,
    average: payments.length > 0 ? Math.round((gross * 100) / payments.length) / 100 : 0,
    awaitingPayment: rows.filter(
      ({ payment, status }) => payment === 'PENDING' && ['NEW', 'PENDING', 'CONFIRMED'].includes(status),
    ).length,
  });
  const byDay = Map.groupBy(rows, ({ day }) => day);
  const movedBy = Map.groupBy(moved, ({ day }) => day);
  for (const ofDay of found.days) {
    const ofLedger = movedBy.get(ofDay.day) ?? [];
    expect(ofDay).toEqual({
      day: ofDay.day,
      orders: byDay.get(ofDay.day)?.length ?? 0,
      gross: rupees(ofLedger, (money) => money.gross),
      refunded: rupees(ofLedger, (money) => money.refunded),
      revenue: rupees(ofLedger, (money) => money.gross - money.refunded),
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
