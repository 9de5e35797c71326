-- Customers who want messages about their orders through a channel such as SMS, and since when.
create table message_consents (
  user_id uuid not null references users (id) on delete cascade,
  channel text not null check (channel ~ '^[a-z][a-z0-9-]{1,30}$'),
  agreed_at timestamptz not null default now(),
  primary key (user_id, channel)
);
