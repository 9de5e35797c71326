import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { OrderFilter } from '../../../contract/admin/orders.ts';
import { addDays, startOfDay } from '../../../rules/days.ts';
import type { Paise } from '../../../rules/money.ts';
import type { Db } from '../../platform/db/db.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { apiKeys } from '../../platform/db/schema/api-keys.ts';
import { orderHistory, orderItems, orders } from '../../platform/db/schema/sales.ts';
import { containsText } from '../../platform/db/search.ts';
import { array, bigint, nullable, text } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';
import type { OrderRow } from '../orders.store.ts';

const MAX_NUMBER_LENGTH = 15;
const MAX_REFERENCED = 50;

interface References {
  tracking: string;
  number: number | null;
  invoice: string;
  payments: string[];
  providerOrder: string;
}

const byReference = statement({
  name: 'orders_by_reference',
  isPrepared: false,
  params: {
    tracking: text(),
    number: nullable(bigint()),
    invoice: text(),
    payments: array(text()),
    providerOrder: text(),
  },
  row: { id: orders.id },
  text: `
    with recursive known(provider) as (
      (select provider from payments order by provider limit 1)
      union all
      select (select p.provider from payments p where p.provider > known.provider order by p.provider limit 1)
      from known where known.provider is not null
    ), tried(provider) as (
      (select provider from payment_attempts order by provider limit 1)
      union all
      select (select p.provider from payment_attempts p where p.provider > tried.provider order by p.provider limit 1)
      from tried where tried.provider is not null
    )
    select id from orders where lower(replace(tracking_number, ' ', '')) = :tracking
    union select id from orders where number = :number
    union select order_id from invoices where number = :invoice
    union select order_id from payments
      where provider in (select provider from known) and provider_payment_id = any(:payments)
    union select order_id from payment_attempts
      where provider in (select provider from tried) and provider_order_id = :providerOrder
    limit ${MAX_REFERENCED}`,
});

/**
 * Ids of the orders that have one of these numbers. A query before that of the list, so that each table is searched by
 * its own index; joined to the other conditions of the list, PostgreSQL would use none of them.
 */
export async function selectByReference(db: Db, references: References): Promise<string[]> {
  return (await byReference(db, references)).map(({ id }) => id);
}

/** `email` and `pincode` match exactly; `ids` are orders that have the searched text as one of their numbers. */
export type OrderSelection = OrderFilter & {
  email?: string | undefined;
  pincode?: string | undefined;
  ids?: string[] | undefined;
};

/** Leaves out the orders that their customers deleted. */
function matching({
  status,
  payment,
  from,
  to,
  paidSince,
  customer,
  q,
  email,
  ids = [],
}: OrderSelection): SQL | undefined {
  return and(
    isNull(orders.deletedAt),
    status && eq(orders.status, status),
    payment && eq(orders.paymentStatus, payment),
    from ? gte(orders.createdAt, startOfDay(from)) : undefined,
    to ? lt(orders.createdAt, startOfDay(addDays(to, 1))) : undefined,
    paidSince ? isPaidSince(paidSince) : undefined,
    customer ? isOfCustomer(customer) : undefined,
    q ? isAbout(q, ids) : undefined,
    email ? isFrom(email) : undefined,
  );
}

/** By its history, which also has payments outside the shop and orders that cost nothing. */
const isPaidSince = (time: string) => sql`${orders.id} in (
  select h.order_id from order_history h
  where h.to_status = 'PAYMENT' and h.from_status is distinct from 'PAYMENT' and h.from_status is distinct from 'SHIPPED' and h.at >= ${time}::timestamptz)`;

function isAbout(q: string, ids: string[]): SQL | undefined {
  const number = /^#?(\d+)$/.exec(q)?.[1];
  return or(
    containsText(
      sql`${orders.name} || ' ' || ${orders.email} || ' ' || ${orders.phone}`,
      sql`${orders.name}`,
      q,
    ),
    number && number.length <= MAX_NUMBER_LENGTH ? eq(orders.number, Number(number)) : undefined,
    ids.length > 0 ? inArray(orders.id, ids) : undefined,
  );
}

/** An account has a UUID; without one the mobile number counts. */
const isOfCustomer = (customer: string) =>
  /^\d{10}$/.test(customer)
    ? and(isNull(orders.userId), eq(orders.phone, customer))
    : eq(orders.userId, customer);

const isTo = (pincode: string) => sql`${orders.address} ->> 'pincode' = ${pincode}`;
const isFrom = (email: string) => sql`lower(${orders.email}) = ${email.toLowerCase()}`;

export async function hasOrderFrom(db: Db, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNull(orders.deletedAt), isFrom(email)))
    .limit(1);
  return rows.length > 0;
}

export async function hasOrderTo(db: Db, pincode: string): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNull(orders.deletedAt), isTo(pincode)))
    .limit(1);
  return rows.length > 0;
}

/**
 * The matching orders, at most `max` of a pincode: most orders of a shop may go to one pincode, and only the index on
 * pincode and time lets the query stop early. An `or` with `ids` would prevent that index from being used.
 */
function upTo(db: Db, max: number, { pincode, ids = [], ...filter }: OrderSelection, page?: SQL) {
  if (!pincode) return and(matching({ ...filter, ids }), page);
  if (ids.length === 0) return and(matching(filter), isTo(pincode), page);
  const here = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(matching(filter), isTo(pincode), page))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(max);
  const found = sql`select h.id from ${here} h union all select unnest(${sql.param(ids)}::uuid[])`;
  return and(matching(filter), sql`${orders.id} in (${found})`, page);
}

/** Newest first. */
export function selectOrders(
  db: Db,
  { after, limit, ...filter }: OrderSelection & { after?: string | undefined; limit: number },
): Promise<(OrderRow & { pieces: number })[]> {
  const pieces = sql<number>`(select coalesce(sum(i.quantity), 0)::int from ${orderItems} i where i.order_id = ${orders.id})`;
  return db
    .select({ order: orders, pieces })
    .from(orders)
    .where(
      upTo(
        db,
        limit,
        filter,
        after
          ? sql`(${orders.createdAt}, ${orders.id}) < (select o.created_at, o.id from orders o where o.id = ${after})`
          : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .then((rows) => rows.map(({ order, ...more }) => ({ ...order, ...more })));
}

/** Counts at most `max` matching orders. */
export async function sumOrders(
  db: Db,
  filter: OrderSelection,
  max: number,
): Promise<{ count: number; total: Paise; paid: Paise }> {
  const counted = db
    .select({ total: orders.total, paymentStatus: orders.paymentStatus })
    .from(orders)
    .where(upTo(db, max, filter))
    .limit(max)
    .as('counted');
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      total: sql<Paise>`coalesce(sum(${counted.total}), 0)::bigint`,
      paid: sql<Paise>`coalesce(sum(${counted.total}) filter (where ${counted.paymentStatus} = 'COMPLETED'), 0)::bigint`,
    })
    .from(counted);
  if (!row) throw new Error('an aggregate query returned no row');
  return row;
}

export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row;
}

/** Earlier orders of the same customer, by account or, without one, by mobile number. */
export function countEarlier(db: Db, { id, userId, phone, createdAt }: OrderRow): Promise<number> {
  if (userId === null && phone === '') return Promise.resolve(0);
  const isSame =
    userId === null ? and(isNull(orders.userId), eq(orders.phone, phone)) : eq(orders.userId, userId);
  return db.$count(
    orders,
    and(isSame, isNull(orders.deletedAt), lt(orders.createdAt, createdAt), ne(orders.id, id)),
  );
}

/** The history with the names of the actors, oldest first. */
export function selectHistory(db: Db, orderId: string) {
  return db
    .select({ change: orderHistory, actorName: users.name, apiKey: apiKeys.name })
    .from(orderHistory)
    .leftJoin(users, eq(users.id, orderHistory.actorId))
    .leftJoin(apiKeys, eq(apiKeys.id, orderHistory.apiKeyId))
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.id));
}
