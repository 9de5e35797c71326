import { type SQL, sql } from 'drizzle-orm';
import type { Paise } from '../../rules/money.ts';
import type { OrderStatus } from '../../rules/order-status.ts';
import type { Db } from '../platform/db/db.ts';

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
const inDays = ({ from, to }: Days): SQL => sql`s.day between ${from} and ${to}`;
const paid = sql`s.payment_status = 'COMPLETED'`;
/** Payments less refunds, to the paisa. */
const revenue = sql`coalesce(sum(s.total_paise - s.refunded_paise) filter (where ${paid}), 0)::bigint`;

async function rows<Row>(db: Db, query: SQL): Promise<Row[]> {
  return (await db.execute(query)).rows as Row[];
}

export interface TotalsRow {
  orders: number;
  paidOrders: number;
  revenue: Paise;
  refunded: Paise;
  awaiting: number;
  newCustomers: number;
}

export async function sumSpan(db: Db, days: Days, span: Span): Promise<TotalsRow> {
  const [row] = await rows<TotalsRow>(
    db,
    sql`select coalesce(sum(s.orders), 0)::int as "orders",
          coalesce(sum(s.orders) filter (where ${paid}), 0)::int as "paidOrders",
          ${revenue} as "revenue",
          coalesce(sum(s.refunded_paise), 0)::bigint as "refunded",
          coalesce(sum(s.orders) filter (where s.payment_status = 'PENDING'
            and s.status in ('NEW', 'PENDING', 'CONFIRMED')), 0)::int as "awaiting",
          (select count(*)::int from users u where u.created_at >= ${span.from} and u.created_at < ${span.until}
             and u.erased_at is null and not u.is_admin) as "newCustomers"
        from sales_by_day s where ${inDays(days)}`,
  );
  if (!row) throw new Error('an aggregate query returned no row');
  return row;
}

export function sumDays(db: Db, days: Days): Promise<{ day: string; orders: number; revenue: Paise }[]> {
  return rows(
    db,
    sql`select s.day::text as "day", sum(s.orders)::int as "orders",
          ${revenue} as "revenue"
        from sales_by_day s where ${inDays(days)} group by s.day`,
  );
}

export function countStatuses(db: Db, days: Days): Promise<{ status: OrderStatus; count: number }[]> {
  return rows(
    db,
    sql`select s.status as "status", sum(s.orders)::int as "count"
        from sales_by_day s where ${inDays(days)} group by 1`,
  );
}

interface SoldRow {
  foodId: string;
  size: string;
  name: string;
  imageUrl: string | null;
  pieces: number;
  revenue: Paise;
}

/** Pieces and revenue of paid orders by food and size. The catalogue's sizes limit the number of rows. */
export function sumSold(db: Db, days: Days): Promise<SoldRow[]> {
  return rows(
    db,
    sql`with sold as (
          select s.food_id, s.size, sum(s.pieces)::int as pieces, sum(s.revenue_paise)::bigint as revenue
          from sold_foods_by_day s where ${inDays(days)} group by 1, 2)
        select s.food_id as "foodId", s.size as "size", f.name as "name", s.pieces as "pieces", s.revenue as "revenue",
          (select url from food_images p where p.food_id = s.food_id order by p.position limit 1) as "imageUrl"
        from sold s join foods f on f.id = s.food_id
        order by s.revenue desc, s.food_id, s.size`,
  );
}

export function sumCoupons(db: Db, days: Days): Promise<{ code: string; count: number; discount: Paise }[]> {
  return rows(
    db,
    sql`select s.coupon_code as "code", sum(s.orders)::int as "count", sum(s.discount_paise)::bigint as "discount"
        from used_coupons_by_day s where ${inDays(days)}
        group by 1 order by 2 desc, 1 limit ${MAX_COUPONS}`,
  );
}

/** Sizes with at most `lowStock` pieces. */
export function selectLowStock(
  db: Db,
  lowStock: number,
): Promise<{ foodId: string; name: string; size: string; stock: number }[]> {
  return rows(
    db,
    sql`select f.id as "foodId", f.name as "name", s.size as "size", s.stock as "stock"
        from food_sizes s join foods f on f.id = s.food_id
        where s.stock <= ${lowStock} and f.status = 'published' and f.removed_at is null
        order by s.stock, f.name, s.position limit ${MAX_LOW_STOCK}`,
  );
}

export interface ExportRow {
  id: string;
  number: number;
  createdAt: Date;
  name: string;
  email: string;
  phone: string;
  address: unknown;
  status: string;
  paymentStatus: string;
  paymentId: string | null;
  couponCode: string | null;
  items: Paise;
  discount: Paise;
  delivery: Paise;
  total: Paise;
  refunded: Paise;
}

/** Oldest first. */
export function selectForExport(
  db: Db,
  span: Span,
  after: string | undefined,
  limit: number,
): Promise<ExportRow[]> {
  return rows(
    db,
    sql`select o.id, o.number, o.created_at as "createdAt", o.name, o.email, o.phone, o.address, o.status,
          o.payment_status as "paymentStatus", o.payment_id as "paymentId", o.coupon_code as "couponCode",
          o.items_paise as "items", o.discount_paise as "discount", o.delivery_paise as "delivery", o.total_paise as "total",
          coalesce(refunded_paise(o.id), 0)::bigint as "refunded"
        from orders o where o.deleted_at is null and o.created_at >= ${span.from} and o.created_at < ${span.until}
          ${after ? sql`and (o.created_at, o.id) > (select p.created_at, p.id from orders p where p.id = ${after})` : sql``}
        order by o.created_at, o.id limit ${limit}`,
  );
}
