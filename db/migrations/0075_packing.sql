-- The packing table: where a size stands, and parcels that were shipped together.

alter table food_sizes add column shelf text not null default '' check (length(shelf) <= 40);

-- A parcel of a bulk shipment. Until undo_until nobody outside of the shop hears of it.
create table dispatched_parcels (
  -- chosen by the browser: who repeats a request ships nothing twice
  batch_id uuid not null,
  order_id uuid not null references orders (id),
  admin_id uuid not null,
  courier text not null,
  -- of the order, before
  from_status text not null check (from_status in ('PAYMENT', 'CONFIRMED')),
  -- of the order, after: an order that was changed since is not undone
  order_version integer not null,
  shipped_at timestamptz not null default now(),
  undo_until timestamptz not null,
  undone_at timestamptz,
  -- when its invoice was issued and its e-mail was queued
  announced_at timestamptz,
  primary key (batch_id, order_id)
);
create index dispatched_parcels_recent on dispatched_parcels (shipped_at);
create index dispatched_parcels_order on dispatched_parcels (order_id);

-- What was shipped today.
create index order_history_shipped on order_history (at, order_id)
  where to_status = 'SHIPPED' and from_status is distinct from 'SHIPPED';

-- Cash orders that wait for their parcel; paid ones have orders_status_payment.
create index orders_cash_to_ship on orders (created_at, id)
  where status = 'CONFIRMED' and cod_at is not null and deleted_at is null;

-- A transaction can let its events wait: shop.events_wait, in seconds.
create or replace function record_event(event_type text, event_subject text, event_data jsonb) returns void language plpgsql as $$
declare
  event_seq bigint;
begin
  insert into shop_events (type, subject, data) values (event_type, event_subject, event_data) returning seq into event_seq;
  insert into event_deliveries (event_seq, receiver_id, subject, next_try_at)
    select event_seq, r.id, event_subject,
      now() + make_interval(secs => coalesce(nullif(current_setting('shop.events_wait', true), '')::double precision, 0))
    from event_receivers r
    where r.disabled_at is null and event_type = any(r.events);
end $$;
