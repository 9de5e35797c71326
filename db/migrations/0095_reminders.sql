-- "Running low?": what a household was reminded of. Its link fills the cart of the same customer.
create table reminders (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null unique,
  lines jsonb not null,
  created_at timestamptz not null default now(),
  opened_at timestamptz
);
create index reminders_user on reminders (user_id, created_at);

-- Customers who want no reminders.
create table reminder_stops (
  user_id uuid primary key references users (id) on delete cascade,
  stopped_at timestamptz not null default now()
);
