-- Why the stock of a size changed. A trigger writes the rows, so no way of changing the stock can leave its row out. The sum of
-- `delta` of a size is its stock; a size that is not counted, or no longer sold, has a sum of zero.
create table stock_changes (
  id bigint generated always as identity primary key,
  -- without foreign keys: orders write here many times a second, and the history outlives sizes
  food_id text not null,
  size text not null,
  delta integer not null,
  -- empty: not counted from here on, or no longer sold
  stock integer check (stock >= 0),
  reason text not null check (reason in (
    'opening', 'sold', 'released', 'returned', 'restocked', 'counted', 'edited', 'imported', 'broken', 'expired', 'own-use',
    'removed', 'other')),
  note text not null default '' check (length(note) <= 300),
  order_id uuid,
  actor_id uuid references users on delete set null,
  api_key_id uuid,
  -- an admin's form, sent twice, is written once
  request_id uuid,
  at timestamptz not null default clock_timestamp()
);
create index stock_changes_food on stock_changes (food_id, id);
create unique index stock_changes_request on stock_changes (request_id) where request_id is not null;

-- Whoever changes the stock sets `shop.stock_change` for its transaction: platform/db/stock-reason.ts, reserve_for_order. Changes
-- by hand and by a process of the previous version have none.
create function record_stock_change() returns trigger language plpgsql as $$
declare
  why jsonb := nullif(current_setting('shop.stock_change', true), '')::jsonb;
  is_same boolean := tg_op = 'UPDATE' and (old.food_id, old.size) = (new.food_id, new.size);
begin
  if is_same then
    insert into stock_changes (food_id, size, delta, stock, reason, note, order_id, actor_id, api_key_id, request_id)
    values (new.food_id, new.size, coalesce(new.stock, 0) - coalesce(old.stock, 0), new.stock, coalesce(why ->> 'reason', 'other'),
      coalesce(why ->> 'note', ''), (why ->> 'orderId')::uuid, (why ->> 'actorId')::uuid, (why ->> 'apiKeyId')::uuid,
      (why ->> 'requestId')::uuid);
    return null;
  end if;
  if tg_op <> 'INSERT' and old.stock is not null then
    insert into stock_changes (food_id, size, delta, reason, actor_id, api_key_id)
    values (old.food_id, old.size, -old.stock, 'removed', (why ->> 'actorId')::uuid, (why ->> 'apiKeyId')::uuid);
  end if;
  if tg_op <> 'DELETE' and new.stock is not null then
    insert into stock_changes (food_id, size, delta, stock, reason, actor_id, api_key_id)
    values (new.food_id, new.size, new.stock, new.stock, 'opening', (why ->> 'actorId')::uuid, (why ->> 'apiKeyId')::uuid);
  end if;
  return null;
end $$;
create trigger record_stock after insert or delete on food_sizes
  for each row execute function record_stock_change();
create trigger record_changed_stock after update on food_sizes
  for each row when (old.stock is distinct from new.stock or old.food_id <> new.food_id or old.size <> new.size)
  execute function record_stock_change();

-- the triggers above have locked the table: nothing is sold between them and this
insert into stock_changes (food_id, size, delta, stock, reason)
  select food_id, size, stock, stock, 'opening' from food_sizes where stock is not null;

-- the level at which the owner is e-mailed; empty: that of the settings
alter table food_sizes add column low_stock integer check (low_stock >= 0);

create or replace function reserve_for_order(
  new_order uuid, customer uuid, coupon text, foods text[], sizes text[], quantities integer[]
) returns void language plpgsql as $$
declare
  most_uses integer;
begin
  if coupon is not null then
    update coupons c set used_count = c.used_count + 1
      where c.code = coupon and (c.limit_total is null or c.used_count < c.limit_total)
      returning c.limit_per_customer into most_uses;
    if not found then
      raise exception 'no use of the coupon is left' using errcode = 'RSV01';
    end if;
    insert into coupon_redemptions (order_id, coupon_code, user_id) values (new_order, coupon, customer);
    if most_uses is not null and (select count(*) from coupon_redemptions r
        where r.coupon_code = coupon and r.user_id = customer and r.released_at is null) > most_uses then
      raise exception 'the customer has used the coupon' using errcode = 'RSV01';
    end if;
  end if;
  perform set_config('shop.stock_change', '{"reason": "sold", "orderId": "' || new_order || '"}', true);
  for i in 1 .. cardinality(foods) loop
    update food_sizes s set stock = s.stock - quantities[i]
      where s.food_id = foods[i] and s.size = sizes[i] and s.stock >= quantities[i];
    if not found then
      raise exception 'too little stock, or it is not counted' using errcode = 'RSV01';
    end if;
  end loop;
end $$;
