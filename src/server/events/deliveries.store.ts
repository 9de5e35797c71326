import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { eventDeliveries, eventReceivers, shopEvents } from '../platform/db/schema/events.ts';
import { array, bigint, text, uuid, type ValuesOf } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';
import type { StoredTranslations } from '../platform/stored-text.ts';

export type ReceiverRow = typeof eventReceivers.$inferSelect;

/** Longer than any try takes. A delivery whose process died is taken over then. */
const TAKEN_SECONDS = 90;

/** For a delivery `d` of a receiver `r`: whether its next try is due and possible. A test goes to a disabled endpoint, too. */
const IS_DUE = `d.status = 'pending' and d.next_try_at <= now() and (r.disabled_at is null or d.is_manual)
  and (d.is_manual or not exists (
    select from event_deliveries earlier where earlier.receiver_id = d.receiver_id and earlier.subject = d.subject
      and earlier.status = 'pending' and not earlier.is_manual and earlier.event_seq < d.event_seq))`;

const dueReceivers = statement({
  name: 'events_due_receivers',
  params: { extensions: array(text()) },
  row: { id: eventReceivers.id },
  text: `select r.id from event_receivers r
    where (r.url is not null or r.extension = any(:extensions))
      and exists (select from event_deliveries d where d.receiver_id = r.id and ${IS_DUE})`,
});

/** Receivers with something to deliver. Of the extensions only those that this process has. */
export async function selectDueReceivers(db: Db, extensions: string[]): Promise<string[]> {
  return (await dueReceivers(db, { extensions })).map(({ id }) => id);
}

const claimed = {
  id: eventDeliveries.id,
  tries: eventDeliveries.tries,
  isManual: eventDeliveries.isManual,
  eventId: shopEvents.id,
  type: shopEvents.type,
  data: shopEvents.data,
  at: shopEvents.at,
};
export type ClaimedDelivery = ValuesOf<typeof claimed>;

const claimer = statement({
  name: 'events_claim',
  params: { receiverId: uuid(), limit: bigint() },
  row: claimed,
  text: `
    with due as (
      select d.id from event_deliveries d join event_receivers r on r.id = d.receiver_id
      where d.receiver_id = :receiverId and ${IS_DUE}
      order by d.next_try_at, d.event_seq limit :limit
      for update of d skip locked
    )
    update event_deliveries d set tries = d.tries + 1, next_try_at = now() + interval '${TAKEN_SECONDS} seconds'
    from due, shop_events e where d.id = due.id and e.seq = d.event_seq
    returning d.id, d.tries, d.is_manual as "isManual", e.id as "eventId", e.type, e.data, e.at`,
});

/**
 * Takes deliveries that are due: no other process tries them for a while. At most one of them is of the same order, because
 * an earlier one that is not finished, whoever tries it, holds back the later ones.
 */
export function claimDeliveries(db: Db, receiverId: string, limit: number): Promise<ClaimedDelivery[]> {
  return claimer(db, { receiverId, limit });
}

export async function findReceiver(db: Db, id: string): Promise<ReceiverRow | undefined> {
  const [row] = await db.select().from(eventReceivers).where(eq(eventReceivers.id, id));
  return row;
}

export interface Outcome {
  responseCode: number | null;
  response: string;
  error: string;
  /** The error in other languages than English. */
  translations: StoredTranslations;
  durationMs: number;
}

/** Nothing happens if another process took the delivery over meanwhile. */
export async function finishDelivery(
  tx: Db,
  { id, tries }: ClaimedDelivery,
  outcome: Outcome,
  next: { status: 'delivered' | 'failed' } | { status: 'pending'; delaySeconds: number },
): Promise<void> {
  const delay = next.status === 'pending' ? next.delaySeconds : 0;
  await tx
    .update(eventDeliveries)
    .set({
      ...outcome,
      status: next.status,
      triedAt: sql`now()`,
      nextTryAt: sql`now() + make_interval(secs => ${delay}::double precision)`,
    })
    .where(and(eq(eventDeliveries.id, id), eq(eventDeliveries.tries, tries)));
}

export async function setWorking(tx: Db, receiverId: string): Promise<void> {
  await tx
    .update(eventReceivers)
    .set({ failingSince: null })
    .where(and(eq(eventReceivers.id, receiverId), sql`${eventReceivers.failingSince} is not null`));
}

/** Whether the receiver has failed for so many hours. */
export async function setFailing(tx: Db, receiverId: string, hours: number): Promise<boolean> {
  const [row] = await tx
    .update(eventReceivers)
    .set({ failingSince: sql`coalesce(${eventReceivers.failingSince}, now())` })
    .where(eq(eventReceivers.id, receiverId))
    .returning({
      isLong: sql<boolean>`${eventReceivers.failingSince} <= now() - make_interval(hours => ${hours}::int)`,
    });
  return row?.isLong ?? false;
}

/** Undefined if it was disabled already. */
export async function setDisabledByShop(tx: Db, receiverId: string): Promise<ReceiverRow | undefined> {
  const [row] = await tx
    .update(eventReceivers)
    .set({ disabledAt: sql`now()`, isGivenUp: true, updatedAt: sql`now()` })
    .where(and(eq(eventReceivers.id, receiverId), sql`${eventReceivers.disabledAt} is null`))
    .returning();
  return row;
}

const extensionSaver = statement({
  name: 'events_extension',
  isPrepared: false,
  params: { extension: text(), events: array(text()) },
  row: {},
  text: `insert into event_receivers (extension, events) values (:extension, :events)
    on conflict (extension) do update set events = excluded.events, disabled_at = null, updated_at = now()
    where event_receivers.events <> excluded.events or event_receivers.disabled_at is not null`,
});

const extensionRemover = statement({
  name: 'events_extensions_gone',
  isPrepared: false,
  params: { extensions: array(text()) },
  row: {},
  text: `update event_receivers set disabled_at = now(), updated_at = now()
    where extension is not null and disabled_at is null and not (extension = any(:extensions))`,
});

export async function saveExtension(
  db: Db,
  receiver: { extension: string; events: string[] },
): Promise<void> {
  await extensionSaver(db, receiver);
}

/** Receivers of other extensions get no new events. */
export async function saveExtensions(
  tx: Db,
  receivers: { extension: string; events: string[] }[],
): Promise<void> {
  await extensionRemover(tx, { extensions: receivers.map(({ extension }) => extension) });
  for (const receiver of receivers) await extensionSaver(tx, receiver);
}

const eventPurger = statement({
  name: 'events_purge',
  isPrepared: false,
  params: {},
  row: {},
  text: `delete from shop_events e where e.at < now() - interval '30 days' and not exists (
    select from event_deliveries d join event_receivers r on r.id = d.receiver_id
    where d.event_seq = e.seq and d.status = 'pending' and r.disabled_at is null)`,
});

export async function deleteOldEvents(db: Db): Promise<void> {
  await eventPurger(db, {});
}
