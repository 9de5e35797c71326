import type { Paise } from '../../rules/money.ts';
import type { Db } from '../platform/db/db.ts';
import { EXPORTED_ORDER, exportedOrderRow } from '../platform/db/exported-order.ts';
import { users } from '../platform/db/schema/accounts.ts';
import { invoices } from '../platform/db/schema/invoices.ts';
import { payments } from '../platform/db/schema/payments.ts';
import { orders } from '../platform/db/schema/sales.ts';
import { bigint, integer, json, nullable, timestamp, uuid, type ValuesOf } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

interface ExportedItem {
  name: string;
  size: string;
  listPrice: Paise;
  chargedPrice: Paise;
  quantity: number;
}

const orderRow = {
  ...exportedOrderRow,
  courier: orders.courier,
  trackingNumber: orders.trackingNumber,
  fields: orders.fields,
  lines: json<ExportedItem[]>(),
  invoiceNumber: nullable(invoices.number),
  invoiceDate: nullable(invoices.issuedAt),
  invoice: nullable(invoices.content),
  method: nullable(payments.provider),
  paidAt: nullable(payments.capturedAt),
  paidMinor: nullable(payments.amountMinor),
  currency: nullable(payments.currency),
  refunded: bigint<Paise>(),
  refundedAt: nullable(timestamp()),
};
export type ExportedOrder = ValuesOf<typeof orderRow>;

const orderPage = (condition: string) => `
  select ${EXPORTED_ORDER}, o.courier, o.tracking_number as "trackingNumber", o.fields,
    (select coalesce(json_agg(json_build_object('name', t.name, 'size', t.size, 'listPrice', t.list_price_paise,
       'chargedPrice', t.charged_price_paise, 'quantity', t.quantity) order by t.position), '[]')
     from order_items t where t.order_id = o.id) as "lines",
    i.number as "invoiceNumber", i.issued_at as "invoiceDate", i.content as "invoice",
    coalesce(p.provider, case when o.cod_at is not null then 'cash-on-delivery' end) as "method", p.captured_at as "paidAt", p.amount_minor as "paidMinor", p.currency as "currency",
    coalesce(refunded_paise(o.id), 0)::bigint as "refunded",
    (select max(r.processed_at) from refunds r join payments rp on rp.id = r.payment_id where rp.order_id = o.id)
      as "refundedAt"
  from orders o
  left join invoices i on i.order_id = o.id
  left join lateral (select * from payments c where c.order_id = o.id and c.status = 'captured'
    order by c.captured_at limit 1) p on true
  where o.deleted_at is null and o.created_at >= :from and o.created_at < :until ${condition}
  order by o.created_at, o.id limit :limit`;
const orderParams = { from: timestamp(), until: timestamp(), limit: bigint() };

const firstOrders = statement({
  name: 'export_order_lines_first',
  isPrepared: false,
  params: orderParams,
  row: orderRow,
  text: orderPage(''),
});
const nextOrders = statement({
  name: 'export_order_lines_next',
  isPrepared: false,
  params: { ...orderParams, after: orders.id },
  row: orderRow,
  text: orderPage(
    'and (o.created_at, o.id) > (select before.created_at, before.id from orders before where before.id = :after)',
  ),
});

/** Oldest first. */
export function selectOrders(
  db: Db,
  span: { from: Date; until: Date },
  after: string | undefined,
  limit: number,
): Promise<ExportedOrder[]> {
  return after ? nextOrders(db, { ...span, after, limit }) : firstOrders(db, { ...span, limit });
}

const customers = statement({
  name: 'export_customers',
  isPrepared: false,
  params: { before: nullable(uuid()), limit: bigint() },
  row: {
    id: users.id,
    name: users.name,
    email: users.email,
    phone: users.phone,
    address: nullable(users.address),
    createdAt: users.createdAt,
    emailVerifiedAt: users.emailVerifiedAt,
    isBlocked: users.isBlocked,
    isAdmin: users.isAdmin,
    fields: users.fields,
    orders: integer(),
    paidOrders: integer(),
    paid: bigint<Paise>(),
    refunded: bigint<Paise>(),
    lastOrderAt: nullable(timestamp()),
  },
  text: `
    select u.id, u.name, u.email, u.phone, u.address, u.created_at as "createdAt",
      u.email_verified_at as "emailVerifiedAt", u.is_blocked as "isBlocked", u.is_admin as "isAdmin", u.fields,
      t.orders, t.paid_orders as "paidOrders", t.paid as "paid", t.refunded as "refunded", t.last as "lastOrderAt"
    from (
      select * from users where erased_at is null and (:before::uuid is null or id < :before::uuid)
      order by id desc limit :limit) u
    cross join lateral (
      select count(*)::int as orders, (count(*) filter (where o.payment_status = 'COMPLETED'))::int as paid_orders,
        coalesce(sum(o.total_paise) filter (where o.payment_status = 'COMPLETED'), 0)::bigint as paid,
        coalesce(sum(refunded_paise(o.id)), 0)::bigint as refunded, max(o.created_at) as last
      from orders o where o.user_id = u.id and o.deleted_at is null) t
    order by u.id desc`,
});
export type ExportedCustomer = Awaited<ReturnType<typeof customers>>[number];

/** Newest first. */
export function selectCustomers(
  db: Db,
  before: string | undefined,
  limit: number,
): Promise<ExportedCustomer[]> {
  return customers(db, { before: before ?? null, limit });
}
