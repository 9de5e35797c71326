import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { notices } from '../platform/db/schema/notices.ts';
import { orders } from '../platform/db/schema/sales.ts';
import { isUniqueViolation } from '../platform/db/sql-state.ts';
import {
  array,
  bigint,
  jsonb,
  nullable,
  text,
  timestamp,
  uuid,
  type ValuesOf,
} from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

/** Longer than any try takes. A notice whose process died is taken over then. */
const TAKEN_SECONDS = 90;

const content = {
  key: text(),
  kind: text(),
  orderId: nullable(uuid()),
  path: text(),
  facts: jsonb<{ foodId?: string; size?: string }>(),
};

const toBrowsers = statement({
  name: 'notices_to_browsers',
  params: { ...content, userId: uuid() },
  row: {},
  text: `insert into notices (id, key, channel, kind, user_id, subscription_id, order_id, path, facts)
    select gen_random_uuid(), :key, 'push', :kind, s.user_id, s.id, :orderId, :path, :facts
    from push_subscriptions s where s.user_id = :userId and s.topic = 'my-orders'
    on conflict do nothing`,
});

const toStaff = statement({
  name: 'notices_to_staff',
  params: { key: text(), kind: text(), orderId: uuid(), path: text() },
  row: {},
  text: `insert into notices (id, key, channel, kind, user_id, subscription_id, order_id, path)
    select gen_random_uuid(), :key, 'push', :kind, s.user_id, s.id, :orderId, :path
    from push_subscriptions s join users u on u.id = s.user_id
    where s.topic = 'new-orders' and u.is_admin
    on conflict do nothing`,
});

const toChannels = statement({
  name: 'notices_to_channels',
  params: { ...content, userId: uuid(), channels: array(text()) },
  row: {},
  text: `insert into notices (id, key, channel, kind, user_id, order_id, path, facts)
    select gen_random_uuid(), :key, c.channel, :kind, c.user_id, :orderId, :path, :facts
    from message_consents c where c.user_id = :userId and c.channel = any(:channels)
    on conflict do nothing`,
});

/** Null for an order by phone without an account. */
export async function findOrderUser(db: Db, orderId: string): Promise<string | null> {
  const [row] = await db.select({ userId: orders.userId }).from(orders).where(eq(orders.id, orderId));
  return row?.userId ?? null;
}

export const insertForBrowsers = toBrowsers;
export const insertForStaff = toStaff;
export const insertForChannels = toChannels;

const claimed = {
  id: notices.id,
  key: notices.key,
  channel: notices.channel,
  kind: notices.kind,
  userId: notices.userId,
  subscriptionId: notices.subscriptionId,
  orderId: notices.orderId,
  path: notices.path,
  facts: notices.facts,
  tries: notices.tries,
  createdAt: notices.createdAt,
  now: timestamp(),
};
export type ClaimedNotice = ValuesOf<typeof claimed>;

const claimer = statement({
  name: 'notices_claim',
  params: { limit: bigint() },
  row: claimed,
  text: `
    with due as (
      select id from notices where status = 'pending' and next_try_at <= now()
      order by next_try_at limit :limit for update skip locked
    )
    update notices n set tries = n.tries + 1, next_try_at = now() + interval '${TAKEN_SECONDS} seconds'
    from due where n.id = due.id
    returning n.id, n.key, n.channel, n.kind, n.user_id as "userId", n.subscription_id as "subscriptionId",
      n.order_id as "orderId", n.path, n.facts, n.tries, n.created_at as "createdAt", now() as now`,
});

/** Takes notices that are due: no other process sends them for a while. */
export function claimNotices(db: Db, limit: number): Promise<ClaimedNotice[]> {
  return claimer(db, { limit });
}

/** Still of the try that began it, and not settled by a report meanwhile. */
const isOurs = ({ id, tries }: Pick<ClaimedNotice, 'id' | 'tries'>) =>
  and(eq(notices.id, id), eq(notices.tries, tries), eq(notices.status, 'pending'));

export async function markSent(db: Db, notice: ClaimedNotice, providerId: string | null): Promise<void> {
  const mark = (id: string | null) =>
    db
      .update(notices)
      .set({ status: 'sent', sentAt: sql`now()`, error: '', ...(id && { providerId: id }) })
      .where(isOurs(notice));
  await unlessIdIsTaken(
    () => mark(providerId),
    () => mark(null),
  );
}

/** A provider that repeats its ids gets no reports, but each message is sent once. */
async function unlessIdIsTaken(
  work: () => Promise<unknown>,
  otherwise: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await otherwise();
  }
}

export async function markEnded(
  db: Db,
  notice: ClaimedNotice,
  { status, error = '' }: { status: 'failed' | 'dropped'; error?: string },
): Promise<void> {
  await db.update(notices).set({ status, error }).where(isOurs(notice));
}

export async function postpone(
  db: Db,
  notice: ClaimedNotice,
  { seconds, error }: { seconds: number; error: string },
): Promise<void> {
  await db
    .update(notices)
    .set({ error, nextTryAt: sql`now() + make_interval(secs => ${seconds}::double precision)` })
    .where(isOurs(notice));
}

/** Nothing was tried: it waits for the end of the quiet hours. */
export async function waitUntil(db: Db, notice: ClaimedNotice, until: Date): Promise<void> {
  await db
    .update(notices)
    .set({ nextTryAt: until, tries: sql`${notices.tries} - 1` })
    .where(isOurs(notice));
}

/** The order of states: a late report never steps back. A failed message may still arrive. */
const rankOf = (state: string) => `array_position(array['failed', 'sent', 'delivered', 'read'], ${state})`;

const reporter = statement({
  name: 'notices_report',
  params: {
    channel: text(),
    noticeId: nullable(uuid()),
    providerId: text(),
    state: text(),
    at: timestamp(),
    error: text(),
  },
  row: { id: notices.id },
  text: `update notices set
      provider_id = coalesce(provider_id, :providerId),
      status = case when status = 'pending' then 'sent' else status end,
      sent_at = coalesce(sent_at, :at),
      state = case when state is null or ${rankOf(':state')} > ${rankOf('state')} then :state else state end,
      state_at = case when state is null or ${rankOf(':state')} > ${rankOf('state')} then :at else state_at end,
      error = case when :state = 'failed' and coalesce(state, 'failed') = 'failed' then :error else error end
    where channel = :channel and (provider_id = :providerId or (id = :noticeId::uuid and provider_id is null))
    returning id`,
});

/** What a provider said about a message. An unknown one changes nothing. */
export async function recordReport(
  db: Db,
  report: {
    channel: string;
    noticeId: string | null;
    providerId: string;
    state: string;
    at: Date;
    error: string;
  },
): Promise<void> {
  await unlessIdIsTaken(
    () => reporter(db, report),
    async () => {},
  );
}

export async function deleteOld(db: Db): Promise<void> {
  await db.delete(notices).where(sql`${notices.createdAt} < now() - interval '90 days'`);
}

export function selectOfCustomer(db: Db, userId: string) {
  const { channel, kind, path, status, state, createdAt, sentAt } = notices;
  return db
    .select({ channel, kind, path, status, state, createdAt, sentAt })
    .from(notices)
    .where(eq(notices.userId, userId))
    .orderBy(createdAt);
}

export async function deleteOfCustomer(tx: Db, userId: string): Promise<void> {
  await tx.delete(notices).where(eq(notices.userId, userId));
}
