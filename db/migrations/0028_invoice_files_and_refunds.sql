-- An invoice is drawn once and stored: drawing Indian scripts takes a quarter of a second of a processor. It is drawn again
-- only where the drawing itself changed (invoices/drawing-version.ts).
create table invoice_files (
  order_id uuid primary key references invoices on delete cascade,
  drawing_version integer not null check (drawing_version >= 0),
  pdf bytea not null,
  drawn_at timestamptz not null default now()
);

-- Revenue is what was paid less what went back. A refund of the whole payment takes its order out of the paid ones; a
-- refund of a part is taken off on the day of its order, so that both count on the same day.
drop view sales_by_day;
drop function count_sales(date);
alter table kept_sales add column refunded_paise bigint not null default 0;

-- What went back of an order's payment. A payment in dollars is worth the order's total, a part of it that part.
create function refunded_paise(uuid) returns bigint language sql stable as $$
  select coalesce(round(o.total_paise::numeric * sum(r.amount_minor) / p.amount_minor), 0)::bigint
  from orders o
    join payments p on p.order_id = o.id and p.status = 'captured'
    join refunds r on r.payment_id = p.id and r.status = 'processed'
  where o.id = $1
  group by o.total_paise, p.amount_minor
$$;

-- The same sum as refunded_paise, over all orders of a day at once: a call for each takes longer than all the rest.
create function count_sales(date)
returns table (status order_status, payment_status text, orders integer, total_paise bigint, refunded_paise bigint)
language sql stable as $$
  with placed as (
    select o.id, o.status, o.payment_status, o.total_paise
    from orders o
    where o.deleted_at is null and o.created_at >= begin_of_day($1) and o.created_at < begin_of_day($1 + 1)
  ), refunded as (
    select o.id, round(o.total_paise::numeric * sum(r.amount_minor) / p.amount_minor) as paise
    from placed o
      join payments p on p.order_id = o.id and p.status = 'captured'
      join refunds r on r.payment_id = p.id and r.status = 'processed'
    group by o.id, o.total_paise, p.amount_minor
  )
  select o.status, o.payment_status, count(*)::integer, sum(o.total_paise)::bigint, coalesce(sum(b.paise), 0)::bigint
  from placed o left join refunded b on b.id = o.id
  group by 1, 2
$$;
create view sales_by_day as
  select * from kept_sales k where not exists (select from changed_days c where c.day = k.day)
  union all
  select c.day, n.* from (select distinct day from changed_days) c cross join lateral count_sales(c.day) n;

create function note_day_of_refund() returns trigger language plpgsql as $$
begin
  insert into changed_days (day)
    select day_of(o.created_at) from payments p join orders o on o.id = p.order_id
    where p.id = coalesce(new.payment_id, old.payment_id);
  return null;
end $$;
create trigger sales_of_refund after insert or update of status, amount_minor or delete on refunds
  for each row execute function note_day_of_refund();

-- the days of refunds that were made before are counted anew
insert into changed_days (day)
  select distinct day_of(o.created_at)
  from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
  where r.status = 'processed';
