-- Who signed in, failed to, reset a password, got rights or keys, or exported data: from which address and device. Kept for
-- 180 days, as CERT-In's directions of April 2022 ask. E-mails and what was typed are not stored.
create table security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  -- whom it concerns; null: no account has what was typed
  account_id uuid references users,
  -- who did it, where that is somebody else
  actor_id uuid references users,
  address text not null default '' check (length(address) <= 60),
  device text not null default '' check (length(device) <= 300),
  -- such as {"file": "customers.csv"}
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object')
);
create index security_events_account on security_events (account_id, id desc) where account_id is not null;
create index security_events_actor on security_events (actor_id, id desc) where actor_id is not null;
create index security_events_kind on security_events (kind, at desc);
create index security_events_address on security_events (address text_pattern_ops, kind, at desc);
create index security_events_age on security_events (at);
