-- What happened in the shop, for those who want to know: receivers of extensions, and webhook endpoints that an admin added.
-- Events are written by triggers in the transaction of the change, so nothing that is committed is missed, whoever changed it.
-- Nobody is notified here: src/server/events looks for deliveries that are due.

create table event_receivers (
  id uuid primary key default gen_random_uuid(),
  -- the name of an extension of shop.config.ts
  extension text unique,
  -- or the address of a webhook endpoint
  url text,
  description text not null default '',
  events text[] not null,
  -- encrypted with the settings key; the one before signs too until previous_until
  secret_sealed text,
  previous_sealed text,
  previous_until timestamptz,
  -- since when no delivery succeeded
  failing_since timestamptz,
  disabled_at timestamptz,
  -- by the shop, after a long failure
  is_given_up boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((extension is null) <> (url is null)),
  check ((url is null) = (secret_sealed is null))
);

create table shop_events (
  seq bigint generated always as identity primary key,
  -- repeated deliveries have the same
  id uuid not null unique default gen_random_uuid(),
  type text not null,
  -- events with the same subject are delivered in their order: "order 0190..."
  subject text not null,
  data jsonb not null,
  at timestamptz not null default now()
);
create index shop_events_at on shop_events (at);

create table event_deliveries (
  id bigint generated always as identity primary key,
  event_seq bigint not null references shop_events (seq) on delete cascade,
  -- no foreign key: an order must never wait for, or fail by, an admin who deletes an endpoint
  receiver_id uuid not null,
  subject text not null,
  -- a test, or sent again by an admin: one try, out of the order
  is_manual boolean not null default false,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
  tries smallint not null default 0,
  -- of a delivery that runs: when another process may take it over
  next_try_at timestamptz not null default now(),
  tried_at timestamptz,
  -- of the last try
  response_code smallint,
  response text not null default '',
  error text not null default '',
  duration_ms integer
);
create index event_deliveries_due on event_deliveries (receiver_id, next_try_at) where status = 'pending';
create index event_deliveries_order on event_deliveries (receiver_id, subject, event_seq) where status = 'pending';
create index event_deliveries_log on event_deliveries (receiver_id, id);
create index event_deliveries_event on event_deliveries (event_seq);

-- Nothing is written when nobody wants the event.
create function record_event(event_type text, event_subject text, event_data jsonb) returns void language plpgsql as $$
declare
  event_seq bigint;
begin
  insert into shop_events (type, subject, data) values (event_type, event_subject, event_data) returning seq into event_seq;
  insert into event_deliveries (event_seq, receiver_id, subject)
    select event_seq, r.id, event_subject from event_receivers r
    where r.disabled_at is null and event_type = any(r.events);
end $$;

create function is_event_wanted(event_type text) returns boolean language sql stable as $$
  select exists (select from event_receivers r where r.disabled_at is null and event_type = any(r.events))
$$;

-- The order as it is at the end of the transaction. No personal data: receivers read the order if they need more.
create function record_order_event(event_type text, order_id uuid, extra jsonb default '{}') returns void language plpgsql as $$
begin
  if not is_event_wanted(event_type) then return; end if;
  perform record_event(event_type, 'order ' || o.id, jsonb_build_object(
    'orderId', o.id,
    'number', o.number::text,
    'status', o.status,
    'paymentStatus', o.payment_status,
    'total', o.total_paise,
    'currency', 'INR',
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object('foodId', i.food_id, 'name', i.name, 'size', i.size,
        'quantity', i.quantity, 'price', i.charged_price_paise) order by i.position), '[]')
      from order_items i where i.order_id = o.id)) || extra)
  from orders o where o.id = record_order_event.order_id;
end $$;

create function record_placed_order() returns trigger language plpgsql as $$
begin
  perform record_order_event('order.placed', new.id);
  return null;
end $$;

create function record_changed_order() returns trigger language plpgsql as $$
begin
  if new.payment_status = 'COMPLETED' and old.payment_status <> 'COMPLETED' then
    perform record_order_event('order.paid', new.id);
  end if;
  if new.status <> old.status and new.status in ('SHIPPED', 'DELIVERED', 'CANCELLED') then
    perform record_order_event('order.' || lower(new.status::text), new.id);
  -- a customer deleted an unpaid order
  elsif new.deleted_at is not null and old.deleted_at is null and new.status <> 'CANCELLED' then
    perform record_order_event('order.cancelled', new.id);
  end if;
  return null;
end $$;

create function record_refund() returns trigger language plpgsql as $$
begin
  -- a payment that paid nothing (a second one) is returned without the order being refunded
  perform record_order_event('order.refunded', p.order_id,
    jsonb_build_object('refunded', jsonb_build_object('amount', new.amount_minor, 'currency', p.currency)))
  from payments p where p.id = new.payment_id and p.status = 'captured';
  return null;
end $$;

create function record_low_stock() returns trigger language plpgsql as $$
begin
  if is_event_wanted('stock.low') then
    perform record_event('stock.low', 'size ' || new.food_id || ' ' || new.size, jsonb_build_object(
      'foodId', s.food_id, 'name', f.name, 'size', s.size, 'left', s.stock))
    from food_sizes s join foods f on f.id = s.food_id
    where s.food_id = new.food_id and s.size = new.size and s.stock is not null;
  end if;
  return null;
end $$;

create function record_review() returns trigger language plpgsql as $$
begin
  if is_event_wanted('review.written') then
    perform record_event('review.written', 'food ' || new.food_id,
      jsonb_build_object('foodId', new.food_id, 'reviewId', new.id, 'rating', new.rating));
  end if;
  return null;
end $$;

-- deferred: at the end of the transaction the order has its lines, its status and its payment
create constraint trigger record_placed after insert on orders
  deferrable initially deferred for each row execute function record_placed_order();
create constraint trigger record_changed after update on orders
  deferrable initially deferred for each row
  when (old.status is distinct from new.status or old.payment_status is distinct from new.payment_status
    or (old.deleted_at is null and new.deleted_at is not null))
  execute function record_changed_order();
create constraint trigger record_refund_made after insert on refunds
  deferrable initially deferred for each row when (new.status = 'processed') execute function record_refund();
create constraint trigger record_refund_done after update on refunds
  deferrable initially deferred for each row
  when (new.status = 'processed' and old.status is distinct from 'processed') execute function record_refund();
create trigger record_low after insert or update on stock_alarms
  for each row execute function record_low_stock();
create trigger record_written after insert on reviews
  for each row execute function record_review();
