import { getTableColumns, inArray } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { invoices } from '../platform/db/schema/invoices.ts';
import { payments } from '../platform/db/schema/payments.ts';
import { orderItems, orders } from '../platform/db/schema/sales.ts';
import { array, text, uuid } from '../platform/db/sql-types.ts';
import { columnsOf, statement } from '../platform/db/statement.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof orderItems.$inferSelect & { shelf: string };
export type InvoiceRow = typeof invoices.$inferSelect;

const ordersToPrint = statement({
  name: 'orders_to_print',
  params: { ids: array(uuid()) },
  row: getTableColumns(orders),
  text: `select ${columnsOf(orders)} from orders where id = any(:ids) and deleted_at is null`,
});

/** Without those that their customers deleted; in any order. */
export function selectOrdersToPrint(db: Db, ids: string[]): Promise<OrderRow[]> {
  return ordersToPrint(db, { ids });
}

const itemsToPrint = statement({
  name: 'order_items_to_print',
  params: { ids: array(uuid()) },
  row: { ...getTableColumns(orderItems), shelf: text() },
  text: `select ${columnsOf(orderItems)}, coalesce((select s.shelf from food_sizes s
      where s.food_id = order_items.food_id and s.size = order_items.size), '') as shelf
    from order_items where order_id = any(:ids) order by order_id, position`,
});

/** With the shelf where the size stands now. */
export function selectItemsToPrint(db: Db, ids: string[]): Promise<OrderItemRow[]> {
  return itemsToPrint(db, { ids });
}

const refundedOrders = statement({
  name: 'refunded_orders_to_print',
  params: { ids: array(uuid()) },
  row: { orderId: payments.orderId },
  text: `
    select p.order_id as "orderId" from payments p
    where p.order_id = any(:ids) and p.status = 'captured' and p.amount_minor <=
      (select coalesce(sum(r.amount_minor), 0) from refunds r where r.payment_id = p.id and r.status <> 'failed')`,
});

/** Those whose whole payment went back, or will. */
export async function selectRefunded(db: Db, ids: string[]): Promise<Set<string>> {
  return new Set((await refundedOrders(db, { ids })).map(({ orderId }) => orderId));
}

export function selectInvoices(db: Db, orderIds: string[]): Promise<InvoiceRow[]> {
  return db.select().from(invoices).where(inArray(invoices.orderId, orderIds));
}
