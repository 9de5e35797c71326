-- whether a live shop sells, and what its set-up remembers; one row
create table shop_state (
  only_one boolean primary key default true check (only_one),
  -- public: the self-check compares it with what answers at PUBLIC_URL
  shop_id uuid not null default gen_random_uuid(),
  -- set at the first start in live mode, which decides whether the shop was open before this table existed
  first_started_at timestamptz,
  -- null: never opened
  opened_at timestamptz,
  -- set while an admin has closed the shop again
  closed_at timestamptz,
  -- shows the closed shop to everyone who has the link
  visit_key text not null default substr(replace(gen_random_uuid()::text, '-', ''), 1, 20)
    check (visit_key ~ '^[a-z0-9-]{16,64}$'),
  -- SHA-256 of the one-time link that creates the first admin, printed at the start of a live shop without one
  first_admin_hash bytea,
  -- the last complete run of `npm run backup`
  last_backup_at timestamptz
);
insert into shop_state default values;

-- keys of payment and mail providers, encrypted with a key that is not in the database
create table stored_keys (
  name text primary key,
  sealed text not null,
  updated_at timestamptz not null default now()
);

-- the newest result of each check that asks somebody else
create table self_checks (
  name text primary key,
  status text not null check (status in ('ok', 'warning', 'failed')),
  message text not null,
  checked_at timestamptz not null default now()
);

create trigger tell_of_change after insert or update or delete or truncate on shop_state
  for each statement execute function tell_of_change();
create trigger tell_of_change after insert or update or delete or truncate on stored_keys
  for each statement execute function tell_of_change();
