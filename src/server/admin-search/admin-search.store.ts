import type { SearchKind } from '../../contract/admin/search.ts';
import { creditedBy } from '../platform/db/credited-sql.ts';
import type { Db } from '../platform/db/db.ts';
import { bigint, nullable, text } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

const MAX_PER_KIND = 5;
/** A name that half of all orders have is not worth sorting them all: the newest of these are enough. */
const MAX_SCANNED = 500;

export interface SearchTerms {
  /** Patterns for `like`; null where the text cannot be such a thing. */
  contains: string | null;
  start: string | null;
  number: string | null;
  exactNumber: number | null;
  phone: string | null;
  tracking: string | null;
  document: string | null;
  reference: string | null;
  batch: string | null;
  pincode: string | null;
}

const everything = statement({
  name: 'admin_search',
  isPrepared: false,
  params: {
    contains: nullable(text()),
    start: nullable(text()),
    number: nullable(text()),
    exactNumber: nullable(bigint()),
    phone: nullable(text()),
    tracking: nullable(text()),
    document: nullable(text()),
    reference: nullable(text()),
    batch: nullable(text()),
    pincode: nullable(text()),
  },
  row: {
    kind: text(),
    id: nullable(text()),
    title: nullable(text()),
    note: nullable(text()),
  },
  // each part is found by an index of its own and stops at its limit
  text: `
    (select 'order' as kind, id::text as id, '#' || number as title, name || ' · ' || phone as note from (
      select * from (select * from orders where number::text like :number and deleted_at is null
        order by length(number::text), number desc limit ${MAX_PER_KIND}) by_number
      union
      select * from (select * from (
          select * from orders where lower(name || ' ' || email || ' ' || phone) like :contains
            and deleted_at is null limit ${MAX_SCANNED}) by_text
        order by created_at desc limit ${MAX_PER_KIND}) newest
      union
      select * from (select * from orders where lower(name) like :start and :contains::text is null
        and deleted_at is null limit ${MAX_PER_KIND}) by_start
    ) found order by (number = :exactNumber) desc nulls last, created_at desc limit ${MAX_PER_KIND})
    union all
    (select 'customer', id::text, name, concat_ws(' · ', nullif(email, ''), nullif(phone, '')) from (
      select id, name, email, phone from (select * from users
        where lower(name || ' ' || email || ' ' || phone) like :contains and erased_at is null
        limit ${MAX_PER_KIND}) by_text
      union
      select id, name, email, phone from (select * from users
        where lower(name) like :start and :contains::text is null and erased_at is null limit ${MAX_PER_KIND}) by_start
      union
      select u.id, u.name, u.email, u.phone from (
        select user_id from customer_tags where user_id is not null and tag like :start limit ${MAX_PER_KIND}
      ) tagged join users u on u.id = tagged.user_id where u.erased_at is null
    ) found order by name limit ${MAX_PER_KIND})
    union all
    (select 'customer', phone, name, phone from (
      select distinct on (phone) phone, name from (
        select phone, name, created_at from orders where user_id is null and phone <> '' and phone like :phone
        limit ${MAX_SCANNED}) calls order by phone, created_at desc
    ) found limit ${MAX_PER_KIND})
    union all
    (select 'food', id, name, category from foods
      where lower(name) like coalesce(:contains, :start) and removed_at is null order by name limit ${MAX_PER_KIND})
    union all
    (select 'batch', b.id::text, b.code, concat_ws(' · ', f.name, b.pressed_on::text)
      from (select distinct batch_id from batch_codes where code like :batch limit ${MAX_PER_KIND}) found
      join batches b on b.id = found.batch_id join foods f on f.id = b.food_id order by b.pressed_on desc nulls last)
    union all
    (select 'invoice', order_id::text, number, concat('INR ', content ->> 'total',
        case when ${creditedBy('found')} is not null then ' credited' end) from (
      select * from (select * from invoices where lower(number) like :document limit ${MAX_PER_KIND}) by_number
      union all
      select i.* from invoice_series s join invoices i on i.financial_year = s.financial_year and i.sequence = :exactNumber
    ) found order by issued_at desc limit ${MAX_PER_KIND})
    union all
    (select 'creditNote', order_id::text, number, 'INR ' || total_paise from (
      select * from (select * from credit_notes where lower(number) like :document limit ${MAX_PER_KIND}) by_number
      union all
      select c.* from credit_note_series s
        join credit_notes c on c.financial_year = s.financial_year and c.sequence = :exactNumber
    ) found order by issued_at desc limit ${MAX_PER_KIND})
    union all
    (select 'payment', order_id::text, reference, provider from (
      select * from (select order_id, provider_payment_id as reference, provider from payments
        where provider_payment_id like :reference limit ${MAX_PER_KIND}) paid
      union all
      select * from (select order_id, provider_order_id, provider from payment_attempts
        where provider_order_id like :reference limit ${MAX_PER_KIND}) tried
    ) found limit ${MAX_PER_KIND})
    union all
    (select 'tracking', id::text, tracking_number, concat_ws(' · ', courier, '#' || number) from orders
      where lower(replace(tracking_number, ' ', '')) like :tracking and tracking_number is not null
        and deleted_at is null limit ${MAX_PER_KIND})
    union all
    (select 'pincode', :pincode, :pincode, count(*)::text from (
      select from orders where address ->> 'pincode' = :pincode and deleted_at is null limit 100
    ) here having count(*) > 0)`,
});

export interface FoundRow {
  kind: SearchKind;
  id: string;
  title: string;
  note: string;
}

export async function selectEverything(db: Db, terms: SearchTerms): Promise<FoundRow[]> {
  const rows = await everything(db, terms);
  return rows.map(({ kind, id, title, note }) => ({
    kind: kind as SearchKind,
    id: id ?? '',
    title: title ?? '',
    note: note ?? '',
  }));
}
