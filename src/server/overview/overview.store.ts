import { type SQL, sql } from 'drizzle-orm';
import type { Paise } from '../../rules/money.ts';
import type { OrderStatus } from '../../rules/order-status.ts';
import type { Db } from '../platform/db/db.ts';

/** From the first moment to before the last. */
export interface Span {
  from: Date;
  until: Date;
}

const BEST = 8;
const LOW = 5;
const MOST_LOW = 20;

/** The index orders_sales answers this alone; a deleted order was never one. */
const placed = ({ from, until }: Span): SQL =>
  sql`o.deleted_at is null and o.created_at >= ${from} and o.created_at < ${until}`;
const paid = sql`o.payment_status = 'COMPLETED'`;

async function rows<Row>(db: Db, query: SQL): Promise<Row[]> {
  return (await db.execute(query)).rows as Row[];
}

export interface SumsRow {
  orders: number;
  paidOrders: number;
  revenue: Paise;
  awaiting: number;
  newCustomers: number;
}

export async function sumSpan(db: Db, span: Span): Promise<SumsRow> {
  const [row] = await rows<SumsRow>(
    db,
    sql`select count(*)::int as "orders",
          count(*) filter (where ${paid})::int as "paidOrders",
          coalesce(sum(o.total_paise) filter (where ${paid}), 0)::bigint as "revenue",
          count(*) filter (where o.payment_status = 'PENDING' and o.status in ('NEW', 'PENDING', 'CONFIRMED'))::int as "awaiting",
          (select count(*)::int from users u where u.created_at >= ${span.from} and u.created_at < ${span.until}
             and u.erased_at is null and not u.is_admin) as "newCustomers"
        from orders o where ${placed(span)}`,
  );
  if (!row) throw new Error('a sum has always a row');
  return row;
}

export function sumDays(db: Db, span: Span): Promise<{ day: string; orders: number; revenue: Paise }[]> {
  return rows(
    db,
    sql`select to_char(o.created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as "day", count(*)::int as "orders",
          coalesce(sum(o.total_paise) filter (where ${paid}), 0)::bigint as "revenue"
        from orders o where ${placed(span)} group by 1`,
  );
}

export function countStatuses(db: Db, span: Span): Promise<{ status: OrderStatus; count: number }[]> {
  return rows(
    db,
    sql`select o.status as "status", count(*)::int as "count" from orders o where ${placed(span)} group by 1`,
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

/** Pieces and charged prices of paid orders, by food and size. There are only as many rows as the catalogue has sizes. */
export function sumSold(db: Db, span: Span): Promise<SoldRow[]> {
  return rows(
    db,
    sql`with sold as (
          select i.food_id, i.size, sum(i.quantity)::int as pieces,
            sum(i.charged_price_paise * i.quantity)::bigint as revenue
          from orders o join order_items i on i.order_id = o.id
          where ${placed(span)} and ${paid} group by 1, 2)
        select s.food_id as "foodId", s.size as "size", f.name as "name", s.pieces as "pieces", s.revenue as "revenue",
          (select url from food_images p where p.food_id = s.food_id order by p.position limit 1) as "imageUrl"
        from sold s join foods f on f.id = s.food_id
        order by s.revenue desc, s.food_id, s.size`,
  );
}

export function sumCoupons(db: Db, span: Span): Promise<{ code: string; count: number; discount: Paise }[]> {
  return rows(
    db,
    sql`select o.coupon_code as "code", count(*)::int as "count", sum(o.discount_paise)::bigint as "discount"
        from orders o where ${placed(span)} and ${paid} and o.coupon_code is not null
        group by 1 order by 2 desc, 1 limit ${BEST}`,
  );
}

export function selectLowStock(
  db: Db,
): Promise<{ foodId: string; name: string; size: string; stock: number }[]> {
  return rows(
    db,
    sql`select f.id as "foodId", f.name as "name", s.size as "size", s.stock as "stock"
        from food_sizes s join foods f on f.id = s.food_id
        where s.stock <= ${LOW} and f.status = 'published' and f.removed_at is null
        order by s.stock, f.name, s.position limit ${MOST_LOW}`,
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
}

/** Oldest first, after the given one. */
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
          o.items_paise as "items", o.discount_paise as "discount", o.delivery_paise as "delivery", o.total_paise as "total"
        from orders o where ${placed(span)}
          ${after ? sql`and (o.created_at, o.id) > (select p.created_at, p.id from orders p where p.id = ${after})` : sql``}
        order by o.created_at, o.id limit ${limit}`,
  );
}
