-- Messages that people asked for when a size costs less. Beside restock_requests, because replicas of the previous version would
-- take its rows for sizes that are back.
create table price_requests (
  id uuid primary key,
  food_id text not null references foods (id) on delete cascade,
  size text not null,
  email text not null check (email = lower(email)),
  user_id uuid references users (id) on delete cascade,
  language text not null default 'en',
  token_hash bytea not null unique,
  -- what it cost when it was asked for
  price_paise paise not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  notified_at timestamptz
);
create unique index price_requests_open on price_requests (food_id, size, email) where notified_at is null;
create index price_requests_email on price_requests (email);
create index price_requests_user on price_requests (user_id);
