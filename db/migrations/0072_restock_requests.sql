-- E-mails that people asked for when a sold-out size is back. Unconfirmed rows are of visitors who have not opened the link yet.
create table restock_requests (
  id uuid primary key,
  food_id text not null references foods (id) on delete cascade,
  size text not null,
  email text not null check (email = lower(email)),
  user_id uuid references users (id) on delete cascade,
  language text not null default 'en',
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  notified_at timestamptz
);
create unique index restock_requests_open on restock_requests (food_id, size, email) where notified_at is null;
create index restock_requests_email on restock_requests (email);
create index restock_requests_user on restock_requests (user_id);
