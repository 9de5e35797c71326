import type { Paise } from '../../rules/money.ts';
import type { Db } from '../platform/db/db.ts';
import { foodImages, foodSizes, foods } from '../platform/db/schema/catalogue.ts';
import { dayMoney, keptSales, keptSoldFoods, keptUsedCoupons } from '../platform/db/schema/sales.ts';
import {
  bigint,
  date,
  integer,
  notNull,
  nullable,
  text,
  timestamp,
  type ValuesOf,
} from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

/** From `from` (inclusive) until `until` (exclusive). */
export interface Span {
  from: Date;
  until: Date;
}

const MAX_COUPONS = 8;
const MAX_LOW_STOCK = 20;

/** Both days inclusive, for the views sales_by_day, sold_foods_by_day and used_coupons_by_day. */
export interface Days {
  from: string;
  to: string;
}
/** For changed days the views call the functions that otherwise fill these tables. */
const COUNTED = 'the same rows fill a table whose columns are not null';
const days = { from: date(), to: date() };
const IN_DAYS = 's.day between :from and :to';
/** Orders count on the day they were placed, money on the day it moved. */
const MONEY_IN_DAYS = 'm.day between :from and :to';

const totalsRow = {
  orders: integer(),
  awaiting: integer(),
  newCustomers: integer(),
};
const moneyRow = { payments: integer(), gross: bigint<Paise>(), refunded: bigint<Paise>() };
export type TotalsRow = ValuesOf<typeof totalsRow> & ValuesOf<typeof moneyRow>;

const spanTotals = statement({
  name: 'overview_span',
  isPrepared: false,
  params: { ...days, begin: timestamp(), end: timestamp() },
  row: totalsRow,
  text: `select coalesce(sum(s.orders), 0)::int as "orders",
           coalesce(sum(s.orders) filter (where s.payment_status = 'PENDING'
             and s.status in ('NEW', 'PENDING', 'CONFIRMED')), 0)::int as "awaiting",
           (select count(*)::int from users u where u.created_at >= :begin and u.created_at < :end
              and u.erased_at is null and not u.is_admin) as "newCustomers"
         from sales_by_day s where ${IN_DAYS}`,
});

const spanMoney = statement({
  name: 'overview_span_money',
  isPrepared: false,
  params: days,
  row: moneyRow,
  text: `select coalesce(sum(m.payments), 0)::int as "payments", coalesce(sum(m.gross_paise), 0)::bigint as "gross",
           coalesce(sum(m.refunded_paise), 0)::bigint as "refunded"
         from money_by_day m where ${MONEY_IN_DAYS}`,
});

export async function sumSpan(db: Db, { from, to }: Days, span: Span): Promise<TotalsRow> {
  const [[row], [money]] = await Promise.all([
    spanTotals(db, { from, to, begin: span.from, end: span.until }),
    spanMoney(db, { from, to }),
  ]);
  if (!row || !money) throw new Error('an aggregate query returned no row');
  return { ...row, ...money };
}

/** Each day with orders. */
export const sumDays = statement({
  name: 'overview_days',
  isPrepared: false,
  params: days,
  row: { day: text(), orders: notNull(integer(), COUNTED) },
  text: `select s.day::text as "day", sum(s.orders)::int as "orders"
         from sales_by_day s where ${IN_DAYS} group by s.day`,
});

/** Each day on which money moved. */
export const sumMoney = statement({
  name: 'overview_money',
  isPrepared: false,
  params: days,
  row: {
    day: text(),
    gross: notNull(dayMoney.gross, COUNTED),
    refunded: notNull(dayMoney.refunded, COUNTED),
  },
  text: `select m.day::text as "day", m.gross_paise as "gross", m.refunded_paise as "refunded"
         from money_by_day m where ${MONEY_IN_DAYS}`,
});

export const countStatuses = statement({
  name: 'overview_statuses',
  isPrepared: false,
  params: days,
  row: { status: notNull(keptSales.status, COUNTED), count: notNull(integer(), COUNTED) },
  text: `select s.status as "status", sum(s.orders)::int as "count"
         from sales_by_day s where ${IN_DAYS} group by 1`,
});

/** Pieces and revenue of paid orders by food and size. The catalogue's sizes limit the number of rows. */
export const sumSold = statement({
  name: 'overview_sold',
  isPrepared: false,
  params: days,
  row: {
    foodId: keptSoldFoods.foodId,
    size: notNull(keptSoldFoods.size, COUNTED),
    name: foods.name,
    imageUrl: nullable(foodImages.url),
    pieces: notNull(integer(), COUNTED),
    revenue: notNull(bigint<Paise>(), COUNTED),
  },
  text: `with sold as (
           select s.food_id, s.size, sum(s.pieces)::int as pieces, sum(s.revenue_paise)::bigint as revenue
           from sold_foods_by_day s where ${IN_DAYS} group by 1, 2)
         select s.food_id as "foodId", s.size as "size", f.name as "name", s.pieces as "pieces", s.revenue as "revenue",
           (select url from food_images p where p.food_id = s.food_id order by p.position limit 1) as "imageUrl"
         from sold s join foods f on f.id = s.food_id
         order by s.revenue desc, s.food_id, s.size`,
});

export const sumCoupons = statement({
  name: 'overview_coupons',
  isPrepared: false,
  params: days,
  row: {
    code: notNull(keptUsedCoupons.couponCode, COUNTED),
    count: notNull(integer(), COUNTED),
    discount: notNull(bigint<Paise>(), COUNTED),
  },
  text: `select s.coupon_code as "code", sum(s.orders)::int as "count", sum(s.discount_paise)::bigint as "discount"
         from used_coupons_by_day s where ${IN_DAYS}
         group by 1 order by 2 desc, 1 limit ${MAX_COUPONS}`,
});

const lowSizes = statement({
  name: 'overview_low_stock',
  isPrepared: false,
  params: { lowStock: integer() },
  row: { foodId: foods.id, name: foods.name, size: foodSizes.size, stock: notNull(foodSizes.stock) },
  text: `select f.id as "foodId", f.name as "name", s.size as "size", s.stock as "stock"
         from food_sizes s join foods f on f.id = s.food_id
         where s.stock <= coalesce(s.low_stock, :lowStock) and f.status = 'published' and f.removed_at is null
         order by s.stock, f.name, s.position limit ${MAX_LOW_STOCK}`,
});

/** Sizes with at most `lowStock` pieces. */
export function selectLowStock(db: Db, lowStock: number) {
  return lowSizes(db, { lowStock });
}
