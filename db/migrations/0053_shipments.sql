-- Parcels that were booked with a courier, and what the courier reported of them.
create table shipments (
  order_id uuid primary key references orders (id),
  courier text not null check (courier ~ '^[a-z][a-z0-9-]{1,30}$'),
  tracking_number text not null check (length(tracking_number) between 1 and 80),
  booked_at timestamptz not null default now(),
  unique (courier, tracking_number)
);

create table shipment_events (
  courier text not null,
  event_id text not null check (length(event_id) between 1 and 200),
  order_id uuid not null references shipments (order_id) on delete cascade,
  status text not null check (status in ('picked-up', 'in-transit', 'out-for-delivery', 'delivered', 'returned')),
  at timestamptz not null,
  primary key (courier, event_id)
);

create index shipment_events_of_order on shipment_events (order_id, at);
