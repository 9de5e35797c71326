-- Parcels that a courier carries: what it calls them, their steps until they leave, and more that it reports.

alter table shipments
  -- the second parcel of an order, after the first booking was cancelled
  add column parcel smallint not null default 1 check (parcel > 0),
  -- who really carries it, where the courier sends it with others
  add column carrier text not null default '' check (length(carrier) <= 100),
  -- the courier's own ids
  add column courier_order text not null default '' check (length(courier_order) <= 60),
  add column courier_parcel text not null default '' check (length(courier_parcel) <= 60),
  add column pickup_asked_at timestamptz,
  add column pickup_note text not null default '' check (length(pickup_note) <= 300),
  add column manifested_at timestamptz,
  add column cancelled_at timestamptz,
  -- when the courier was last asked where it is
  add column checked_at timestamptz,
  -- an admin has done what the newest report asked for
  add column handled_at timestamptz;

alter table shipment_events add column tracking_number text;
alter table shipment_events add column note text not null default '' check (length(note) <= 300);
alter table shipment_events drop constraint shipment_events_status_check;
alter table shipment_events add constraint shipment_events_status_check check (status in (
  'picked-up', 'in-transit', 'out-for-delivery', 'undelivered', 'delivered', 'coming-back', 'returned', 'lost', 'damaged',
  'void', 'other')) not valid;

-- a booking that has begun: who comes second waits, and a try after a crash looks for the parcel before it books
create table booking_tries (
  order_id uuid primary key references orders (id),
  courier text not null check (courier ~ '^[a-z][a-z0-9-]{1,30}$'),
  parcel smallint not null check (parcel > 0),
  -- null: nobody is at it
  busy_until timestamptz
);
