-- Press batches: every bottle knows its pressing (docs/batches.md). The stock of a size that has batches is the sum of the bottles in
-- its sellable batches. Triggers keep both together, so no statement can change one without the other:
--   food_sizes.stock sold, released, returned -> assign_batches moves the bottles of its batches and writes order_batches
--   batch_sizes, batches changed              -> sync_batch_size computes the stock of the size
-- Whoever changes bottles holds the lock of the row in food_sizes: it is the one queue of a size.

-- {"codePattern": "{food}-{yy}{mm}-{dd}", "minLifeDays": 45}
alter table shop_settings add column batches jsonb not null default '{}' check (jsonb_typeof(batches) = 'object');
-- grams of seed for a litre of oil, or a kilo of anything else
alter table foods add column seed_grams_per_litre integer check (seed_grams_per_litre between 1 and 1000000);

create function india_today() returns date language sql stable as $$
  select (statement_timestamp() at time zone 'Asia/Kolkata')::date
$$;

create table batches (
  -- made by the form: a form that is sent twice makes one batch
  id uuid primary key,
  food_id slug not null references foods,
  code text not null unique check (code ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$' and length(code) <= 40),
  -- both are unknown of bottles that were counted before the first batch
  pressed_on date,
  best_before date,
  seed_source text not null default '' check (length(seed_source) <= 300),
  grams_in integer check (grams_in > 0),
  output_amount integer check (output_amount > 0),
  output_unit text check (output_unit in ('ml', 'g')),
  notes text not null default '' check (length(notes) <= 5000),
  -- for the public page of a bottle
  story text not null default '' check (length(story) <= 5000),
  photos text[] not null default '{}',
  report_url text,
  report_name text not null default '' check (length(report_name) <= 200),
  blocked_at timestamptz,
  block_reason text not null default '' check (length(block_reason) <= 500),
  recalled_at timestamptz,
  recall_reason text not null default '' check (length(recall_reason) <= 2000),
  is_unbatched boolean not null default false,
  -- computed by set_batch_state: the last day on which it is sold, and whether its bottles are in the stock
  sell_until date,
  in_stock boolean not null default true,
  version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (is_unbatched or (pressed_on is not null and best_before is not null)),
  check (best_before >= pressed_on),
  check ((output_amount is null) = (output_unit is null))
);
create index batches_food on batches (food_id, best_before);
create index batches_pressed on batches (pressed_on desc, id);
create index batches_sell_until on batches (sell_until) where in_stock;
create unique index batches_unbatched on batches (food_id) where is_unbatched;

-- Every code that a batch ever had: printed QR codes work for years.
create table batch_codes (
  code text primary key,
  batch_id uuid not null references batches on delete cascade,
  created_at timestamptz not null default now()
);
create index batch_codes_batch on batch_codes (batch_id);

create table batch_sizes (
  batch_id uuid not null references batches on delete cascade,
  food_id slug not null,
  size text not null check (length(size) between 1 and 40),
  made integer not null check (made between 0 and 1000000),
  -- left now
  bottles integer not null check (bottles between 0 and 2000000),
  primary key (batch_id, size)
);
create index batch_sizes_open on batch_sizes (food_id, size) where bottles > 0;
create index batch_sizes_food on batch_sizes (food_id, size);

-- Which bottles an order got. Without foreign keys, like stock_changes: orders write here many times a second. What never left the
-- farm (cancelled, expired) is deleted; what came back is counted in returned: quantity - returned is with the customer.
create table order_batches (
  order_id uuid not null,
  food_id text not null,
  size text not null,
  batch_id uuid not null,
  quantity integer not null check (quantity >= 0),
  returned integer not null default 0,
  primary key (order_id, food_id, size, batch_id),
  check (returned between 0 and quantity)
);
create index order_batches_batch on order_batches (batch_id, order_id);

-- Bottles of a batch that came or went without an order. bottles = made + sum of delta - sum of (quantity - returned) of its orders.
create table batch_changes (
  id bigint generated always as identity primary key,
  batch_id uuid not null references batches on delete cascade,
  size text not null,
  delta integer not null,
  reason text not null check (reason in ('counted', 'broken', 'expired', 'own-use')),
  note text not null default '' check (length(note) <= 300),
  actor_id uuid references users on delete set null,
  api_key_id uuid,
  request_id uuid,
  at timestamptz not null default clock_timestamp()
);
create index batch_changes_batch on batch_changes (batch_id, id);
create unique index batch_changes_request on batch_changes (request_id) where request_id is not null;

-- next_batch and its dates: the batch that would be sent now, written by the triggers below
alter table food_sizes
  add column has_batches boolean not null default false,
  add column next_batch uuid,
  add column pressed_on date,
  add column best_before date;

-- Without a number of the owner: 45 days or 30 % of the life, whichever is less (FSSAI, November 2024).
create function batch_sell_until(pressed_on date, best_before date) returns date language sql stable as $$
  select best_before - coalesce((select (s.batches ->> 'minLifeDays')::integer from shop_settings s),
    least(45, ceil((best_before - pressed_on) * 0.3)::integer))
$$;

create function set_batch_state() returns trigger language plpgsql as $$
begin
  new.sell_until := batch_sell_until(new.pressed_on, new.best_before);
  new.in_stock := new.blocked_at is null and new.recalled_at is null and (new.sell_until is null or new.sell_until >= india_today());
  return new;
end $$;
create trigger set_batch_state before insert or update on batches for each row execute function set_batch_state();

create function record_batch_code() returns trigger language plpgsql as $$
begin
  insert into batch_codes (code, batch_id) values (new.code, new.id)
    on conflict (code) do update set batch_id = excluded.batch_id where batch_codes.batch_id = excluded.batch_id;
  if not found then
    raise exception 'another batch had this code' using errcode = 'unique_violation', constraint = 'batches_code_key';
  end if;
  return null;
end $$;
create trigger record_batch_code after insert or update of code on batches
  for each row execute function record_batch_code();

-- Bottles that may be sold today. in_stock alone is not enough: the job that counts expired batches out may be late.
create function sellable_bottles(of_food text, of_size text) returns integer language sql stable as $$
  select coalesce(sum(s.bottles), 0)::integer from batch_sizes s join batches b on b.id = s.batch_id
  where s.food_id = of_food and s.size = of_size and s.bottles > 0 and b.in_stock and (b.sell_until is null or b.sell_until >= india_today())
$$;

create type next_batch as (id uuid, pressed_on date, best_before date);
create function next_batch_of(of_food text, of_size text) returns next_batch language sql stable as $$
  select (b.id, b.pressed_on, b.best_before)::next_batch from batch_sizes s join batches b on b.id = s.batch_id
  where s.food_id = of_food and s.size = of_size and s.bottles > 0 and b.in_stock and (b.sell_until is null or b.sell_until >= india_today())
  order by b.best_before nulls first, b.pressed_on, b.code limit 1
$$;

-- Bottles without a batch: what was counted before the first batch, and what comes back from orders of that time.
create function add_unbatched(of_food text, of_size text, pieces integer) returns void language plpgsql as $$
begin
  insert into batches (id, food_id, code, is_unbatched)
    values (gen_random_uuid(), of_food, 'UNBATCHED-' || upper(left(md5(of_food), 8)), true) on conflict do nothing;
  insert into batch_sizes (batch_id, food_id, size, made, bottles)
    select id, of_food, of_size, pieces, pieces from batches where food_id = of_food and is_unbatched
    on conflict (batch_id, size) do update
      set made = batch_sizes.made + excluded.made, bottles = batch_sizes.bottles + excluded.bottles;
end $$;

create function sync_batch_size(of_food text, of_size text) returns void language plpgsql as $$
declare
  counted integer;
  was_batched boolean;
  upcoming next_batch;
  total integer;
begin
  select stock, has_batches into counted, was_batched from food_sizes where food_id = of_food and size = of_size for update;
  if not found then
    return;
  end if;
  -- the first batch of a size: what was counted before becomes a batch of its own
  if not was_batched and counted > 0 then
    perform add_unbatched(of_food, of_size, counted);
  end if;
  select coalesce(sum(s.bottles), 0) into total from batch_sizes s join batches b on b.id = s.batch_id
    where s.food_id = of_food and s.size = of_size and b.in_stock;
  upcoming := next_batch_of(of_food, of_size);
  update food_sizes set stock = total, has_batches = true, next_batch = upcoming.id, pressed_on = upcoming.pressed_on,
      best_before = upcoming.best_before
    where food_id = of_food and size = of_size
      and (stock, has_batches, next_batch, pressed_on, best_before)
        is distinct from (total, true, upcoming.id, upcoming.pressed_on, upcoming.best_before);
end $$;

create function sync_changed_bottles() returns trigger language plpgsql as $$
declare
  one record;
begin
  -- in the order in which sales lock sizes
  for one in select food_id, size from changed group by 1, 2 order by food_id collate "C", size collate "C" loop
    perform sync_batch_size(one.food_id, one.size);
  end loop;
  return null;
end $$;
create trigger sync_made after insert on batch_sizes referencing new table as changed
  for each statement when (pg_trigger_depth() = 0) execute function sync_changed_bottles();
create trigger sync_bottles after update on batch_sizes referencing new table as changed
  for each statement when (pg_trigger_depth() = 0) execute function sync_changed_bottles();
create trigger sync_removed after delete on batch_sizes referencing old table as changed
  for each statement when (pg_trigger_depth() = 0) execute function sync_changed_bottles();

create function sync_changed_batch() returns trigger language plpgsql as $$
declare
  of_size text;
begin
  for of_size in select size from batch_sizes where batch_id = new.id order by size collate "C" loop
    perform sync_batch_size(new.food_id, of_size);
  end loop;
  return null;
end $$;
create trigger sync_batch after update on batches for each row
  when ((old.in_stock, old.pressed_on, old.best_before, old.code) is distinct from (new.in_stock, new.pressed_on, new.best_before, new.code))
  execute function sync_changed_batch();

-- Orders change the stock; this assigns the bottles, the first to expire first. Any other change of the stock is rejected: a bottle
-- that nobody can trace must not appear.
create function assign_batches() returns trigger language plpgsql as $$
declare
  why jsonb := nullif(current_setting('shop.stock_change', true), '')::jsonb;
  reason text := why ->> 'reason';
  of_order uuid := (why ->> 'orderId')::uuid;
  pieces integer := abs(new.stock - old.stock);
  put_back integer;
  put_in_stock integer;
  upcoming next_batch;
begin
  if reason = 'sold' and of_order is not null and new.stock < old.stock then
    -- bottles of a batch that expired at midnight: nothing is updated, which every caller takes for too little stock
    if sellable_bottles(new.food_id, new.size) < pieces then
      return null;
    end if;
    with open as (
      select s.batch_id, s.bottles,
        sum(s.bottles) over (order by b.best_before nulls first, b.pressed_on, b.code) - s.bottles as earlier
      from batch_sizes s join batches b on b.id = s.batch_id
      where s.food_id = new.food_id and s.size = new.size and s.bottles > 0 and b.in_stock
        and (b.sell_until is null or b.sell_until >= india_today())
    ), taken as (
      update batch_sizes s set bottles = s.bottles - least(open.bottles, pieces - open.earlier)
      from open where s.batch_id = open.batch_id and s.size = new.size and open.earlier < pieces
      returning s.batch_id, least(open.bottles, pieces - open.earlier) as quantity
    )
    insert into order_batches (order_id, food_id, size, batch_id, quantity)
      select of_order, new.food_id, new.size, batch_id, quantity from taken
      on conflict (order_id, food_id, size, batch_id) do update set quantity = order_batches.quantity + excluded.quantity;
  elsif reason in ('released', 'returned') and of_order is not null and new.stock > old.stock then
    with sent as (
      select o.batch_id, b.in_stock, o.quantity - o.returned as quantity,
        sum(o.quantity - o.returned) over (order by b.best_before nulls first, b.pressed_on, b.code)
          - (o.quantity - o.returned) as earlier
      from order_batches o join batches b on b.id = o.batch_id
      where o.order_id = of_order and o.food_id = new.food_id and o.size = new.size and o.quantity > o.returned
    ), back as (
      select batch_id, in_stock, least(quantity, pieces - earlier) as quantity from sent where earlier < pieces
    ), put as (
      update batch_sizes s set bottles = s.bottles + back.quantity from back where s.batch_id = back.batch_id and s.size = new.size
    ), noted as (
      update order_batches o set
        quantity = o.quantity - case reason when 'released' then back.quantity else 0 end,
        returned = o.returned + case reason when 'returned' then back.quantity else 0 end
      from back where o.order_id = of_order and o.food_id = new.food_id and o.size = new.size and o.batch_id = back.batch_id
    )
    select coalesce(sum(quantity), 0), coalesce(sum(quantity) filter (where in_stock), 0) into put_back, put_in_stock from back;
    delete from order_batches o
      where o.order_id = of_order and o.food_id = new.food_id and o.size = new.size and o.quantity = 0;
    if put_back < pieces then
      perform add_unbatched(new.food_id, new.size, pieces - put_back);
    end if;
    new.stock := old.stock + put_in_stock + pieces - put_back;
  else
    raise exception 'the stock of % (%) is the sum of its batches', new.food_id, new.size using errcode = 'BAT01';
  end if;
  upcoming := next_batch_of(new.food_id, new.size);
  new.next_batch := upcoming.id;
  new.pressed_on := upcoming.pressed_on;
  new.best_before := upcoming.best_before;
  return new;
end $$;
create trigger assign_batches before update on food_sizes for each row
  when (old.has_batches and old.stock is distinct from new.stock and pg_trigger_depth() = 0)
  execute function assign_batches();

-- A size that is sold again has the bottles of its batches; one that is written for the first time has none.
create function restore_batch_stock() returns trigger language plpgsql as $$
declare
  upcoming next_batch;
begin
  new.has_batches := exists (select from batch_sizes where food_id = new.food_id and size = new.size);
  if new.has_batches then
    select coalesce(sum(s.bottles), 0) into new.stock from batch_sizes s join batches b on b.id = s.batch_id
      where s.food_id = new.food_id and s.size = new.size and b.in_stock;
    upcoming := next_batch_of(new.food_id, new.size);
  end if;
  new.next_batch := upcoming.id;
  new.pressed_on := upcoming.pressed_on;
  new.best_before := upcoming.best_before;
  return new;
end $$;
create trigger restore_batch_stock before insert on food_sizes for each row execute function restore_batch_stock();

-- Pages show the dates of the next batch: they are made anew when it changes, of this food only.
drop trigger tell_of_changed_size on food_sizes;
create trigger tell_of_changed_size after update on food_sizes
  for each row when (to_jsonb(old) - array['stock', 'has_batches', 'next_batch', 'pressed_on', 'best_before']
    is distinct from to_jsonb(new) - array['stock', 'has_batches', 'next_batch', 'pressed_on', 'best_before'])
  execute function tell_of_change();
drop trigger tell_of_shown_stock on food_sizes;
create trigger tell_of_shown_stock after update on food_sizes
  for each row when (least(coalesce(old.stock, 6), 6) <> least(coalesce(new.stock, 6), 6)
    or (old.pressed_on, old.best_before) is distinct from (new.pressed_on, new.best_before))
  execute function tell_of_stock();

-- new reasons of the history
alter table stock_changes drop constraint stock_changes_reason_check;
alter table stock_changes add constraint stock_changes_reason_check check (reason in (
  'opening', 'sold', 'released', 'returned', 'restocked', 'counted', 'edited', 'imported', 'broken', 'expired', 'own-use',
  'removed', 'other', 'pressed', 'blocked')) not valid;
