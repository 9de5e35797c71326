import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { providerEvents } from '../platform/db/schema/payments.ts';

export type EventRow = typeof providerEvents.$inferSelect;
export interface EventKey {
  provider: string;
  eventId: string;
}

const isEvent = ({ provider, eventId }: EventKey) =>
  and(eq(providerEvents.provider, provider), eq(providerEvents.eventId, eventId));

/** False when the event was received before. */
export async function insertEvent(tx: Db, event: EventKey & { body: string }): Promise<boolean> {
  const rows = await tx
    .insert(providerEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ eventId: providerEvents.eventId });
  return rows.length > 0;
}

export async function findEvent(db: Db, key: EventKey): Promise<EventRow | undefined> {
  const [row] = await db.select().from(providerEvents).where(isEvent(key));
  return row;
}

export async function setProcessed(db: Db, key: EventKey): Promise<void> {
  await db.update(providerEvents).set({ processedAt: sql`now()`, error: null }).where(isEvent(key));
}

/** Returns the number of tries. */
export async function setFailed(db: Db, key: EventKey, error: string): Promise<number> {
  const [row] = await db
    .update(providerEvents)
    .set({ tries: sql`${providerEvents.tries} + 1`, error: error.slice(0, 500) })
    .where(isEvent(key))
    .returning({ tries: providerEvents.tries });
  return row?.tries ?? 0;
}

/** Unprocessed events of the last days whose job should have ended. */
export function selectWaiting(db: Db): Promise<EventKey[]> {
  return db
    .select({ provider: providerEvents.provider, eventId: providerEvents.eventId })
    .from(providerEvents)
    .where(
      and(
        isNull(providerEvents.processedAt),
        lt(providerEvents.receivedAt, sql`now() - interval '10 minutes'`),
        sql`${providerEvents.receivedAt} > now() - interval '4 days'`,
      ),
    )
    .orderBy(asc(providerEvents.receivedAt))
    .limit(500);
}
