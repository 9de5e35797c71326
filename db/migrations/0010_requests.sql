-- What a customer asks for after ordering; the owner decides.
create table order_requests (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  kind text not null check (kind in ('cancel', 'return', 'exchange', 'damage')),
  text text not null check (length(text) between 1 and 2000),
  photos text[] not null default '{}' check (cardinality(photos) <= 3),
  status text not null default 'open' check (status in ('open', 'accepted', 'declined')),
  answer text not null default '' check (length(answer) <= 2000),
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  answered_by uuid references users on delete set null,
  check ((status = 'open') = (answered_at is null))
);
create index order_requests_order on order_requests (order_id, created_at);
create index order_requests_open on order_requests (created_at, id) where status = 'open';
-- one open request of a kind: a double click asks once
create unique index order_requests_once on order_requests (order_id, kind) where status = 'open';
