import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { ReturnStage } from '../../rules/returns.ts';
import type { Db } from '../platform/db/db.ts';
import { invoices } from '../platform/db/schema/invoices.ts';
import { payments, refunds } from '../platform/db/schema/payments.ts';
import { returnRequests } from '../platform/db/schema/returns.ts';
import { orderHistory, orderItems, orders } from '../platform/db/schema/sales.ts';

const shown = {
  id: returnRequests.id,
  orderId: returnRequests.orderId,
  orderNumber: orders.number,
  customer: orders.name,
  email: orders.email,
  kind: returnRequests.kind,
  text: returnRequests.text,
  photos: returnRequests.photos,
  status: returnRequests.status,
  answer: returnRequests.answer,
  stage: returnRequests.stage,
  createdAt: returnRequests.createdAt,
  items: returnRequests.items,
  goodsStay: returnRequests.goodsStay,
  sentAt: returnRequests.sentAt,
  returnTracking: returnRequests.returnTracking,
  refundId: returnRequests.refundId,
};

export async function selectReturnsOf(db: Db, orderId: string) {
  return db
    .select(shown)
    .from(returnRequests)
    .innerJoin(orders, eq(orders.id, returnRequests.orderId))
    .where(eq(returnRequests.orderId, orderId))
    .orderBy(asc(returnRequests.createdAt));
}

const isUnsettled = sql`(r.stage in ('accepted', 'received'))`;

/** Newest first: ids grow with time. A request is open until the shop has replied and settled what it accepted. */
export async function selectReturns(
  db: Db,
  { state, after, limit }: { state: 'open' | 'answered'; after?: string | undefined; limit: number },
) {
  const page = sql`${after ? sql`and r.id < ${after}` : sql``} order by r.id desc limit ${limit}`;
  // each part has a partial index, their union has none
  const openIds = sql`array((select r.id from order_requests r where r.status = 'open' ${page})
    union all (select r.id from order_requests r where ${isUnsettled} ${page}))`;
  const settledIds = sql`array(select r.id from order_requests r
    where r.status <> 'open' and ${isUnsettled} is not true ${page})`;
  return db
    .select(shown)
    .from(returnRequests)
    .innerJoin(orders, eq(orders.id, returnRequests.orderId))
    .where(sql`${returnRequests.id} = any(${state === 'open' ? openIds : settledIds})`)
    .orderBy(desc(returnRequests.id))
    .limit(limit);
}

export async function lockRequest(tx: Db, id: string) {
  const [row] = await tx.select().from(returnRequests).where(eq(returnRequests.id, id)).for('update');
  return row;
}

/** False when an open request of the same kind exists. */
export async function insertRequest(tx: Db, request: typeof returnRequests.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(returnRequests).values(request).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function closeRequest(
  tx: Db,
  id: string,
  closed: {
    status: 'accepted' | 'declined';
    answer: string;
    answeredBy: string;
    stage: ReturnStage | null;
    goodsStay: boolean;
  },
): Promise<void> {
  await tx
    .update(returnRequests)
    .set({ ...closed, answeredAt: sql`now()`, stageAt: closed.stage && sql`now()` })
    .where(eq(returnRequests.id, id));
}

export async function setStage(
  tx: Db,
  id: string,
  stage: ReturnStage,
  refundId: string | null = null,
): Promise<void> {
  await tx
    .update(returnRequests)
    .set({ stage, stageAt: sql`now()`, ...(refundId && { refundId }) })
    .where(eq(returnRequests.id, id));
}

/** The goods are on their way back. A number that is entered later or again replaces the first. */
export async function setSent(tx: Db, id: string, returnTracking: string): Promise<void> {
  await tx
    .update(returnRequests)
    .set({ sentAt: sql`coalesce(${returnRequests.sentAt}, now())`, returnTracking })
    .where(eq(returnRequests.id, id));
}

export async function setRefundInstead(tx: Db, failedId: string, refundId: string): Promise<void> {
  await tx.update(returnRequests).set({ refundId }).where(eq(returnRequests.refundId, failedId));
}

/** The fields of an order that the policy depends on; undefined for another customer's order. */
export async function findForAfterSale(db: Db, orderId: string, userId: string) {
  const [row] = await db
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      createdAt: orders.createdAt,
      promise: orders.promise,
      isPaidOutside: sql<boolean>`exists (select 1 from payments p
        where p.order_id = orders.id and p.provider = 'outside' and p.status = 'captured')`,
    })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId), sql`${orders.deletedAt} is null`));
  if (!row) return undefined;
  const [delivered] = await db
    .select({ at: orderHistory.at })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, orderId), eq(orderHistory.toStatus, 'DELIVERED')))
    .orderBy(asc(orderHistory.id))
    .limit(1);
  return { ...row, deliveredAt: delivered?.at };
}

/** Of each line of the order. */
export async function selectPieces(db: Db, orderId: string): Promise<number[]> {
  const rows = await db
    .select({ quantity: orderItems.quantity })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
  return rows.map(({ quantity }) => quantity);
}

/** The customer's own accepted request whose goods are to come back. */
export async function lockReturnToSend(
  tx: Db,
  { id, orderId, userId }: { id: string; orderId: string; userId: string },
) {
  const [row] = await tx
    .select({ id: returnRequests.id })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.id, returnRequests.orderId))
    .where(
      and(
        eq(returnRequests.id, id),
        eq(returnRequests.orderId, orderId),
        eq(orders.userId, userId),
        eq(returnRequests.stage, 'accepted'),
        eq(returnRequests.goodsStay, false),
      ),
    )
    .for('update', { of: returnRequests });
  return row;
}

export async function selectRefundsOf(db: Db, orderId: string) {
  return db
    .select({
      amountMinor: refunds.amountMinor,
      currency: payments.currency,
      provider: payments.provider,
      status: refunds.status,
      createdAt: refunds.createdAt,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(refunds.createdAt));
}

export async function hasInvoice(db: Db, orderId: string): Promise<boolean> {
  const rows = await db
    .select({ orderId: invoices.orderId })
    .from(invoices)
    .where(eq(invoices.orderId, orderId));
  return rows.length > 0;
}
