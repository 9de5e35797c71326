import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { DeliveryQuery } from '../../../contract/admin/webhooks.ts';
import { advisoryLock } from '../../platform/db/advisory-lock.ts';
import type { Db } from '../../platform/db/db.ts';
import { eventDeliveries, eventReceivers, shopEvents } from '../../platform/db/schema/events.ts';
import type { ReceiverRow } from '../deliveries.store.ts';

export type DeliveryRow = Awaited<ReturnType<typeof selectDeliveries>>[number];

const waiting = sql<number>`(select count(*)::int from event_deliveries d
  where d.receiver_id = event_receivers.id and d.status = 'pending')`;

/** Endpoints in the order they were added, then extensions. */
export function selectReceivers(db: Db): Promise<{ receiver: ReceiverRow; waiting: number }[]> {
  return db
    .select({ receiver: eventReceivers, waiting })
    .from(eventReceivers)
    .orderBy(sql`${eventReceivers.extension} nulls first`, eventReceivers.createdAt, eventReceivers.id);
}

export async function findWithWaiting(
  db: Db,
  id: string,
): Promise<{ receiver: ReceiverRow; waiting: number } | undefined> {
  const [row] = await db
    .select({ receiver: eventReceivers, waiting })
    .from(eventReceivers)
    .where(eq(eventReceivers.id, id));
  return row;
}

/** Nobody else changes the endpoint until the transaction ends. Undefined for an extension, too. */
export async function lockEndpoint(tx: Db, id: string): Promise<ReceiverRow | undefined> {
  const [row] = await tx
    .select()
    .from(eventReceivers)
    .where(and(eq(eventReceivers.id, id), isNotNull(eventReceivers.url)))
    .for('update');
  return row;
}

/** Of two that are added at the same time, the second waits. */
export async function countEndpoints(tx: Db): Promise<number> {
  await advisoryLock(tx, 'webhook endpoints');
  return tx.$count(eventReceivers, isNotNull(eventReceivers.url));
}

export async function insertEndpoint(
  tx: Db,
  endpoint: { id: string; url: string; description: string; events: string[]; secretSealed: string },
): Promise<void> {
  await tx.insert(eventReceivers).values(endpoint);
}

export async function updateEndpoint(
  tx: Db,
  id: string,
  changes: Partial<Pick<ReceiverRow, 'url' | 'description' | 'events'>>,
): Promise<void> {
  await tx
    .update(eventReceivers)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(eventReceivers.id, id));
}

export async function setDisabled(tx: Db, id: string): Promise<void> {
  await tx
    .update(eventReceivers)
    .set({ disabledAt: sql`now()`, isGivenUp: false })
    .where(eq(eventReceivers.id, id));
}

/** What it has not received is tried at once, with all tries before it. */
export async function setEnabled(tx: Db, id: string): Promise<void> {
  await tx
    .update(eventReceivers)
    .set({ disabledAt: null, isGivenUp: false, failingSince: null })
    .where(eq(eventReceivers.id, id));
  await tx
    .update(eventDeliveries)
    .set({ tries: 0, nextTryAt: sql`now()` })
    .where(and(eq(eventDeliveries.receiverId, id), eq(eventDeliveries.status, 'pending')));
}

/** The secret of now stays valid for a day. */
export async function replaceSecret(tx: Db, id: string, secretSealed: string): Promise<void> {
  await tx
    .update(eventReceivers)
    .set({
      secretSealed,
      previousSealed: eventReceivers.secretSealed,
      previousUntil: sql`now() + interval '1 day'`,
      updatedAt: sql`now()`,
    })
    .where(eq(eventReceivers.id, id));
}

export async function deleteEndpoint(tx: Db, id: string): Promise<void> {
  await tx.delete(eventReceivers).where(eq(eventReceivers.id, id));
  await tx.delete(eventDeliveries).where(eq(eventDeliveries.receiverId, id));
}

/** Newest first. */
export function selectDeliveries(db: Db, receiverId: string, { status, after, limit }: DeliveryQuery) {
  return db
    .select({ delivery: eventDeliveries, event: shopEvents })
    .from(eventDeliveries)
    .innerJoin(shopEvents, eq(shopEvents.seq, eventDeliveries.eventSeq))
    .where(
      and(
        eq(eventDeliveries.receiverId, receiverId),
        status && eq(eventDeliveries.status, status),
        after === undefined ? undefined : lt(eventDeliveries.id, Number(after)),
      ),
    )
    .orderBy(desc(eventDeliveries.id))
    .limit(limit);
}

export async function findDelivery(tx: Db, receiverId: string, id: string) {
  const [row] = await tx
    .select({ eventSeq: eventDeliveries.eventSeq, subject: eventDeliveries.subject })
    .from(eventDeliveries)
    .where(and(eq(eventDeliveries.receiverId, receiverId), eq(eventDeliveries.id, Number(id))));
  return row;
}

/** One try, out of the order. */
export async function insertManual(
  tx: Db,
  delivery: { receiverId: string; eventSeq: number; subject: string },
): Promise<void> {
  await tx.insert(eventDeliveries).values({ ...delivery, isManual: true });
}

export async function insertEvent(
  tx: Db,
  event: { type: string; subject: string; data: Record<string, unknown> },
): Promise<number> {
  const [row] = await tx.insert(shopEvents).values(event).returning({ seq: shopEvents.seq });
  if (!row) throw new Error('the event was not written');
  return row.seq;
}
