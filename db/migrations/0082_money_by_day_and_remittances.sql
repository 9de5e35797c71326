-- Money counts on the day it moves: a payment on the day it was captured, a refund on the day it was made. The days are
-- counted and cached like the sales by day (0017), with the same list of changed days.

create table day_money (
  day date primary key,
  -- how many payments
  payments integer not null,
  gross_paise bigint not null,
  refunded_paise bigint not null
);

-- the first release did not record when a refund was made
create index refunds_processed_day on refunds (coalesce(processed_at, updated_at)) where status = 'processed';

-- What each refund is worth in rupees. A payment in dollars is worth the order's total, a part of it that part; each refund is
-- rounded so that all refunds of a payment together are worth exactly what they would be as one.
create function refund_values(uuid) returns table (at timestamptz, paise bigint) language sql stable as $$
  select coalesce(r.processed_at, r.updated_at),
    (round(o.total_paise::numeric * sum(r.amount_minor) over upto / p.amount_minor)
      - round(o.total_paise::numeric * (sum(r.amount_minor) over upto - r.amount_minor) / p.amount_minor))::bigint
  from refunds r
    join payments p on p.id = r.payment_id and p.status = 'captured'
    join orders o on o.id = p.order_id
  where r.payment_id = $1 and r.status = 'processed'
  window upto as (order by coalesce(r.processed_at, r.updated_at), r.id rows between unbounded preceding and current row)
$$;

create function count_money(date)
returns table (payments integer, gross_paise bigint, refunded_paise bigint) language sql stable as $$
  select p.payments, p.gross, r.refunded
  from (
    select count(*)::integer as payments, coalesce(sum(o.total_paise), 0)::bigint as gross
    from payments p join orders o on o.id = p.order_id
    where p.status = 'captured' and p.captured_at >= begin_of_day($1) and p.captured_at < begin_of_day($1 + 1)
  ) p, (
    select coalesce(sum(v.paise), 0)::bigint as refunded
    from (
      select distinct f.payment_id from refunds f
      where f.status = 'processed' and coalesce(f.processed_at, f.updated_at) >= begin_of_day($1)
        and coalesce(f.processed_at, f.updated_at) < begin_of_day($1 + 1)
    ) touched cross join lateral refund_values(touched.payment_id) v
    where v.at >= begin_of_day($1) and v.at < begin_of_day($1 + 1)
  ) r
$$;

create view money_by_day as
  select * from day_money k where not exists (select from changed_days c where c.day = k.day)
  union all
  select c.day, n.* from (select distinct day from changed_days) c cross join lateral count_money(c.day) n;

create function note_day_of_payment() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into changed_days (day) values (day_of(old.captured_at));
  end if;
  if tg_op <> 'DELETE' and (tg_op = 'INSERT' or day_of(old.captured_at) <> day_of(new.captured_at) or old.status <> new.status) then
    insert into changed_days (day) values (day_of(new.captured_at));
  end if;
  return null;
end $$;
create trigger money_of_payment after insert or update of status, captured_at, amount_minor or delete on payments
  for each row execute function note_day_of_payment();

-- one more refund changes how the later ones of its payment are rounded, by a paisa: their days are noted too
create function note_days_of_refunds() returns trigger language plpgsql as $$
begin
  insert into changed_days (day)
    select distinct day_of(coalesce(r.processed_at, r.updated_at)) from refunds r
    where r.payment_id = coalesce(new.payment_id, old.payment_id) and r.status = 'processed';
  if tg_op <> 'INSERT' and old.status = 'processed' then
    insert into changed_days (day) values (day_of(coalesce(old.processed_at, old.updated_at)));
  end if;
  return null;
end $$;
create trigger money_of_refund after insert or update of status, amount_minor, processed_at or delete on refunds
  for each row execute function note_days_of_refunds();

-- a paid order whose total changes
create function note_days_of_paid_order() returns trigger language plpgsql as $$
begin
  insert into changed_days (day)
    select day_of(p.captured_at) from payments p where p.order_id = new.id and p.status = 'captured'
    union
    select day_of(coalesce(r.processed_at, r.updated_at))
    from payments p join refunds r on r.payment_id = p.id and r.status = 'processed'
    where p.order_id = new.id and p.status = 'captured';
  return null;
end $$;
create trigger money_of_changed_order after update of total_paise on orders for each row
  when (old.total_paise <> new.total_paise) execute function note_days_of_paid_order();

-- Days of earlier money: they are counted when they are read, until the job has counted them in the background.
insert into changed_days (day)
  select day_of(captured_at) from payments where status = 'captured'
  union
  select day_of(coalesce(processed_at, updated_at)) from refunds where status = 'processed';

-- What the provider last said of an attempt: the payments it knows, and when it was asked. `asked_at` is later than `said_at`
-- when it did not answer since.
alter table payment_attempts add column asked_at timestamptz;
alter table payment_attempts add column said_at timestamptz;
alter table payment_attempts add column said jsonb;

-- What a courier paid out for parcels with cash on delivery, as its files tell it.
create table remittance_files (
  id uuid primary key,
  courier text not null check (courier in ('shiprocket', 'delhivery')),
  name text not null check (length(name) <= 200),
  sha256 bytea not null unique check (length(sha256) = 32),
  confirmed_by uuid references users on delete set null,
  confirmed_at timestamptz not null default now()
);

-- One payout. Null: the file does not tell it.
create table remittances (
  id uuid primary key,
  file_id uuid not null references remittance_files on delete cascade,
  courier text not null,
  crf text not null check (length(crf) between 1 and 80),
  utr text not null default '' check (length(utr) <= 80),
  paid_on date,
  available_paise bigint,
  freight_paise bigint,
  early_paise bigint,
  instant_paise bigint,
  reversal_paise bigint,
  paid_paise bigint,
  unique (courier, crf)
);

create table remittance_lines (
  remittance_id uuid not null references remittances on delete cascade,
  position integer not null,
  awb text not null check (length(awb) between 1 and 80),
  amount_paise bigint not null,
  adjusted_paise bigint not null default 0,
  -- more than one: the lines of one parcel were added up
  count integer not null default 1,
  order_id uuid references orders on delete set null,
  settled_at timestamptz,
  primary key (remittance_id, awb)
);
create index remittance_lines_awb on remittance_lines (awb);

-- parcels are matched by their number alone, however it was typed
create function bare_awb(text) returns text language sql immutable
  return upper(regexp_replace($1, '[^A-Za-z0-9]', '', 'g'));
create index orders_cod_awb on orders (bare_awb(tracking_number)) where cod_at is not null and tracking_number is not null;
-- cash that has not come yet
create index orders_cod_open on orders (status, created_at) where cod_at is not null and payment_status = 'PENDING';
