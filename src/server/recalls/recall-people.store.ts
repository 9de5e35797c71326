import { and, eq, inArray, sql } from 'drizzle-orm';
import type { RecallSettlement } from '../../rules/recalls.ts';
import type { Db } from '../platform/db/db.ts';
import { recallPeople, recalls } from '../platform/db/schema/recalls.ts';
import { orders } from '../platform/db/schema/sales.ts';
import { bigint, date, integer, json, nullable, text, uuid } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

/** Orders of a batch whose parcels have left the farm, in SQL: `b` is order_batches, `o` is orders. */
const LEFT_THE_FARM = `o.status in ('SHIPPED', 'DELIVERED')`;
const WITH_CUSTOMER = 'b.quantity > b.returned';

const saleCounts = statement({
  name: 'recall_sale_counts',
  params: { batchId: uuid() },
  row: {
    people: integer(),
    bottles: integer(),
    toStop: integer(),
    soldFrom: nullable(date()),
    soldTo: nullable(date()),
  },
  isPrepared: false,
  text: `
    select
      count(distinct coalesce(o.user_id::text, nullif(lower(o.email), ''), nullif(o.phone, ''), o.id::text))
        filter (where ${LEFT_THE_FARM})::integer as people,
      coalesce(sum(b.quantity - b.returned) filter (where ${LEFT_THE_FARM}), 0)::integer as bottles,
      count(distinct o.id) filter (where o.status in ('NEW', 'PENDING', 'CONFIRMED', 'PAYMENT'))::integer as "toStop",
      min(day_of(o.created_at)) filter (where ${LEFT_THE_FARM}) as "soldFrom",
      max(day_of(o.created_at)) filter (where ${LEFT_THE_FARM}) as "soldTo"
    from order_batches b join orders o on o.id = b.order_id
    where b.batch_id = :batchId and ${WITH_CUSTOMER}`,
});

/** To whom the bottles of a batch went, counted before or after its recall. */
export async function countSales(db: Db, batchId: string) {
  const [row] = await saleCounts(db, { batchId });
  return row ?? { people: 0, bottles: 0, toStop: 0, soldFrom: null, soldTo: null };
}

const ordersToStop = statement({
  name: 'recall_orders_to_stop',
  params: { batchId: uuid() },
  row: { _id: orders.id, number: orders.number, pieces: integer() },
  isPrepared: false,
  text: `
    select o.id as _id, o.number, sum(b.quantity)::integer as pieces
    from order_batches b join orders o on o.id = b.order_id
    where b.batch_id = :batchId and o.status in ('NEW', 'PENDING', 'CONFIRMED', 'PAYMENT') and ${WITH_CUSTOMER}
    group by o.id order by o.number limit 200`,
});

/** Orders that were promised bottles of the batch and have not left: another batch must be packed. */
export function selectOrdersToStop(db: Db, batchId: string) {
  return ordersToStop(db, { batchId });
}

const peopleAdder = statement({
  name: 'recall_add_people',
  params: { recallId: uuid(), batchId: uuid(), orderId: nullable(uuid()) },
  row: {},
  isPrepared: false,
  text: `
    with sold as (
      select o.id, o.created_at, sha256(convert_to(:recallId::uuid::text
        || coalesce(o.user_id::text, nullif(lower(o.email), ''), nullif(o.phone, ''), o.id::text), 'UTF8')) as person
      from (select distinct b.order_id from order_batches b where b.batch_id = :batchId and ${WITH_CUSTOMER}
        and (:orderId::uuid is null or b.order_id = :orderId)) b
        join orders o on o.id = b.order_id
      where ${LEFT_THE_FARM}
        and not exists (select from recall_orders r where r.recall_id = :recallId and r.order_id = o.id)
    ), people as (
      insert into recall_people (id, recall_id, person, order_id)
      select gen_random_uuid(), :recallId, person, (array_agg(id order by created_at desc, id))[1] from sold group by person
      on conflict (recall_id, person) do update set person = excluded.person
      returning id, person
    )
    insert into recall_orders (recall_id, order_id, person_id)
    select :recallId, sold.id, people.id from sold join people on people.person = sold.person`,
});

/** Adds everybody who got bottles of the batch and is not listed yet, or the buyer of one order. The recall is locked. */
export async function addPeople(
  tx: Db,
  recallId: string,
  batchId: string,
  orderId: string | null = null,
): Promise<void> {
  await peopleAdder(tx, { recallId, batchId, orderId });
}

const recallsOf = statement({
  name: 'recalls_of_order',
  params: { orderId: uuid() },
  row: { id: recalls.id, batchId: recalls.batchId },
  text: `select id, batch_id as "batchId" from recalls
    where batch_id in (select b.batch_id from order_batches b where b.order_id = :orderId and ${WITH_CUSTOMER})
    order by id for update`,
});

/** Recalls of the bottles in this order. */
export function lockRecallsOf(tx: Db, orderId: string) {
  return recallsOf(tx, { orderId });
}

const peopleOf = statement({
  name: 'recall_people_page',
  params: {
    recallId: uuid(),
    batchId: uuid(),
    show: text(),
    after: nullable(uuid()),
    limit: bigint(),
  },
  row: {
    id: recallPeople.id,
    name: orders.name,
    email: orders.email,
    phone: orders.phone,
    address: orders.address,
    createdAt: orders.createdAt,
    queuedAt: recallPeople.queuedAt,
    emailedAt: recallPeople.emailedAt,
    emailError: recallPeople.emailError,
    messagedAt: recallPeople.messagedAt,
    calledAt: recallPeople.calledAt,
    settled: recallPeople.settled,
    sold: json<{ id: string; number: number; pieces: number }[]>(),
  },
  isPrepared: false,
  text: `
    select p.id, o.name, o.email, o.phone, o.address, o.created_at as "createdAt", p.queued_at as "queuedAt",
      p.emailed_at as "emailedAt", p.email_error as "emailError", p.messaged_at as "messagedAt", p.called_at as "calledAt", p.settled,
      coalesce((select json_agg(json_build_object('id', s.id, 'number', s.number, 'pieces', s.pieces) order by s.number)
        from (select so.id, so.number, sum(b.quantity - b.returned) as pieces
          from recall_orders r join orders so on so.id = r.order_id
            join order_batches b on b.order_id = so.id and b.batch_id = :batchId
          where r.person_id = p.id group by so.id) s), '[]'::json) as sold
    from recall_people p join orders o on o.id = p.order_id
    where p.recall_id = :recallId and (:after::uuid is null or p.id > :after)
      and (:show <> 'open' or p.settled is null)
      and (:show <> 'unreached' or (p.emailed_at is null and p.messaged_at is null and p.called_at is null))
    order by p.id limit :limit`,
});

export type PersonRow = Awaited<ReturnType<typeof peopleOf>>[number];

export function selectPeople(
  db: Db,
  page: { recallId: string; batchId: string; show: string; after: string | null; limit: number },
): Promise<PersonRow[]> {
  return peopleOf(db, page);
}

const peopleCounts = statement({
  name: 'recall_people_counts',
  params: { recallId: uuid() },
  row: {
    people: bigint(),
    emailed: bigint(),
    messaged: bigint(),
    called: bigint(),
    reached: bigint(),
    waiting: bigint(),
    failing: bigint(),
    withoutEmail: bigint(),
    refunds: bigint(),
    replacements: bigint(),
    open: bigint(),
  },
  isPrepared: false,
  text: `
    select count(*) as people,
      count(*) filter (where p.emailed_at is not null) as emailed,
      count(*) filter (where p.messaged_at is not null) as messaged,
      count(*) filter (where p.called_at is not null) as called,
      count(*) filter (where p.emailed_at is not null or p.messaged_at is not null or p.called_at is not null) as reached,
      count(*) filter (where p.emailed_at is null and o.email <> '' and p.email_error = '' and p.queued_at is not null) as waiting,
      count(*) filter (where p.emailed_at is null and p.email_error <> '') as failing,
      count(*) filter (where o.email = '') as "withoutEmail",
      count(*) filter (where p.settled = 'refund') as refunds,
      count(*) filter (where p.settled = 'replacement') as replacements,
      count(*) filter (where p.settled is null) as open
    from recall_people p join orders o on o.id = p.order_id where p.recall_id = :recallId`,
});

export async function countPeople(db: Db, recallId: string) {
  const [row] = await peopleCounts(db, { recallId });
  if (!row) throw new Error('an aggregate has a row');
  return row;
}

const unsent = statement({
  name: 'recall_people_unsent',
  params: { recallId: uuid(), limit: bigint() },
  row: { id: recallPeople.id },
  text: `
    update recall_people set queued_at = now() where id in (
      select id from recall_people where recall_id = :recallId and queued_at is null limit :limit for update skip locked)
    returning id`,
});

/** Marks some people as queued; the transaction enqueues their notices. */
export async function claimUnsent(tx: Db, recallId: string, limit: number): Promise<string[]> {
  return (await unsent(tx, { recallId, limit })).map(({ id }) => id);
}

const noticeOf = statement({
  name: 'recall_notice',
  params: { personId: uuid() },
  row: {
    recallId: recallPeople.recallId,
    orderId: orders.id,
    name: orders.name,
    email: orders.email,
    language: orders.language,
    emailedAt: recallPeople.emailedAt,
    messagedAt: recallPeople.messagedAt,
  },
  text: `
    select p.recall_id as "recallId", o.id as "orderId", o.name, o.email, o.language, p.emailed_at as "emailedAt",
      p.messaged_at as "messagedAt"
    from recall_people p join orders o on o.id = p.order_id where p.id = :personId`,
});

export async function findNotice(db: Db, personId: string) {
  const [row] = await noticeOf(db, { personId });
  return row;
}

type Marks = Partial<Pick<typeof recallPeople.$inferInsert, 'emailError'>> & {
  isEmailed?: boolean;
  isMessaged?: boolean;
};

export async function markNotice(
  db: Db,
  personId: string,
  { isEmailed, isMessaged, emailError }: Marks,
): Promise<void> {
  await db
    .update(recallPeople)
    .set({
      ...(isEmailed && { emailedAt: sql`now()`, emailError: '' }),
      ...(isMessaged && { messagedAt: sql`now()` }),
      ...(emailError !== undefined && { emailError }),
    })
    .where(eq(recallPeople.id, personId));
}

/** Undefined when the person does not belong to the recall. */
export async function lockPerson(tx: Db, recallId: string, personId: string) {
  const [row] = await tx
    .select()
    .from(recallPeople)
    .where(and(eq(recallPeople.id, personId), eq(recallPeople.recallId, recallId)))
    .for('update');
  return row;
}

export async function setCalled(tx: Db, personId: string, adminId: string | null): Promise<void> {
  await tx
    .update(recallPeople)
    .set({ calledAt: adminId === null ? null : sql`now()`, calledBy: adminId })
    .where(eq(recallPeople.id, personId));
}

export async function setSettled(tx: Db, personId: string, settled: RecallSettlement): Promise<void> {
  await tx
    .update(recallPeople)
    .set({ settled, settledAt: sql`now()` })
    .where(inArray(recallPeople.id, [personId]));
}

const bottlesOf = statement({
  name: 'recall_bottles_of_person',
  params: { personId: uuid(), batchId: uuid() },
  row: { orderId: uuid(), foodId: text(), size: text(), pieces: integer() },
  text: `
    select b.order_id as "orderId", b.food_id as "foodId", b.size, b.quantity - b.returned as pieces
    from recall_orders r join order_batches b on b.order_id = r.order_id and b.batch_id = :batchId
    where r.person_id = :personId and ${WITH_CUSTOMER} order by b.order_id, b.food_id, b.size`,
});

/** The bottles of the batch that a person has, by order. */
export function selectBottles(tx: Db, personId: string, batchId: string) {
  return bottlesOf(tx, { personId, batchId });
}
