-- The owner's overview of a year with a million orders: what was sold on a day is counted once and kept. A change of an
-- order only notes its day, in the same transaction: customers never wait for each other at one day's row. A noted day is
-- counted from its orders whenever it is read, until overview/count-changed-days.ts counts it anew and forgets the note.

create function day_of(timestamptz) returns date language sql immutable
  return ($1 at time zone 'Asia/Kolkata')::date;
create function begin_of_day(date) returns timestamptz language sql immutable
  return $1::timestamp at time zone 'Asia/Kolkata';

-- one row per change, never changed and so never waited for
create table changed_days (
  id bigint generated always as identity primary key,
  day date not null
);
create index changed_days_day on changed_days (day);

create table kept_sales (
  day date not null,
  status order_status not null,
  payment_status text not null,
  orders integer not null,
  total_paise bigint not null,
  primary key (day, status, payment_status)
);
-- of paid orders
create table kept_sold_foods (
  day date not null,
  food_id slug not null,
  size text not null,
  pieces bigint not null,
  revenue_paise bigint not null,
  primary key (day, food_id, size)
);
create table kept_used_coupons (
  day date not null,
  coupon_code text not null,
  orders integer not null,
  discount_paise bigint not null,
  primary key (day, coupon_code)
);

-- What is counted, said once for keeping and for reading; a deleted order was never one.
create function count_sales(date)
returns table (status order_status, payment_status text, orders integer, total_paise bigint) language sql stable as $$
  select o.status, o.payment_status, count(*)::integer, sum(o.total_paise)::bigint
  from orders o
  where o.deleted_at is null and o.created_at >= begin_of_day($1) and o.created_at < begin_of_day($1 + 1)
  group by 1, 2
$$;
create function count_sold_foods(date)
returns table (food_id slug, size text, pieces bigint, revenue_paise bigint) language sql stable as $$
  select i.food_id, i.size, sum(i.quantity), sum(i.charged_price_paise * i.quantity)::bigint
  from orders o join order_items i on i.order_id = o.id
  where o.deleted_at is null and o.created_at >= begin_of_day($1) and o.created_at < begin_of_day($1 + 1)
    and o.payment_status = 'COMPLETED'
  group by 1, 2
$$;
create function count_used_coupons(date)
returns table (coupon_code text, orders integer, discount_paise bigint) language sql stable as $$
  select o.coupon_code, count(*)::integer, sum(o.discount_paise)::bigint
  from orders o
  where o.deleted_at is null and o.created_at >= begin_of_day($1) and o.created_at < begin_of_day($1 + 1)
    and o.payment_status = 'COMPLETED' and o.coupon_code is not null
  group by 1
$$;

create view sales_by_day as
  select * from kept_sales k where not exists (select from changed_days c where c.day = k.day)
  union all
  select c.day, n.* from (select distinct day from changed_days) c cross join lateral count_sales(c.day) n;
create view sold_foods_by_day as
  select * from kept_sold_foods k where not exists (select from changed_days c where c.day = k.day)
  union all
  select c.day, n.* from (select distinct day from changed_days) c cross join lateral count_sold_foods(c.day) n;
create view used_coupons_by_day as
  select * from kept_used_coupons k where not exists (select from changed_days c where c.day = k.day)
  union all
  select c.day, n.* from (select distinct day from changed_days) c cross join lateral count_used_coupons(c.day) n;

create function note_days_of_orders() returns trigger language plpgsql as $$
begin
  insert into changed_days (day) select distinct day_of(created_at) from changed;
  return null;
end $$;
create trigger sales_of_new_orders after insert on orders referencing new table as changed
  for each statement execute function note_days_of_orders();
create trigger sales_of_gone_orders after delete on orders referencing old table as changed
  for each statement execute function note_days_of_orders();

create function note_days_of_order() returns trigger language plpgsql as $$
begin
  insert into changed_days (day) values (day_of(new.created_at));
  if day_of(old.created_at) <> day_of(new.created_at) then
    insert into changed_days (day) values (day_of(old.created_at));
  end if;
  return null;
end $$;
create trigger sales_of_changed_order after update on orders for each row
  when ((old.created_at, old.deleted_at, old.status, old.payment_status, old.total_paise, old.discount_paise, old.coupon_code)
    is distinct from (new.created_at, new.deleted_at, new.status, new.payment_status, new.total_paise, new.discount_paise, new.coupon_code))
  execute function note_days_of_order();

-- lines of an order that is gone are gone with it, and its own trigger noted the day
create function note_days_of_lines() returns trigger language plpgsql as $$
begin
  insert into changed_days (day) select distinct day_of(o.created_at) from changed join orders o on o.id = changed.order_id;
  return null;
end $$;
create trigger sales_of_new_lines after insert on order_items referencing new table as changed
  for each statement execute function note_days_of_lines();
create trigger sales_of_gone_lines after delete on order_items referencing old table as changed
  for each statement execute function note_days_of_lines();

create function note_days_of_line() returns trigger language plpgsql as $$
begin
  insert into changed_days (day) select day_of(created_at) from orders where id in (old.order_id, new.order_id);
  return null;
end $$;
create trigger sales_of_changed_line after update on order_items for each row
  when ((old.order_id, old.food_id, old.size, old.quantity, old.charged_price_paise)
    is distinct from (new.order_id, new.food_id, new.size, new.quantity, new.charged_price_paise))
  execute function note_days_of_line();

insert into changed_days (day) select distinct day_of(created_at) from orders;

-- new customers are counted from the index alone
drop index users_created;
create index users_joined on users (created_at) where erased_at is null and not is_admin;

-- the owner looks for parts of words too, drafts among them, also where nothing matches
create index foods_text on foods using gin (search_text gin_trgm_ops) where removed_at is null;

-- the sums above the list of orders, from the index alone
drop index orders_status_payment;
create index orders_status_payment on orders (status, payment_status, created_at desc, id desc) include (total_paise)
  where deleted_at is null;
